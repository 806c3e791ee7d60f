/// The author of the document: its statements about its own decisions are used, those about others are not.
struct DocumentSource {
  /// Whether it is the committee, which observes; otherwise the council, which calculates.
  let looks: Bool
  private let own: Set<[UInt8]>
  private let others: Set<[UInt8]>

  /// The Central Hilal Committee.
  static var committee: DocumentSource { DocumentSource(looks: true, own: .plainWords) }
  /// The Fiqh Council of North America.
  static var council: DocumentSource { DocumentSource(looks: false, own: []) }

  private init(looks: Bool, own: Set<[UInt8]>) {
    self.looks = looks
    self.own = own
    let lands = Set<[UInt8]>.wordsOfOthers
    others = looks ? lands.union(Set<[UInt8]>.wordsOfCalculation) : lands
  }

  /// Whether a word can be in a sentence of a decision without changing its meaning.
  func isPlain(_ token: Token) -> Bool { own.contains(token.text) }

  /// Whether a word is about others: a country, a town, an authority, a method that this author does not use.
  func isOthers(_ token: Token) -> Bool { token.kind == .word && others.contains(token.text) }
}

extension Set<[UInt8]> {
  /// The words of lists separated by spaces.
  init(words lists: StaticString...) {
    self.init()
    for list in lists {
      list.withUTF8Buffer { bytes in
        for word in bytes.split(separator: UInt8(ascii: " ")) { insert(Array(word)) }
      }
    }
  }

  /// The words of a decision besides dates and names of months. Every other word could turn it into a condition, a
  /// guess, a denial, an hour of another day, or a report of others, so a sentence with one is not used.
  fileprivate static var plainWords: Set<[UInt8]> {
    Set(
      words: """
        the a an and so thus therefore hence accordingly consequently that this it its is was has have be been will
        """,
      """
      ah h hijri month months day days first 1st of on in progress current complete completes completed full thirty \
      begin begins began start starts started fall falls tomorrow corresponds to as eid al ul fitr blessed holy noble \
      sacred mubarak
      """,
      """
      central hilal committee chc north america we our crescent moon sighted seen sighting god willing insha sha \
      inshallah inshaallah allah alhamdulillah decision decisions dear brothers sisters
      """,
      """
      announce announces announced declare declares declared decide decides decided confirm confirms confirmed \
      determine determines determined conclude concludes concluded
      """)
  }
}
