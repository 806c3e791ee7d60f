#if !hasFeature(Embedded)
  import FastiFormats
  public import FastiCivil

  // Sentences in the reader's language. Only the terminal shows where the store is and what the system reported, not
  // pages.
  extension PageWords: Wording {
    /// A day with its weekday.
    public func text(day: Day) -> String { why(day) }

    /// A time by the clock of the reader.
    public func text(time: TimeOfDay) -> String { dates.text(time, seconds: true) }

    /// A number with the decimal sign of the language.
    public func text(decimal number: String) -> String { field(number) }

    /// The data, without its location.
    public func text(path: String) -> String { text(.sentenceData) }

    /// Nothing.
    public func text(detail: String) -> String { "" }
  }

  /// Sentences for a terminal: days are written as they are typed, and files by their names.
  public struct TerminalWords: Wording {
    private let words: PageWords
    private let known = Known()

    /// The texts that were found before, because a table has the same words in many lines.
    private final class Known {
      var texts: [Template: String] = [:]
    }

    /// The words of a language.
    public init(_ words: PageWords) { self.words = words }

    /// The language, BCP 47.
    public var language: String { words.language }

    /// The text of a template, which is cached, because a page uses few templates many times.
    public func text(_ template: Template) -> String {
      if let text = known.texts[template] { return text }
      let text = words.text(template)
      known.texts[template] = text
      return text
    }

    /// A number with the decimal sign of the language.
    public func text(decimal number: String) -> String { words.text(decimal: number) }
  }
#endif
