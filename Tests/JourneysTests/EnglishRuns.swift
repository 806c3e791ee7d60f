import TestSupport

/// Finds English inside the lines of another language: two or more consecutive words that are in `en.words` and rare in
/// the words of that language.
struct EnglishRuns {
  private let english: Set<String>

  /// The English that another language does not share.
  static func of(_ language: OtherLanguage) throws -> EnglishRuns {
    switch language {
    case .sv: try swedish.get()
    case .vi: try vietnamese.get()
    }
  }

  /// The runs in a line, except those that are part of one typed argument: a title, a note, a name.
  func found(in line: String, typed: [[String]]) -> [String] {
    var found: [String] = []
    // Two spaces separate columns, each of which may have a name.
    let parts = line.replacing("  ", with: ";").split { ",;:()".contains($0) }
    for part in parts {
      // Numbers and dates inside a sentence do not end a run. The words of a command line are not translated.
      let words = part.split(separator: " ").map { $0.lowercased() }.filter { word in !word.contains(where: \.isNumber)
      }
      guard !words.contains("fasti") else { continue }
      for run in words.split(whereSeparator: { !english.contains($0) }) where run.count > 1 {
        if !typed.contains(where: { $0.contains(run: Array(run)) }) { found.append(run.joined(separator: " ")) }
      }
    }
    return found
  }

  /// The arguments of a command line, each as its words; a quoted argument is one.
  static func arguments(_ command: String) -> [[String]] {
    var (arguments, quote) = ([""], Character?.none)
    for letter in command {
      if letter == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(letter) {
        quote = letter
      } else if quote == nil, letter.isWhitespace {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(letter)
      }
    }
    return arguments.map(words)
  }

  private static let swedish = Result { try EnglishRuns("sv") }
  private static let vietnamese = Result { try EnglishRuns("vi") }

  private init(_ language: String) throws {
    let (english, other) = (try Self.vocabulary("en"), try Self.vocabulary(language))
    // Texts of every language contain some English: commands, options, examples.
    self.english = Set(english.filter { $0.value > 4 * other[$0.key, default: 0] }.map(\.key))
  }

  /// The words of a language, and the number of texts with each.
  private static func vocabulary(_ language: String) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for line in (try PackageFolder.text("Data/Words/\(language).words") ?? "").split(separator: "\n") {
      guard !line.hasPrefix("#"), let text = line.split(separator: "=", maxSplits: 1).dropFirst().first else {
        continue
      }
      for word in Set(words(text)) { counts[word, default: 0] += 1 }
    }
    return counts
  }

  private static func words(_ text: some StringProtocol) -> [String] {
    text.split { !$0.isLetter && $0 != "'" }.map { $0.lowercased() }
  }
}

extension [String] {
  /// Whether it contains the words in sequence.
  fileprivate func contains(run: [String]) -> Bool {
    count >= run.count && (0...(count - run.count)).contains { Array(self[$0..<($0 + run.count)]) == run }
  }
}
