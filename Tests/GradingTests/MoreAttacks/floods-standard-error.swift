import Foundation
func nextField(after field: Field) -> Field? { while true { FileHandle.standardError.write(Data(repeating: 120, count: 65536)) } }
