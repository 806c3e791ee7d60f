/// The month names of one calendar in one language: a list in the order of the months' numbers, separated by
/// semicolons, and how the name of an inserted month is formed from its neighbour's.
struct MonthNames: Sendable {
  let list: StaticString
  let beforeLeap: StaticString
  let afterLeap: StaticString

  init(_ list: StaticString, beforeLeap: StaticString = "", afterLeap: StaticString = "") {
    self.list = list
    self.beforeLeap = beforeLeap
    self.afterLeap = afterLeap
  }

  /// The UTF-8 of the name of a month, from 1.
  func name(_ month: Int, isLeap: Bool) -> [UInt8] {
    var name: [UInt8] = []
    if isLeap { beforeLeap.withUTF8Buffer { name.append(contentsOf: $0) } }
    list.withUTF8Buffer { bytes in
      var place = 1
      for byte in bytes {
        if byte == UInt8(ascii: ";") { place += 1 } else if place == month { name.append(byte) }
      }
    }
    if isLeap { afterLeap.withUTF8Buffer { name.append(contentsOf: $0) } }
    return name
  }
}
