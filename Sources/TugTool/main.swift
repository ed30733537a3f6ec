print("tugtool")
