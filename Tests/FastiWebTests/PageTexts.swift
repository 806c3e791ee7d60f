/// The readable texts of a page: its texts and labels, without code and parts with their own language.
struct PageTexts {
  /// The texts, in order.
  private(set) var texts: [String] = []
  /// The texts that are marked as English.
  private(set) var english: [String] = []

  init(_ html: String) {
    var open: [(tag: String, isLeft: Bool, isEnglish: Bool)] = []
    for piece in html.split(separator: "<").dropFirst() {
      let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      let tag = String(parts[0])
      let name = String(tag.prefix { $0 != " " && $0 != "\n" && $0 != "/" })
      if tag.hasPrefix("/") {
        let ended = String(tag.dropFirst())
        while let last = open.popLast(), last.tag != ended {}
      } else if !Self.empty.contains(name) {
        let left = Self.left.contains(name) || (tag.contains(" lang=\"") && name != "html")
        let english = tag.contains(" lang=\"en\"") && !Self.left.contains(name) && name != "html"
        open.append((name, left || open.last?.isLeft ?? false, english || open.last?.isEnglish ?? false))
      }
      if open.last?.isLeft != true { add(labels: tag) }
      guard parts.count == 2 else { continue }
      add(text: String(parts[1]), open.last)
    }
  }

  private static let empty: Set = ["input", "img", "link", "meta", "br", "use", "!doctype", "!DOCTYPE", "rect", "path"]
  private static let left: Set = ["code", "script", "style", "svg"]

  private mutating func add(labels tag: String) {
    for name in [" aria-label=\"", " placeholder=\"", " title=\""] {
      guard let start = tag.firstRange(of: name)?.upperBound else { continue }
      texts.append(String(tag[start...].prefix { $0 != "\"" }))
    }
  }

  private mutating func add(text: String, _ inside: (tag: String, isLeft: Bool, isEnglish: Bool)?) {
    let words = text.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    guard !words.isEmpty, let inside else { return }
    if inside.isEnglish, !Self.left.contains(inside.tag) { english.append(words) }
    if !inside.isLeft { texts.append(words) }
  }

  /// The words of at least two letters.
  var words: Set<String> {
    var found: Set<String> = []
    // The source of a rule is quoted: the names of laws are in the language of the law.
    let sources = ["Source: ", "Källa: ", "Nguồn: "]
    for text in texts where !sources.contains(where: { text.hasPrefix($0) }) {
      for word in Self.words(of: text) { found.insert(word.lowercased()) }
    }
    return found
  }

  /// The words of a text that have at least two letters.
  static func words(of text: String) -> [String] {
    text.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "-" }).map(String.init)
      .filter { word in word.filter { $0.isLetter }.count > 1 }
  }
}
