// WebServing
