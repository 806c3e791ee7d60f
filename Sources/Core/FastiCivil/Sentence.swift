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

// Embedded Swift has no sentences: there an error is only its case, and the caller supplies the text.
#if !hasFeature(Embedded)
  /// A sentence that is not bound to a language yet: a template, and the values of its slots.
  ///
  /// ```swift
  /// let sentence = CivilError.noSuchWeek(year: 2025, week: 53, last: 52).sentence
  /// print(English().text(sentence))  // 2025 has no week 53; its last week is 52
  /// ```
  public struct Sentence: Hashable, Sendable {
    /// The text with its slots.
    public let template: Template
    /// The values of the slots `{1}`, `{2}` and so on.
    public let parts: [Part]

    /// A sentence from a template and the values of its slots.
    public init(_ template: Template, _ parts: Part...) {
      self.template = template
      self.parts = parts
    }

    /// A sentence from a template and a list of the values of its slots.
    public init(_ template: Template, _ parts: [Part]) {
      self.template = template
      self.parts = parts
    }

    /// The value of a slot.
    ///
    /// ```swift
    /// let parts = CivilError.noSuchWeek(year: 2025, week: 53, last: 52).sentence.parts
    /// print(parts.count, parts[0] == .number(2025))  // 3 true
    /// ```
    public indirect enum Part: Hashable, Sendable {
      /// Text that is the same in every language: a name, a code, typed text.
      case text(String)
      /// A whole number.
      case number(Int)
      /// A number with a decimal point, as `7.75`.
      case decimal(String)
      /// A civil day, which the writer of the text formats.
      case day(Day)
      /// A time of day, which the writer of the text formats.
      case time(TimeOfDay)
      /// A file or folder of this machine.
      case path(String)
      /// The message of a library or the system; empty if there is none.
      case detail(String)
      /// A name that differs between languages, by the language's code.
      case name([String: String], english: String)
      /// Another template.
      case word(Template)
      /// Another sentence.
      case sentence(Sentence)
      /// The label of the wrong field.
      case field
    }

    /// Whether a part is that text, so that it need not be repeated.
    public func mentions(_ text: String) -> Bool {
      parts.contains { part in
        switch part {
        case .text(let part), .decimal(let part), .path(let part): part == text
        case .number(let number): String(number) == text
        case .day(let day): day.iso == text
        case .time(let time): time.iso == text
        case .sentence(let sentence): sentence.mentions(text)
        case .detail, .name, .word, .field: false
        }
      }
    }

    /// Whether it names the field that was wrong.
    public var namesField: Bool {
      parts.contains { part in
        if case .sentence(let sentence) = part { return sentence.namesField }
        return part == .field
      }
    }
  }

  extension Sentence: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { English().text(self) }
  }
#endif
