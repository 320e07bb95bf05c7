"""Machine players think in processes of their own: a slow mind never delays another table."""
