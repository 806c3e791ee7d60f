public import FastiWords

/// What is shown in place of a page that is not kept, where there is no network.
public struct OfflinePage: Page {
  /// The page; it says the same of every address.
  public init() {}

  /// Nil: no entry of the sidebar is marked.
  public var screen: Screen? { nil }
  /// That there is no network.
  public func title(_ words: PageWords) -> String { words(.offline) }

  /// What is kept, and the way there.
  public func write(to html: inout HTML) {
    let (words, today) = (html.words, html.frame.today)
    html.pageHeader(.why, title(words), accent: "accent-settings") { _ in }
    html.element(.section, .class("card narrow")) { html in
      html.element(.p, text: words(.offlineNotKept))
      html.element(.p, text: words(.offlineNotSent))
      html.element(.div, .class("actions")) { html in
        for screen in [Screen.today, .week, .month, .year] {
          html.button(screen.icon, text: words(screen.phrase), screen.path(from: today, today: today))
        }
      }
    }
  }
}

extension Paths {
  /// The page that stands for one that was not kept.
  public static let offline = Path("/offline")
  /// The script that answers where the network does not. It stands beside the files and answers for the whole site.
  public static let worker = Path("/static/worker.js")
}
