public import FastiWords

/// What could not be answered, and what to do instead: the words of the command line.
public struct ErrorPage: Sendable {
  /// The HTTP status: 404, 409.
  public var status: Int
  /// What was wrong, one sentence each.
  public var errors: [FieldError]

  public init(status: Int, _ errors: [FieldError]) {
    self.status = status
    self.errors = errors
  }
}

extension ErrorPage: Page {
  /// Nil: no entry of the sidebar is marked.
  public var screen: Screen? { nil }
  /// What sort of failure it is.
  public func title(_ words: PageWords) -> String {
    words(status == 404 ? .notFound : status >= 500 ? .serverFailed : .notDone)
  }

  /// Each error with its hint, and a way on.
  public func write(to html: inout HTML) {
    html.pageHeader(.why, title(html.words), accent: "accent-settings") { _ in }
    html.element(.section, .class("card narrow")) { html in
      for error in errors { html.error(error) }
      html.element(.div, .class("actions")) { html in
        html.button(.today, text: html.words(.backToToday), Paths.today)
        if status == 404 { html.button(.search, text: html.words(.search), Paths.search) }
      }
    }
  }
}
