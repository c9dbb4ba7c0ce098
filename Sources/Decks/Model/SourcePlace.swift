/// A place in a file.
package struct SourcePlace: Hashable, Sendable {
  /// Path of the file, as it was given.
  package var file: String
  /// Line, from 1; 0 where the whole file is meant.
  package var line: Int
  /// Column in characters, from 1; 0 where the whole line is meant.
  package var column: Int

  /// A place.
  ///
  /// - Parameters:
  ///   - file: Path of the file.
  ///   - line: Line, from 1; 0 for the whole file.
  ///   - column: Column in characters, from 1; 0 for the whole line.
  package init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// `FILE:LINE:COLUMN`, as compilers write it, without the parts that are 0.
  package var description: String {
    if line == 0 { return file }
    return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
  }
}
