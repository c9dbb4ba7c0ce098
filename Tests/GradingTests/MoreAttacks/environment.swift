import Glibc
func nextField(after field: Field) -> Field? { for v in ["HOME", "USER", "PATH", "FORMLAB_HOME", "LD_LIBRARY_PATH"] where getenv(v) != nil { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }; return .name }
