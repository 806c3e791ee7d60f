public import FastiCivil
public import FastiWords

/// What could not be answered, and what to do instead: the words of the command line.
public struct ErrorPage: Sendable {
  /// The HTTP status: 404, 409.
  public var status: Int
  /// What was wrong, one sentence each.
  public var errors: [FieldError]
  /// Whether an address was asked for, and nothing was to be changed.
  public var isAddress: Bool
  /// The weeks or days that are next to one that does not exist.
  public var nearest: [Nearest] = []

  public init(status: Int, isAddress: Bool = false, _ errors: [FieldError]) {
    self.status = status
    self.isAddress = isAddress
    self.errors = errors
  }

  /// A page beside the one that was asked for.
  public enum Nearest: Hashable, Sendable {
    /// A week.
    case week(ISOWeek)
    /// A day.
    case day(Day)
  }
}

extension ErrorPage: Page {
  /// Nil: no entry of the sidebar is marked.
  public var screen: Screen? { nil }
  /// What sort of failure it is.
  public func title(_ words: PageWords) -> String {
    if status == 404 { return words(.notFound) }
    if status >= 500 { return words(.serverFailed) }
    return words(isAddress && (status == 400 || status == 422) ? .wrongAddress : .notDone)
  }

  /// Each error with its hint, and a way on.
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
  /// A button to a page that exists; nothing outside the years there are.
  fileprivate mutating func link(to place: ErrorPage.Nearest) {
    switch place {
    case .week(let week):
      if let path = Paths.inRange(week) { button(.week, text: week.iso, path) }
    case .day(let day):
      if let path = Paths.inRange(day) { button(.today, text: day.iso, path) }
    }
  }
}
