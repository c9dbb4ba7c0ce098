package import CourseFiles

/// How a sample looks when it is shown.
package struct Preview: Sendable {
  /// The form as text.
  package var text: String
  /// The form as an SVG element, with a title for screen readers.
  package var svg: String

  package init(text: String, svg: String) {
    self.text = text
    self.svg = svg
  }
}

/// Gives the preview of a sample, or nil where it has none.
package typealias PreviewSource = @Sendable (_ sample: Sample) -> Preview?
