/// A kind of leave: `vacation`, `sick`, `comp`, or a name by the user.
public struct LeaveType: Hashable, Comparable, Sendable {
  /// The name: 1 to 32 of `a`-`z`, `0`-`9` and `-`, a letter first.
  public let bytes: [UInt8]

  /// Checks a name.
  /// - Throws: `.malformedType`.
  public init(_ bytes: some Collection<UInt8>) throws(LeaveError) {
    let bytes = [UInt8](bytes)
    guard let first = bytes.first, bytes.count <= 32, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else {
      throw .malformedType
    }
    for byte in bytes {
      let isLetter = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      guard isLetter || isDigit || byte == UInt8(ascii: "-") else { throw .malformedType }
    }
    self.bytes = bytes
  }

  /// Checks a name.
  /// - Throws: `.malformedType`.
  public init(_ text: String) throws(LeaveError) { try self.init([UInt8](text.utf8)) }

  private init(known text: StaticString) { bytes = text.withUTF8Buffer { [UInt8]($0) } }

  /// Paid free time.
  public static let vacation = LeaveType(known: "vacation")
  /// Time off when ill.
  public static let sick = LeaveType(known: "sick")
  /// Time off for overtime.
  public static let comp = LeaveType(known: "comp")

  /// The name as text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Bytewise order of the names.
  public static func < (left: LeaveType, right: LeaveType) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
