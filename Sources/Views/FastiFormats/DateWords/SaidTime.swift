public import FastiCivil

extension TimeOfDay {
  /// A typed time: `19:45`, `7:45 PM`, `9am`, `kl 12.30`, `9h30`; nil for a range, for text without a digit, and for
  /// anything else.
  public init?(said text: String) {
    if let time = try? TimeOfDay(iso: text) {
      self = time
      return
    }
    let words = text.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) }
    guard text.utf8.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let phrase = ClockPhrase(words), phrase.end == nil
    else { return nil }
    self = phrase.start
  }
}
