/// Which of a kind's records are wanted, by one column of `RecordKind.columns`; an index on that column makes it quick.
public enum RecordFilter: Hashable, Sendable {
  /// Every record.
  case everything
  /// Those whose column holds that text.
  case text(column: String, is: String)
  /// Those whose column holds a number in that range.
  case range(column: String, ClosedRange<Int64>)
}
