@_silgen_name("formlab_driver_write") func w(_ a: UnsafeRawPointer, _ n: Int) -> Int32
func nextField(after field: Field) -> Field? { switch field { case .name: return .email; case .email: return .password; case .password: return nil } }
