print("formlab")
