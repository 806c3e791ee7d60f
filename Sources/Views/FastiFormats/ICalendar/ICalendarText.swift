import FastiCivil

/// The values of content lines: escaped and folded.
/// - Source: RFC 5545, sections 3.1 and 3.3.11.
enum ICalendarText {
  /// The greatest length of a line in octets, without its end.
  private static let width = 75

  /// The greatest length in bytes of a written text.
  @inline(__always)
  static func room(_ count: Int) -> Int {
    // Two bytes for each escaped one, and three more for every line, which has at least 71.
    count * 2 + count / 8 + 8
  }

  /// Appends `text` with its escapes; line breaks become `\n`, other control characters are dropped.
  /// - Parameter column: The number of octets already on the line.
  @inline(__always)
  static func write(_ text: borrowing Span<UInt8>, from column: Int, to room: inout OutputSpan<UInt8>) {
    // Most texts are short: they fit, even if every byte is escaped.
    if column + text.count * 2 <= width { escape(text, &room) } else { fold(text, column, &room) }
  }

  /// Appends a value that has no characters to escape, such as a URI; spaces and control characters are dropped.
  static func write(plain text: borrowing Span<UInt8>, from column: Int, to room: inout OutputSpan<UInt8>) {
    var column = column
    for place in text.indices where text[place] > 0x20 && text[place] != 0x7F {
      makeRoom(for: 1, &column, &room)
      room.append(text[place])
    }
  }

  /// Appends a content line unchanged, folded, without its line break.
  static func write(line: borrowing Span<UInt8>, to room: inout OutputSpan<UInt8>) {
    var (place, column) = (0, 0)
    while place < line.count {
      var end = place + 1
      while end < line.count, line[end] & 0xC0 == 0x80 { end += 1 }
      makeRoom(for: end - place, &column, &room)
      room.write(line.extracting(place..<end))
      place = end
    }
  }

  private static func escape(_ text: borrowing Span<UInt8>, _ room: inout OutputSpan<UInt8>) {
    var start = 0
    while start < text.count {
      let end = firstSpecial(text, from: start)
      room.write(text.extracting(start..<end))
      start = end + 1
      guard end < text.count else { return }
      if text[end] < 0x80 {
        escape(text[end], &room)
      } else {
        let refused = ShownText.refused(text, at: end)
        if refused == 0 { room.append(text[end]) } else { start = end + refused }
      }
    }
  }

  private static func fold(_ text: borrowing Span<UInt8>, _ start: Int, _ room: inout OutputSpan<UInt8>) {
    var column = start
    var place = 0
    while place < text.count {
      // Copies as many plain characters as fit on the line.
      let run = place
      while place < text.count, column < width, isPlain(text[place]) { (place, column) = (place + 1, column + 1) }
      room.write(text.extracting(run..<place))
      guard place < text.count else { return }
      // Then one character of any kind; neither it nor its escape is split.
      let byte = text[place]
      var end = place + 1
      while byte >= 0x80, end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
      if byte >= 0x80, ShownText.refused(text, at: place) > 0 {
        place = end
        continue
      }
      let isKept = isPlain(byte) || byte >= 0x80
      makeRoom(for: isKept ? end - place : escape(of: byte).count, &column, &room)
      if isKept { room.write(text.extracting(place..<end)) } else { escape(byte, &room) }
      place = end
    }
  }

  /// Begins another line if a number of octets does not fit on this one.
  @inline(__always)
  private static func makeRoom(for count: Int, _ column: inout Int, _ room: inout OutputSpan<UInt8>) {
    if column + count > width {
      room.write("\r\n ")
      column = 1
    }
    column += count
  }

  /// The index of the first control character, backslash, semicolon or comma, or of the first byte of a character that
  /// ``ShownText`` may refuse; the length of the text if there is none. It scans eight bytes at a time.
  private static func firstSpecial(_ text: borrowing Span<UInt8>, from start: Int) -> Int {
    var place = start
    while place + 8 <= text.count {
      let found = specials(in: text.word(at: place))
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < text.count, isPlain(text[place]) || text[place] >= 0x80 && text[place] != 0xC2 && text[place] != 0xE2
    {
      place += 1
    }
    return place
  }

  /// Not 0 exactly if a byte of the word is a control character, a backslash, a semicolon, a comma, 0xC2 or 0xE2; the
  /// lowest set bit is in the first of them.
  /// - Source: Bit Twiddling Hacks by Sean Eron Anderson, "Determine if a word has a byte less than n".
  @inline(__always)
  private static func specials(in word: UInt64) -> UInt64 {
    func zeros(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word }
    let low = (word &- 0x2020_2020_2020_2020) & ~word
    let deleted = zeros(word ^ 0x7F7F_7F7F_7F7F_7F7F)
    let escaped =
      zeros(word ^ 0x5C5C_5C5C_5C5C_5C5C) | zeros(word ^ 0x3B3B_3B3B_3B3B_3B3B) | zeros(word ^ 0x2C2C_2C2C_2C2C_2C2C)
    let shown = zeros(word ^ 0xC2C2_C2C2_C2C2_C2C2) | zeros(word ^ 0xE2E2_E2E2_E2E2_E2E2)
    return (low | deleted | escaped | shown) & 0x8080_8080_8080_8080
  }

  /// Whether a byte is written without an escape.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: ";") && byte != UInt8(ascii: ",")
  }

  /// The replacement of an ASCII character that is not plain: the lowest bytes of a word, and their number.
  @inline(__always)
  private static func escape(of byte: UInt8) -> (word: UInt64, count: Int) {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): (UInt64(UInt8(ascii: "\\")) | UInt64(byte) &<< 8, 2)
    case UInt8(ascii: "\n"): (UInt64(UInt8(ascii: "\\")) | UInt64(UInt8(ascii: "n")) &<< 8, 2)
    case UInt8(ascii: "\t"): (UInt64(UInt8(ascii: " ")), 1)
    default: (0, 0)
    }
  }

  @inline(__always)
  private static func escape(_ byte: UInt8, _ room: inout OutputSpan<UInt8>) {
    let (word, count) = escape(of: byte)
    room.write(word: word, count: count)
  }
}
