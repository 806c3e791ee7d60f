public import FastiCivil
import FastiWords

/// The preview of a rule: its next days, or its errors.
public struct RulePreview: Sendable {
  /// The days, in order.
  public var days: [Day]
  /// The number of years of the preview.
  public var years: Int
  /// The errors of the rule, which then has no days.
  public var errors: [FieldError]
  /// The sentence of the rule, in the rule language; empty if it is elsewhere on the page.
  public var sentence: String

  /// Days or errors.
  public init(_ days: [Day], years: Int, errors: [FieldError] = [], sentence: String = "") {
    self.sentence = sentence
    self.days = days
    self.years = years
    self.errors = errors
  }

  /// Only the preview, which a script inserts into an existing page. UTF-8.
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
