public import FastiCivil
import FastiWords

/// What a rule would bring: its next days, or what is wrong with it.
public struct RulePreview: Sendable {
  /// The days, in order.
  public var days: [Day]
  /// How many years were looked at.
  public var years: Int
  /// Everything that is wrong; then there are no days.
  public var errors: [FieldError]
  /// The sentence that is meant, in the language of rules; empty where it stands elsewhere on the page.
  public var sentence: String

  /// Days or mistakes.
  public init(_ days: [Day], years: Int, errors: [FieldError] = [], sentence: String = "") {
    self.sentence = sentence
    self.days = days
    self.years = years
    self.errors = errors
  }

  /// The preview alone, to be put into a page that is there already. UTF-8.
  public func fragment(in frame: PageFrame) -> [UInt8] {
    var html = HTML(frame: frame)
    write(to: &html)
    return html.bytes
  }

  func write(to html: inout HTML) {
    let words = html.words
    html.element(.div, .class(errors.isEmpty ? "preview-box" : "preview-box wrong")) { html in
      if !sentence.isEmpty {
        html.element(.p) { html in
          html.element(.strong, text: words(.sentenceMade))
          html.element(.code, .class("sentence"), .language("en"), text: sentence)
        }
      }
      guard errors.isEmpty else {
        for error in errors { html.error(error) }
        return
      }
      html.element(.strong, text: words(.fallsOn))
      guard !days.isEmpty else { return html.element(.p, text: words(.neverFalls, String(years))) }
      html.element(.ul, .class("dates")) { html in
        for day in days {
          html.element(.li) { html in html.time(day, words.long(day)) }
        }
      }
    }
  }
}
