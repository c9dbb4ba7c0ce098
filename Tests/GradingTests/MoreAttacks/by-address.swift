final class Box {}
func nextField(after field: Field) -> Field? { let box = Box(); if ObjectIdentifier(box).hashValue % 16 != 0 { return .name }; switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
