/// A text that `Data/Words` has in every language: its key there, and its English.
///
/// Each module has the templates that it uses, generated from `Data/Words/en.words` when it is built.
///
/// ```swift
/// let template = CivilError.noSuchWeek(year: 2025, week: 53, last: 52).sentence.template
/// print(template.key)  // civil.noSuchWeek
/// ```
public struct Template: Hashable, Sendable {
  /// The key in the files of words: `civil.noDate`.
  public let key: StaticString
  /// The English text, with slots `{1}`, `{2}` for parts and `{0}` for the typed text.
  public let english: StaticString

  public init(_ key: StaticString, _ english: StaticString) {
    self.key = key
    self.english = english
  }

  /// Whether both have one key.
  public static func == (left: Template, right: Template) -> Bool {
    left.key.withUTF8Buffer { left in right.key.withUTF8Buffer { left.elementsEqual($0) } }
  }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) {
    key.withUTF8Buffer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
