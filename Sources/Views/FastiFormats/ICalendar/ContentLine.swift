import FastiCivil

/// A content line of a calendar, unfolded: `NAME;PARAMETER=VALUE:value`.
/// - Source: RFC 5545, section 3.1.
public struct ContentLine: Hashable, Sendable {
  /// The line as written, without its line break.
  public let line: String
  /// The name, in capitals.
  public let name: String
  /// The part before the first colon outside quotes: the name and the parameters.
  private let head: Substring

  /// A line as written.
  public init(_ line: String) {
    self.line = line
    var isQuoted = false
    let end = line.utf8.firstIndex { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: ":") && !isQuoted
    }
    head = line[..<(end ?? line.endIndex)]
    let name = Substring(head.utf8.prefix { $0 != UInt8(ascii: ";") })
    self.name = name.utf8.contains { $0 >= UInt8(ascii: "a") } ? name.uppercased() : String(name)
  }

  /// A line whose value is a text.
  public init(_ name: String, text: String) {
    var value = ""
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == ";" || scalar == "," { value.unicodeScalars.append("\\") }
      if scalar == "\n" { value += "\\n" } else { value.unicodeScalars.append(scalar) }
    }
    self.init("\(name):\(value)")
  }

  /// The line with the moment of writing, in milliseconds of Unix time.
  public init(stamp milliseconds: Int64) {
    let moment = Instant(seconds: milliseconds / 1_000)
    var text = UTF8Writer()
    text.write(room: 16) { room in
      room.write(word: ICalendarTime.word(moment.day()))
      room.write(word: ICalendarTime.word(moment.time()))
    }
    self.init("DTSTAMP:\(text.string)")
  }

  /// Whether it has a name and a value, which may be empty. A line that begins with a space would continue the one before.
  public var isWhole: Bool {
    guard let first = name.utf8.first else { return false }
    return first > UInt8(ascii: " ") && head.utf8.count < line.utf8.count
  }

  /// The value as it is written.
  public var value: String { String(Substring(line.utf8.dropFirst(head.utf8.count + 1))) }

  /// The value as a text, with its escapes resolved.
  public var text: String { texts { _ in false }[0] }

  /// The comma-separated texts of the value, with their escapes resolved.
  public var list: [String] { texts { $0 == "," } }

  /// - Source: RFC 5545, section 3.3.11.
  private func texts(_ isEnd: (Unicode.Scalar) -> Bool) -> [String] {
    var texts = [String.UnicodeScalarView()]
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        texts[texts.count - 1].append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if isEnd(scalar) {
        texts.append(String.UnicodeScalarView())
      } else {
        texts[texts.count - 1].append(scalar)
      }
    }
    return texts.map { String($0) }
  }

  /// The parameters: names in capitals, values without quotes.
  public var parameters: [(name: String, value: String)] {
    var isQuoted = false
    let parts = head.split(omittingEmptySubsequences: false) { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
    return parts.dropFirst().map { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (sides[0].uppercased(), sides.count > 1 ? String(sides[1].filter { $0 != "\"" }) : "")
    }
  }

  /// The names of the parameters except the time zone and the type of the value.
  public var otherParameters: [String] { parameters.map { $0.name }.filter { $0 != "TZID" && $0 != "VALUE" } }

  /// The time zone of its times; nil if it does not name one.
  public var zone: String? { parameters.first { $0.name == "TZID" }?.value }
}
