public import FastiWords

/// The page shown without a network instead of a page that is not stored.
public struct OfflinePage: Page {
  /// The page, which is the same for every address.
  public init() {}

  /// Nil: no entry of the sidebar is marked.
  public var screen: Screen? { nil }
  /// The title, which says that there is no network.
  public func title(_ words: PageWords) -> String { words(.offline) }

  /// A list of the stored pages, with links.
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
  /// The page shown instead of one that is not stored.
  public static let offline = Path("/offline")
  /// The service worker that answers without a network. It is among the static files, and answers for the whole site.
  public static let worker = Path("/static/worker.js")
}
