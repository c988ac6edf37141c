"""The rows and the preview of the settings screen."""
