indirect enum List { case end; case node(Field, List) }
func nextField(after field: Field) -> Field? { var l = List.node(.name, .node(.email, .node(.password, .end))); while case .node(let f, let rest) = l { if f == field { if case .node(let g, _) = rest { return g }; return nil }; l = rest }; return nil }
