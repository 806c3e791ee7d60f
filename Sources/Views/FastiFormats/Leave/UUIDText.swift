/// The usual spelling of a UUID.
///
/// - Source: RFC 9562, section 4.
enum UUIDText {
  /// The UUID in small letters; nil for anything but 32 hex digits in groups of 8, 4, 4, 4 and 12.
  static func normal(_ text: [UInt8]) -> [UInt8]? {
    guard text.count == 36 else { return nil }
    var normal: [UInt8] = []
    normal.reserveCapacity(36)
    for (index, byte) in text.enumerated() {
      let isHyphen = index == 8 || index == 13 || index == 18 || index == 23
      switch byte {
      case UInt8(ascii: "-") where isHyphen: normal.append(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isHyphen, UInt8(ascii: "a")...UInt8(ascii: "f") where !isHyphen:
        normal.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "F") where !isHyphen: normal.append(byte + 0x20)
      default: return nil
      }
    }
    return normal
  }
}
