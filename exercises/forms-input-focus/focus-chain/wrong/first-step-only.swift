// fails: Return in the email field leads to the password field
// say: Only the first step is right. From `email` the return key leads on to `password`, and your
//   function answers `nil` there.
func nextField(after field: Field) -> Field? {
  field == .name ? .email : nil
}
