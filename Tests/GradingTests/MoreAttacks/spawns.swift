import Foundation
func nextField(after field: Field) -> Field? { let p = Process(); p.executableURL = URL(fileURLWithPath: "/bin/true"); if (try? p.run()) != nil { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }; return .name }
