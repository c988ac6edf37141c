"""What is heard: the samples and how they sound, and the device that plays them."""
