import FastiRecords

/// A Gregorian day of birth as people write it: `born 3 May 2011 after sunset`, in any language of the program.
public struct BirthText: Hashable, Sendable {
  /// The date, without the words around it.
  public let date: String
  /// Whether it is called a day of birth.
  public let saysBorn: Bool
  /// Whether it was after sunset, when the next Hijri day has begun.
  public let isAfterSunset: Bool

  private static let born = [["born", "on"], ["born"], ["fodd", "den"], ["fodd"], ["sinh"]]
  private static let evening = [
    ["after", "sunset"], ["efter", "solnedgangen"], ["efter", "solnedgang"], ["sau", "hoang", "hon"],
    ["sau", "khi", "mat", "troi", "lan"],
  ]

  /// Whether a text calls a day one of birth anywhere: `Emma born 3 May 2011`.
  public static func isNamed(in text: String) -> Bool {
    let words = text.split { $0.isWhitespace }.map { Diacritics.text($0.lowercased()) }
    return zip(words, words.dropFirst() + [""]).contains { word, next in
      // The Vietnamese word has other meanings before other words.
      word == "born" || word == "fodd"
        || word == "sinh" && (["ngay", "nhat"].contains(next) || next.first?.isNumber ?? false)
    }
  }

  /// The parts of a text; a text without such words is the date.
  public init(_ text: String) {
    let words = text.split { $0.isWhitespace }
    let plain = words.map { Diacritics.text($0.lowercased()) }
    let head = Self.born.first { plain.starts(with: $0) }
    let tail = Self.evening.first { plain.count >= $0.count && Array(plain.suffix($0.count)) == $0 }
    var date = words.dropFirst(head?.count ?? 0).dropLast(tail?.count ?? 0).joined(separator: " ")
    if tail != nil, date.last == "," { date.removeLast() }
    (self.date, saysBorn, isAfterSunset) = (date, head != nil, tail != nil)
  }
}
