/// A piece of a rule text, UTF-8, without spaces.
struct Word: Hashable {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Whether the word is that ASCII text, upper or lower case.
  @inline(__always)
  func matches(_ text: StaticString) -> Bool { bytes.count == text.utf8CodeUnitCount && isSame(text) }

  /// Whether the word is that text of the same length.
  private func isSame(_ text: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      text.withUTF8Buffer { text in
        for place in bytes.indices where Word.lower(bytes[place]) != Word.lower(text[place]) { return false }
        return true
      }
    }
  }

  func matches(_ texts: StaticString...) -> Bool {
    for text in texts where matches(text) { return true }
    return false
  }

  static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte + 32 : byte
  }

  /// The word as a decimal number of at most seven digits, or nil.
  var number: Int? {
    guard !bytes.isEmpty, bytes.count <= 7 else { return nil }
    var value = 0
    for byte in bytes {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// The word as a number with a sign, `+2` or `-1`, or nil.
  var signedNumber: Int? {
    guard let first = bytes.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") else { return nil }
    guard let value = Word(bytes.dropFirst()).number else { return nil }
    return first == UInt8(ascii: "-") ? -value : value
  }

  /// Whether the word begins with a digit.
  var startsWithDigit: Bool { bytes.first.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false }
}

/// Splits text into words; a comma is a word of its own.
func words(of text: ArraySlice<UInt8>) -> [Word] {
  text.withUnsafeBufferPointer { bytes in
    let offset = text.startIndex
    var found: [Word] = []
    // A word with its space is seldom shorter; growing the array step by step would cost more than the words.
    found.reserveCapacity(bytes.count / 3 + 1)
    var start = 0
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: " ")
      guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",") else { continue }
      if start < index { found.append(Word(text[(offset + start)..<(offset + index)])) }
      if byte == UInt8(ascii: ",") { found.append(Word(text[(offset + index)...(offset + index)])) }
      start = index + 1
    }
    return found
  }
}

/// The pieces of a text between separators, empty ones too: at least one.
func pieces(of text: ArraySlice<UInt8>, separator: UInt8) -> [ArraySlice<UInt8>] {
  var found: [ArraySlice<UInt8>] = []
  found.reserveCapacity(4)
  var rest = text
  while let end = firstIndex(of: separator, in: rest) {
    found.append(rest[..<end])
    rest = rest[(end + 1)...]
  }
  found.append(rest)
  return found
}

/// The first index of a byte in a text. It is a plain loop, because it reads every byte of every rule.
func firstIndex(of byte: UInt8, in text: ArraySlice<UInt8>) -> Int? {
  text.withUnsafeBufferPointer { bytes in
    for index in 0..<bytes.count where bytes[index] == byte { return text.startIndex + index }
    return nil
  }
}

/// The text without spaces at its ends.
func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  var text = text
  while let byte = text.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
    text = text.dropFirst()
  }
  while let byte = text.last, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
    text = text.dropLast()
  }
  return text
}

/// The words as they are in the text, from the first to the last.
func joined(_ words: ArraySlice<Word>) -> [UInt8] {
  var text: [UInt8] = []
  for word in words {
    if !text.isEmpty && !word.matches(",") { text.append(UInt8(ascii: " ")) }
    text.append(contentsOf: word.bytes)
  }
  return text
}

/// English month names, as rule sentences write them.
enum MonthWord {
  static let names: [StaticString] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  static func number(_ word: Word) -> Int? {
    for index in 0..<12 where word.matches(names[index]) { return index + 1 }
    return nil
  }
}

/// English weekday names, as rule sentences write them.
enum WeekdayWord {
  static let names: [StaticString] = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
