func nextField(after field: Field) -> Field? { while true { print("xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", terminator: "") } }
