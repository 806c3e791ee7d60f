public import FastiCivil
public import FastiFormats

/// The words of the interface in one language.
public struct PageWords: Sendable {
  /// The language, BCP 47.
  public let language: String
  /// The names of days and months.
  public var dates: Words
  private let texts: [Phrase: String]
  /// The texts of sentences, whose keys have a dot, in the order of the file: `civil.noDate`.
  let sentences: [(key: [UInt8], text: [UInt8])]

  /// Reads a file of words: one `key = text` per line, `#` begins a comment. It must have every key of ``Phrase``
  /// once, and otherwise only keys with a dot.
  /// - Throws: The first line that is wrong, or the first key that is missing.
  /// - Complexity: O(*n*) for a file in the order of the phrases, O(*n*²) at worst; once for each language.
  public init(language: String, text: [UInt8]) throws(WordsError) {
    self.language = language
    dates = Words.of(language)
    let keys = Phrase.allCases.map { (phrase: $0, key: Array($0.rawValue.utf8)) }
    // Phrases that are sentences too, and have keys with a dot.
    let told = keys.filter { $0.key.contains(UInt8(ascii: ".")) }
    var texts: [Phrase: String] = [:]
    var sentences: [(key: [UInt8], text: [UInt8])] = []
    var (number, next) = (0, 0)
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      guard let pair = PageWords.pair(line) else { throw .malformed(line: number) }
      if pair.key.contains(UInt8(ascii: ".")) {
        sentences.append((Array(pair.key), Array(pair.text)))
        for (phrase, key) in told where key.elementsEqual(pair.key) {
          texts[phrase] = String(decoding: pair.text, as: UTF8.self)
        }
        continue
      }
      // The files are nearly in the order of the phrases, so the next key is usually the one after the last.
      let found =
        keys[next...].firstIndex { $0.key.elementsEqual(pair.key) }
        ?? keys[..<next].firstIndex { $0.key.elementsEqual(pair.key) }
      guard let found else { throw .unknown(line: number) }
      next = found
      guard texts[keys[found].phrase] == nil else { throw .twice(line: number) }
      texts[keys[found].phrase] = String(decoding: pair.text, as: UTF8.self)
    }
    for phrase in Phrase.allCases where texts[phrase] == nil { throw .missing(phrase.rawValue) }
    self.texts = texts
    self.sentences = sentences
  }

  /// The text of a phrase in this language, its slots not filled.
  public func callAsFunction(_ phrase: Phrase) -> String { texts[phrase] ?? "" }

  /// The text of one phrase in a file of words, found without reading the others; nil if it is not there.
  public static func text(of phrase: Phrase, in file: UnsafeBufferPointer<UInt8>) -> String? {
    let key = Array(phrase.rawValue.utf8)
    var start = 0
    while start < file.count {
      var end = start
      while end < file.count, file[end] != UInt8(ascii: "\n") { end += 1 }
      if end - start > key.count, file[start..<(start + key.count)].elementsEqual(key),
        let pair = pair(ArraySlice(file[start..<end])), pair.key.elementsEqual(key)
      {
        return String(decoding: pair.text, as: UTF8.self)
      }
      start = end + 1
    }
    return nil
  }

  /// The text of a template; its English text if this language does not have it.
  /// - Complexity: O(*n*) in the number of sentences; sentences are used for errors, so rarely.
  public func text(_ template: Template) -> String {
    let key = template.key.withUTF8Buffer { [UInt8]($0) }
    // A key with a dot is among the sentences, also if it is a phrase; to find a phrase by its key costs ten times as much.
    for place in sentences.indices where sentences[place].key == key {
      return String(decoding: sentences[place].text, as: UTF8.self)
    }
    return Phrase(rawValue: String(decoding: key, as: UTF8.self)).map { self($0) } ?? "\(template.english)"
  }

  /// The text of a phrase with `{1}`, `{2}`, `{3}` replaced, in one pass: inserted texts are not scanned again.
  public func callAsFunction(_ phrase: Phrase, _ values: String...) -> String {
    let phrase = self(phrase)
    let text = phrase.utf8.span
    var filled: [UInt8] = []
    filled.reserveCapacity(values.reduce(text.count) { $0 + $1.utf8.count })
    var place = 0
    while place < text.count {
      let isSlot = text[place] == UInt8(ascii: "{") && place + 2 < text.count && text[place + 2] == UInt8(ascii: "}")
      if isSlot, case let index = Int(text[place + 1]) - Int(UInt8(ascii: "1")), values.indices.contains(index) {
        filled.append(contentsOf: values[index].utf8)
        place += 3
      } else {
        filled.append(text[place])
        place += 1
      }
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// The text for a number of items, in the singular or the plural.
  public func callAsFunction(one: Phrase, many: Phrase, _ count: Int) -> String {
    count == 1 ? self(one, "1") : self(many, number(count))
  }

  /// A list of several items: `a, b and c`.
  /// - Parameter word: The word before the last item.
  public func list(_ items: [String], _ word: Phrase = .and) -> String {
    guard var text = items.first else { return "" }
    for (index, item) in items.enumerated().dropFirst() {
      text += index == items.count - 1 ? " \(self(word)) \(item)" : ", \(item)"
    }
    return text
  }

  /// `key = text`, the spaces around both removed; nil when there is no `=` with something on both sides.
  private static func pair(_ line: ArraySlice<UInt8>) -> (key: ArraySlice<UInt8>, text: ArraySlice<UInt8>)? {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let key = trimmed(line[..<equals])
    let text = trimmed(line[(equals + 1)...])
    return key.isEmpty || text.isEmpty ? nil : (key, text)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return bytes
  }
}

// Numbers in fields: written and read in the format of the language.
extension PageWords {
  /// A number in a field: `7.5` becomes `7,5` if the language has a decimal comma.
  public func field(_ number: String) -> String {
    isComma ? PageWords.replacing(UInt8(ascii: "."), with: UInt8(ascii: ","), in: number) : number
  }

  /// The text typed into such a field, with a decimal point. A text with a point, or with more than one comma, is not
  /// changed; its reader reports the mistake.
  public func number(typed text: String) -> String {
    let (points, commas) = (text.utf8.count { $0 == UInt8(ascii: ".") }, text.utf8.count { $0 == UInt8(ascii: ",") })
    guard isComma, points == 0, commas == 1 else { return text }
    return PageWords.replacing(UInt8(ascii: ","), with: UInt8(ascii: "."), in: text)
  }

  private static func replacing(_ old: UInt8, with new: UInt8, in text: String) -> String {
    String(decoding: text.utf8.map { $0 == old ? new : $0 }, as: UTF8.self)
  }

  private var isComma: Bool { Array(self(.decimalSign).utf8) == [UInt8(ascii: ",")] }
}

/// A mistake in a file of words.
public enum WordsError: Error, Hashable, Sendable {
  /// The line with that number, from 1, is neither empty nor a `#` comment nor `key = text`.
  case malformed(line: Int)
  /// The line has a key that no page uses.
  case unknown(line: Int)
  /// The line has a key that an earlier line has.
  case twice(line: Int)
  /// No line has the key.
  case missing(String)
}
