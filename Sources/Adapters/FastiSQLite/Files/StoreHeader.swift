/// The first 100 bytes of a database file.
///
/// - Source: The SQLite file format, section 1.3.
struct StoreHeader: Hashable {
  /// The number that marks a file as a Fasti store: `Fsti`.
  static let applicationID: UInt32 = 0x4673_7469
  /// The length of the header in bytes.
  static let count = 100

  /// The application id; 0 if none was set.
  let applicationID: UInt32
  /// The version of its tables.
  let version: Int
  /// Whether the file uses a write-ahead log.
  let hasLog: Bool
  /// How many transactions have changed the file; those in a log do not count.
  let changes: UInt32

  /// Reads a header; nil if the bytes are not one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.count, bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
    func number(at place: Int) -> UInt32 { bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    applicationID = number(at: 68)
    version = Int(Int32(bitPattern: number(at: 60)))
    hasLog = bytes[18] == 2
    changes = number(at: 24)
  }
}
