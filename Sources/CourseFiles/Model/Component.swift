/// What a component page holds besides a lesson.
package struct Component: Sendable, Equatable {
  /// The name to copy it by.
  package var name: String
  /// One sentence.
  package var description: String
  /// Where it works: "iOS 18 and later".
  package var platform: String
  /// What its user may pass.
  package var parameters: [Parameter]
  /// Its whole code.
  package var code: SourceText

  /// One row of the table of parameters.
  package struct Parameter: Sendable, Equatable {
    package var name: String
    package var type: String
    /// Empty where there is none.
    package var defaultValue: String
    package var meaning: String

    package init(name: String, type: String, defaultValue: String, meaning: String) {
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.meaning = meaning
    }
  }

  package init(
    name: String, description: String, platform: String, parameters: [Parameter],
    code: SourceText
  ) {
    self.name = name
    self.description = description
    self.platform = platform
    self.parameters = parameters
    self.code = code
  }
}
