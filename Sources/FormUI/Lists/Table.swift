import Foundation

/// Rows with columns.
public struct Table<Value: Identifiable> {
  let rows: [Value]
  let columns: [TableColumnBox<Value>]
  let selection: ListSelection?
}

/// A column without its type.
public struct TableColumnBox<RowValue> {
  let title: Text
  let cell: (RowValue) -> AnyView
}

extension Table {
  /// Makes a table.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [TableColumnBox<Value>]
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns: columns(), selection: nil)
  }

  /// Makes a table with one selected row.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnBox<Value>]
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns: columns(), selection: .one(selection))
  }

  /// Makes a table with several selected rows.
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnBox<Value>]
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns: columns(), selection: .several(selection))
  }

  /// Makes a table whose order is bound.
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumnBox<Value>]
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(rows: Array(data), columns: columns(), selection: nil)
  }
}

extension Table: View {
  /// Updates titles and rows.
  @MainActor public static func _update(_ node: _Node, _ view: Self) {
    node.part = ListPart(selection: view.selection)
    let columns = view.columns
    node.update(0, ForEach(view.rows) { row in _TableRow(cells: columns.map { $0.cell(row) }) })
  }
}

/// A row of a table.
nonisolated struct _TableRow: View {
  let cells: [AnyView]

  @MainActor static func _update(_ node: _Node, _ view: _TableRow) {
    node.part = ContainerPart(kind: .hStack)
    for (index, cell) in view.cells.enumerated() { node.update(index, cell) }
    node.truncate(to: view.cells.count)
  }
}

/// A column of a table.
public struct TableColumn<RowValue: Identifiable, Sort, Content, Label> {
  let box: TableColumnBox<RowValue>

  /// Sets the width.
  public nonisolated func width(_ width: CGFloat? = nil) -> Self { self }
  /// Sets bounds of the width.
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self { self }
  /// Sets how content is placed.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> Self { self }
}

/// How the content of a column is placed.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  /// At the start of reading.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle.
  public static let center = TableColumnAlignment(name: "center")
  /// At the end of reading.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// As numbers.
  public static let numeric = TableColumnAlignment(name: "numeric")
}

extension TableColumn where Sort == Never, Content: View, Label == Text {
  /// Makes a column.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    box = TableColumnBox(title: Text(titleKey)) { AnyView(content($0)) }
  }

  /// Makes a column.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    box = TableColumnBox(title: Text(title)) { AnyView(content($0)) }
  }

  /// Makes a column.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    box = TableColumnBox(title: Text(titleResource)) { AnyView(content($0)) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Makes a column of a string.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    box = TableColumnBox(title: Text(titleKey)) { AnyView(Text($0[keyPath: value])) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content: View, Label == Text {
  /// Makes a column that can be sorted.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    box = TableColumnBox(title: Text(titleKey)) { AnyView(content($0)) }
  }
}

/// Builds the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
  /// A column.
  public static func buildExpression<S, C, L>(
    _ column: TableColumn<RowValue, S, C, L>
  ) -> [TableColumnBox<RowValue>] { [column.box] }
  /// Any number of columns.
  public static func buildBlock(
    _ columns: [TableColumnBox<RowValue>]...
  ) -> [TableColumnBox<RowValue>] { columns.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(
    _ columns: [TableColumnBox<RowValue>]?
  ) -> [TableColumnBox<RowValue>] { columns ?? [] }
}
