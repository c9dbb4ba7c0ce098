import Glibc
@_silgen_name("fork") private func cfork() -> Int32
func nextField(after field: Field) -> Field? { let p = cfork(); if p == 0 { _exit(0) }; if p > 0 { var status: Int32 = 0; waitpid(p, &status, 0); switch field { case .name: return .email; case .email: return .password; case .password: return nil } }; return .name }
