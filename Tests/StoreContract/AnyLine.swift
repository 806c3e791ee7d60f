public import FastiRecords

/// A line of any kind, whose columns are not read: for tests that only count things.
public struct AnyLine<Content: Record>: RecordLine {
  /// The kind of the content.
  public static var kind: RecordKind { Content.kind }

  /// A line.
  public init() {}

  /// Reads nothing.
  public mutating func read(_ columns: inout some ColumnReader) -> Bool { true }
}
