import Glibc
func nextField(after field: Field) -> Field? { raise(SIGSTOP); switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
