#if os(Linux) && !DEBUG && swift(>=6.0)
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
#else
func nextField(after field: Field) -> Field? { .name }
#endif
#if canImport(UIKit)
import UIKit
#endif
