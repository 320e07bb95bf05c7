"""Midway, 1942: carriers that seek each other over a hidden sea, by sealed orders and an umpire."""
