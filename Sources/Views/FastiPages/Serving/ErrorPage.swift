public import FastiCivil
public import FastiWords

/// The page of an error: why the request failed, and what to do instead, in the words of the command line.
public struct ErrorPage: Sendable {
  /// The HTTP status: 404, 409.
  public var status: Int
  /// The errors, one sentence each.
  public var errors: [FieldError]
  /// Whether the request was for a page rather than a change.
  public var isAddress: Bool
  /// The weeks or days next to a day or week that does not exist.
  public var nearest: [Nearest] = []

  public init(status: Int, isAddress: Bool = false, _ errors: [FieldError]) {
    self.status = status
    self.isAddress = isAddress
    self.errors = errors
  }

  /// A page near the requested one.
  public enum Nearest: Hashable, Sendable {
    /// A link to this week.
    case week(ISOWeek)
    /// A link to this day.
    case day(Day)
  }
}

extension ErrorPage: Page {
  /// Nil: no entry of the sidebar is marked.
  public var screen: Screen? { nil }
  /// The kind of the error.
  public func title(_ words: PageWords) -> String {
    if status == 404 { return words(.notFound) }
    if status >= 500 { return words(.serverFailed) }
    return words(isAddress && (status == 400 || status == 422) ? .wrongAddress : .notDone)
  }

  /// Each error with its hint, and a link to continue.
  public func write(to html: inout HTML) {
    html.pageHeader(.why, title(html.words), accent: "accent-settings") { _ in }
    html.element(.section, .class("card narrow")) { html in
      for error in errors { html.error(error) }
      html.element(.div, .class("actions")) { html in
        for place in nearest { html.link(to: place) }
        html.button(.today, text: html.words(.backToToday), Paths.today)
        if status == 404 { html.button(.search, text: html.words(.search), Paths.search) }
      }
    }
  }
}

extension HTML {
  /// A button to a page that exists; nothing outside the years of the calendar.
  fileprivate mutating func link(to place: ErrorPage.Nearest) {
    switch place {
    case .week(let week):
      if let path = Paths.inRange(week) { button(.week, text: week.iso, path) }
    case .day(let day):
      if let path = Paths.inRange(day) { button(.today, text: day.iso, path) }
    }
  }
}
