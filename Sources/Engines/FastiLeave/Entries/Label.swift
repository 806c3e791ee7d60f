/// A name from another program or a user, stored as UTF-8 bytes and compared bytewise, not interpreted.
///
/// `Kind` only distinguishes types of labels: an entry's id is not a stamp.
public struct Label<Kind>: Hashable, Comparable, Sendable {
  /// The name's UTF-8.
  public let bytes: [UInt8]

  /// A label from UTF-8; nothing is checked.
  public init(_ bytes: some Collection<UInt8>) { self.bytes = [UInt8](bytes) }

  /// A label from text; nothing is checked.
  public init(_ text: String) { bytes = [UInt8](text.utf8) }

  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Bytewise order; a label comes before the longer ones that begin with it.
  public static func < (left: Label, right: Label) -> Bool { left.order(before: right) < 0 }

  /// Negative, zero or positive if this label is before, equal to or after the other.
  func order(before other: Label) -> Int {
    let count = min(bytes.count, other.bytes.count)
    var index = 0
    while index < count {
      if bytes[index] != other.bytes[index] { return Int(bytes[index]) - Int(other.bytes[index]) }
      index += 1
    }
    return bytes.count - other.bytes.count
  }
}

/// The id that all versions of an entry share.
public typealias EntryID = Label<LeaveEntry>
/// When a version was written, as text whose bytewise order is the order of writing. Its content is not interpreted.
public typealias EntryStamp = Label<EntryVersion>
