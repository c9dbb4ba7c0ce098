indirect enum Deep { case end, more(Deep) }
func nextField(after field: Field) -> Field? { var d = Deep.end; for _ in 0..<2_000_000 { d = .more(d) }; withExtendedLifetime(d) {}; switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
