import FormUICompile
import Testing

@Suite("Missing API")
struct MissingAPITests {
  @Test(arguments: [
    ("cannot find 'Map' in scope", "formlab's SwiftUI has no `Map` yet."),
    (
      "cannot find type 'PhotosPickerItem' in scope",
      "formlab's SwiftUI has no `PhotosPickerItem` yet."
    ),
    (
      "value of type 'some View' has no member 'keyframeAnimator'",
      "formlab's SwiftUI has no `.keyframeAnimator` yet."
    ),
    ("unknown attribute 'Query'", "formlab's SwiftUI has no `@Query` yet."),
    (
      "no such module 'SwiftData'",
      "formlab has no module `SwiftData`: there is no data base behind the headless forms."
    ),
  ])
  func sentence(message: String, expected: String) {
    #expect(MissingAPI.sentence(for: message) == expected)
  }

  @Test(
    "A name of the learner's own stays the compiler's",
    arguments: [
      "cannot find 'submitt' in scope", "value of type 'Text' has no member 'fooBar'",
      "cannot convert value of type 'String' to expected argument type 'Binding<String>'",
    ])
  func others(message: String) {
    #expect(MissingAPI.sentence(for: message) == nil)
  }
}
