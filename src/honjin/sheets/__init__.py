"""Order sheets as workbooks: laid out for one side, written, read back, for any game with forms."""
