import FastiData
public import FastiWords

extension PageWords {
  /// The shipped words of a language; English for a language that has none.
  /// - Throws: `.storage` when they cannot be read, which is a fault of the build.
  public static func shipped(_ language: String) throws(Failure) -> PageWords {
    try PageWords(try file(language))
  }

  /// One shipped phrase in a language; the others are not read.
  /// - Throws: As ``shipped(_:)``.
  public static func shipped(_ phrase: Phrase, in language: String) throws(Failure) -> String {
    let file = try file(language)
    guard let text = file.text.withUTF8Buffer({ text(of: phrase, in: $0) }) else {
      throw Failure(.helper(.noWords("\(file.language): \(WordsError.missing(phrase.rawValue))")))
    }
    return text
  }

  private static func file(_ language: String) throws(Failure) -> ShippedWords {
    let file = ShippedWords.all.first { "\($0.language)" == language } ?? ShippedWords.all.first { $0.isEnglish }
    guard let file else { throw Failure(.helper(.noWords(""))) }
    return file
  }

  /// The words of every shipped language.
  /// - Throws: As ``shipped(_:)``.
  public static func allShipped() throws(Failure) -> [PageWords] {
    try every.get()
  }

  /// Read once in each process.
  private static let every = Result { () throws(Failure) in
    try ShippedWords.all.map { file throws(Failure) in try PageWords(file) }
  }

  private init(_ file: ShippedWords) throws(Failure) {
    let text = file.text.withUTF8Buffer { [UInt8]($0) }
    do { try self.init(language: "\(file.language)", text: text) } catch {
      throw Failure(.helper(.noWords("\(file.language): \(error)")))
    }
  }
}

extension ShippedWords {
  fileprivate var isEnglish: Bool { "\(language)" == "en" }
}
