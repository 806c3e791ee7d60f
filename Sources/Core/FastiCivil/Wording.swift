#if !hasFeature(Embedded)
  /// A language in which sentences are written.
  ///
  /// ```swift
  /// struct Shouted: Wording {
  ///   let language = "en"
  ///   func text(_ template: Template) -> String { "\(template.english)".uppercased() }
  /// }
  /// print(Shouted().text(CivilError.noSuchWeek(year: 2025, week: 53, last: 52).sentence))
  /// // 2025 HAS NO WEEK 53; ITS LAST WEEK IS 52
  /// ```
  public protocol Wording {
    /// The language, BCP 47.
    var language: String { get }
    /// A template in this language, its slots `{1}`, `{2}` not filled yet.
    func text(_ template: Template) -> String
    /// A day in a sentence.
    func text(day: Day) -> String
    /// A time of day in a sentence.
    func text(time: TimeOfDay) -> String
    /// A number with a decimal point, as the language writes it.
    func text(decimal number: String) -> String
    /// A file or folder of this machine, as it is shown.
    func text(path: String) -> String
    /// The message of a library or the system, as it is shown at the end of a sentence.
    func text(detail: String) -> String
  }

  extension Wording {
    /// A day as `2026-02-05`.
    public func text(day: Day) -> String { day.iso }
    /// A time as `18:00`.
    public func text(time: TimeOfDay) -> String { time.iso }
    /// The number as English writes it, with a decimal point.
    public func text(decimal number: String) -> String { number }
    /// The whole path.
    public func text(path: String) -> String { path }
    /// The detail after a colon.
    public func text(detail: String) -> String { detail.isEmpty ? "" : ": \(detail)" }

    /// A sentence in this language.
    ///
    /// - Parameters:
    ///   - subject: The text for `{0}`: a value in quotes.
    ///   - field: The label of the wrong field.
    /// - Complexity: O(*n*) in its length. Inserted texts are not scanned again.
    public func text(_ sentence: Sentence, subject: String? = nil, field: String? = nil) -> String {
      let this = { self.text(Template.sentenceThis) }
      var writer = UTF8Writer()
      var rest = Array(text(sentence.template).utf8)[...]
      while let byte = rest.first {
        let digit = rest.dropFirst().first.map { Int($0) - Int(UInt8(ascii: "0")) } ?? -1
        if byte == UInt8(ascii: "{"), rest.dropFirst(2).first == UInt8(ascii: "}"), (0...9).contains(digit),
          digit <= sentence.parts.count
        {
          let text =
            digit == 0 ? subject ?? this() : self.text(sentence.parts[digit - 1], subject, field ?? this())
          writer.write(text: text)
          rest = rest.dropFirst(3)
        } else {
          writer.write(byte: byte)
          rest = rest.dropFirst()
        }
      }
      return writer.string
    }

    private func text(_ part: Sentence.Part, _ subject: String?, _ field: String) -> String {
      switch part {
      case .text(let text): text
      case .number(let number): String(number)
      case .decimal(let number): text(decimal: number)
      case .day(let day): text(day: day)
      case .time(let time): text(time: time)
      case .path(let path): text(path: path)
      case .detail(let detail): text(detail: detail)
      case .name(let names, let english): names[language] ?? english
      case .word(let template): text(template)
      case .sentence(let sentence): text(sentence, subject: subject, field: field)
      case .field: field
      }
    }

    /// A text in the quotation marks of the language.
    public func quoted(_ text: String) -> String { self.text(Sentence(.sentenceQuoted, .text(text))) }
  }

  /// English, which needs no file of words, because every template contains it.
  ///
  /// ```swift
  /// print(English().text(CivilError.noSuchWeek(year: 2025, week: 53, last: 52).sentence))
  /// // 2025 has no week 53; its last week is 52
  /// ```
  public struct English: Wording {
    /// English.
    public init() {}

    /// `en`.
    public var language: String { "en" }

    /// The English text that the template carries.
    public func text(_ template: Template) -> String { "\(template.english)" }
  }

  extension Sentence {
    /// A sentence after its subject: `hours: this is not a number`.
    public static func leading(_ subject: Part, _ sentence: Sentence) -> Sentence {
      Sentence(.sentenceLeads, subject, .sentence(sentence))
    }

    /// A text in quotation marks.
    public static func quoted(_ text: String) -> Sentence { Sentence(.sentenceQuoted, .text(text)) }
  }
#endif
