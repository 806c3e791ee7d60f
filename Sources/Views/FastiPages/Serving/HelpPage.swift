public import FastiWords

/// Which keys do what.
public struct HelpPage: Page {
  /// The page; it says the same to everyone.
  public init() {}

  /// Nil: no entry of the sidebar is marked.
  public var screen: Screen? { nil }
  /// Keys.
  public func title(_ words: PageWords) -> String { words(.help) }

  /// A line a key.
  public func write(to html: inout HTML) {
    let words = html.words
    html.pageHeader(.more, title(words), accent: "accent-settings") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.element(.dl, .class("pairs keys")) { html in
        for (keys, text) in HelpPage.lines(words) {
          html.element(.dt) { html in html.element(.code, text: keys) }
          html.element(.dd, text: text)
        }
      }
    }
  }

  private static func lines(_ words: PageWords) -> [(String, String)] {
    [
      ("t", words(.today)), ("d", words(.keyDay)), ("w", words(.week)), ("m", words(.month)), ("y", words(.year)),
      ("e  Delete", words(.keyItem)), ("c", words(.keyNew)), ("q", words(.sayEvent)), ("/", words(.search)),
      ("g", words(.goToDate)),
      ("z", words(.undo)), ("Z", words(.redo)),
      ("p  n", words(.keySteps)), ("← ↑ → ↓", words(.keyMove)), ("Home  End", words(.keyWeekEnds)),
      ("Page Up  Page Down", words(.keyMonths)), ("?", words(.keyHelp)),
    ]
  }
}

extension Paths {
  /// Which keys do what.
  public static let help = Path("/help")
}
