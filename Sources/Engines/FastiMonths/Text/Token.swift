/// A piece of a text, for the readers of month starts.
struct Token: Hashable {
  enum Kind: Hashable {
    /// Letters: lower case, without accents and apostrophes.
    case word
    /// Digits; `isOrdinal` when `st`, `nd`, `rd` or `th` follows directly.
    case number(Int, digits: Int, isOrdinal: Bool)
    /// One punctuation mark.
    case mark(UInt8)
    /// Anything else: letters of other scripts, digits run together with letters.
    case other
  }

  let kind: Kind
  /// The letters of a word; the digits of a number that is too long to be one.
  let text: [UInt8]

  func isMark(_ sign: Unicode.Scalar) -> Bool { kind == .mark(UInt8(truncatingIfNeeded: sign.value)) }

  var number: Int? { if case .number(let value, _, _) = kind { value } else { nil } }

  /// Whether the word is one of those separated by spaces.
  func isWord(_ list: StaticString) -> Bool { kind == .word && text.isAmong(list) }
}

extension [UInt8] {
  /// Whether these bytes are one of the words of a list separated by spaces.
  func isAmong(_ list: StaticString) -> Bool {
    guard !isEmpty else { return false }
    return list.withUTF8Buffer { bytes in
      var place = 0
      while place < bytes.count {
        var end = place
        while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
        if end - place == count, bytes[place..<end].elementsEqual(self) { return true }
        place = end + 1
      }
      return false
    }
  }

  /// The index, from 0, of the group that contains these bytes: groups are separated by `;`, their words by spaces.
  func group(in list: StaticString) -> Int? {
    guard !isEmpty else { return nil }
    return list.withUTF8Buffer { bytes in
      var place = 0
      var group = 0
      while place < bytes.count {
        var end = place
        while end < bytes.count, bytes[end] != UInt8(ascii: " "), bytes[end] != UInt8(ascii: ";") { end += 1 }
        if end - place == count, bytes[place..<end].elementsEqual(self) { return group }
        if end < bytes.count, bytes[end] == UInt8(ascii: ";") { group += 1 }
        place = end + 1
      }
      return nil
    }
  }
}
