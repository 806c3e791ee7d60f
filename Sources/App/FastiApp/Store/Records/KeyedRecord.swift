/// A record of which only one may exist for each key, on all devices together.
public protocol KeyedRecord: Record {
  /// What names the record within its kind.
  var key: String { get }
}

extension KeyedRecord {
  /// The id that this key has on every device.
  public static func id(for key: String) -> RecordID { .version8(kind: kind.table, key: key) }

  /// The id of this record.
  public var id: RecordID { Self.id(for: key) }
}
