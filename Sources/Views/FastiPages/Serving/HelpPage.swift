import FastiAgenda
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
    html.element(.div, .class("columns")) { html in
      html.element(.section, .class("card keys-card")) { html in
        html.element(.dl, .class("pairs keys")) { html in
          for (keys, text) in HelpPage.lines(words) {
            html.element(.dt) { html in html.element(.code, text: keys) }
            html.element(.dd, text: text)
          }
        }
        html.heading(words(.signsTitle))
        html.element(.ul, .class("signs")) { html in
          for kind in EntryKind.allCases where kind != .busy {
            html.element(.li) { html in
              html.sign(kind, .plain, isNamed: false)
              html.element(.span, text: words(kind.phrase))
            }
          }
        }
      }
      writeCommands(&html)
    }
  }

  /// What can be done, which the palette offers too.
  private func writeCommands(_ html: inout HTML) {
    let words = html.words
    let today = html.frame.today
    var links = Screen.allCases.map { ($0.icon, words($0.phrase), $0.path(from: today, today: today)) }
    links += [
      (.event, words(.newEvent), Paths.newEvent(nil)), (.countdown, words(.newCountdown), Paths.newCountdown(nil)),
      (.reminders, words(.newReminder), Paths.newReminder()), (.star, words(.rules), Paths.rules()),
      (.leave, words(.leaveSetup), Paths.leaveSetup), (.undo, words(.history), Paths.history),
      (.settings, words(.importTitle), Paths.importFile),
    ]
    html.element(.section, .class("card"), .hook("commands")) { html in
      html.heading(words(.commands))
      html.element(.ul, .class("commands")) { html in
        for (icon, text, path) in links { html.element(.li) { $0.button(icon, text: text, path) } }
      }
      html.element(.h3, text: words(.history))
      html.form(posting: Paths.undo) { $0.submit(words(.undo), .undo, class: "button") }
      html.element(.h3, text: words(.theme))
      html.segments(posting: Paths.settingsTheme, SettingsPage.LookField.theme, chosen: html.frame.theme.rawValue)
    }
  }

  private static func lines(_ words: PageWords) -> [(String, String)] {
    [
      ("t", words(.today)), ("d", words(.keyDay)), ("w", words(.week)), ("m", words(.month)), ("y", words(.year)),
      ("a", words(.agenda)),
      ("e  Delete", words(.keyItem)), ("c", words(.keyNew)), ("q", words(.sayEvent)), ("/", words(.search)),
      ("g", words(.goToDate)), ("Ctrl K", words(.commands)),
      ("z", words(.undo)), ("Z", words(.redo)),
      ("p  n", words(.keySteps)), ("← ↑ → ↓", words(.keyMove)), ("Enter  Space", words(.keyOnDay)),
      ("Home  End", words(.keyWeekEnds)),
      ("Page Up  Page Down", words(.keyMonths)), ("?", words(.keyHelp)),
    ]
  }
}

extension Paths {
  /// Which keys do what.
  public static let help = Path("/help")
}
