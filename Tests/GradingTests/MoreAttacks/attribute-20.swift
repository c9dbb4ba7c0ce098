@freestanding(expression) macro m() -> Int = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
