public import FastiCivil

/// Distinguishes language codes from other identifiers.
public enum Language {}
/// A BCP 47 language tag: `sv`, `en`, `zh-Hant`.
public typealias LanguageCode = Identifier<Language>

/// The names of one thing in several languages, each with the years in which it is valid.
public struct Names: Hashable, Sendable {
  /// One name in one language.
  public struct Entry: Hashable, Sendable {
    public var language: LanguageCode
    /// When the name is valid.
    public var validity: Validity
    /// The name, UTF-8.
    public var text: [UInt8]

    public init(language: LanguageCode, validity: Validity = .always, text: [UInt8]) {
      self.language = language
      self.validity = validity
      self.text = text
    }
  }

  /// All names, in the order they were written.
  public var entries: [Entry]

  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// The name in the first of these languages that has one on that day; otherwise the first valid name; otherwise the
  /// first.
  public func text(in languages: [LanguageCode], on day: Day) -> [UInt8] {
    for language in languages {
      for entry in entries where entry.language == language && entry.validity.contains(day) { return entry.text }
      for entry in entries where entry.validity.contains(day) {
        if entry.language.primary.elementsEqual(language.primary) { return entry.text }
      }
    }
    for entry in entries where entry.validity.contains(day) { return entry.text }
    return entries.first?.text ?? []
  }

  /// The names that are valid on a day, one for each language, in the order they were written.
  public func all(on day: Day) -> [Entry] {
    var found: [Entry] = []
    for entry in entries where entry.validity.contains(day) {
      if !found.contains(where: { $0.language == entry.language }) { found.append(entry) }
    }
    return found
  }

  /// Each language that has a name at any time, once, in the order they were written.
  public var languages: [LanguageCode] {
    var found: [LanguageCode] = []
    for entry in entries where !found.contains(entry.language) { found.append(entry.language) }
    return found
  }
}
