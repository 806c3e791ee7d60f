extension CountdownPage: Page {
  /// No screen of its own.
  public var screen: Screen? { nil }
  /// A new countdown, or the one that is changed.
  public func title(_ words: PageWords) -> String { words(id == nil ? .newCountdown : .editCountdown) }

  /// The form.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.countdown, title(words), accent: "accent-star") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.form(posting: id.map { Paths.countdown($0) } ?? Paths.countdowns, class: "fields", back: Paths.today) {
        html in
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
