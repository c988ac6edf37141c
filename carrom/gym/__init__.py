"""Carrom as an environment for learning; needs the extra `gym`."""

from carrom.gym.match_env import MatchEnv
from carrom.gym.solo_env import SoloEnv

__all__ = ["MatchEnv", "SoloEnv"]
