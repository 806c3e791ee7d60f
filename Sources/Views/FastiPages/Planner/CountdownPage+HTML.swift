public import FastiWords

extension CountdownPage: Page {
  /// No screen of its own.
  public var screen: Screen? { nil }
  /// A new countdown, or the one that is changed.
  public func title(_ words: PageWords) -> String { words(id == nil ? .newCountdown : .editCountdown) }

  /// This editor, where that one stands by now: what was typed is kept, and both are shown.
  public func against(_ standing: CountdownPage, _ words: PageWords) -> CountdownPage {
    var page = self
    page.seen = standing.seen
    page.conflict = Conflict(
      standing: standing.facts(words), typed: facts(words), keep: id.map { Paths.countdown($0) } ?? Paths.today)
    return page
  }

  private func facts(_ words: PageWords) -> [(label: String, text: String)] {
    [
      (words(.title), name.text), (words(.onDay), on.text),
      (words(.repeats), words(isYearly ? .everyYear : .repeatsNever)),
    ]
  }

  /// The form.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.countdown, title(words), accent: "accent-star") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.conflict(conflict)
      html.form(
        posting: id.map { Paths.countdown($0) } ?? Paths.countdowns, class: "fields", hook: "wish", back: Paths.today,
        seen: seen
      ) { html in
        html.field(words(.title), .title, name, in: "countdown", isRequired: true)
        html.field(
          words(.onDay), .on, on, in: "countdown", placeholder: words(.dateExample), hook: "date", isRequired: true)
        html.choice(
          words(.repeats), .every, in: "countdown", chosen: isYearly ? 1 : 0,
          options: [("", words(.repeatsNever)), ("year", words(.everyYear))])
        html.submit(words(.save), .countdown)
      }
      if let id {
        html.form(posting: Paths.deleteCountdown(id), back: Paths.today) { html in
          html.submit(words(.deleteCountdown), .delete, class: "button danger")
        }
      }
    }
  }
}
