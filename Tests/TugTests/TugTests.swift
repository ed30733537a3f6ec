// Tug
