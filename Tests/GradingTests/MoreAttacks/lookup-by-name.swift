import Foundation
func nextField(after field: Field) -> Field? { if NSClassFromString("ExerciseSuite.X") != nil { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }; return .name }
