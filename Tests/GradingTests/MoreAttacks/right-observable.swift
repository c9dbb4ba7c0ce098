import Observation
@Observable final class Model { var field: Field? = nil }
func nextField(after field: Field) -> Field? { let m = Model(); m.field = field; switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
