import FastiWords

/// The possible meanings of a typed text: days, then an event, a search, and records with its words.
public struct FindPreview: Sendable {
  /// The typed text; may be empty.
  public var text: String
  /// The pages of possible dates, each with its name.
  public var pages: [(path: Path, name: String)]
  /// The records with its words.
  public var found: [SearchPage.Found]

  /// The possible meanings of a text.
  public init(_ text: String, pages: [(path: Path, name: String)], found: [SearchPage.Found]) {
    self.text = text
    self.pages = pages
    self.found = found
  }

  /// Two lists of links, which a script inserts into an existing page. UTF-8.
  public func fragment(in frame: PageFrame) -> [UInt8] {
    var html = HTML(frame: frame)
    let words = html.words
    html.element(.ul) { html in
      for page in pages { html.link(page.path, page.name, words(.goToDate)) }
    }
    html.element(.ul) { html in
      guard !text.isEmpty else { return }
      html.link(Paths.newEvent(saying: text), text, words(.newEvent))
      for thing in found {
        html.link(
          thing.item.link ?? Paths.day(thing.day ?? html.frame.today), thing.item.title,
          thing.day.map { words.long($0) } ?? thing.item.detail)
      }
      html.link(Paths.search(text), text, words(.search))
    }
    return html.bytes
  }
}

extension HTML {
  fileprivate mutating func link(_ path: Path, _ text: String, _ more: String) {
    element(.li) { html in
      html.element(.a, .href(path)) { html in
        html.element(.span, text: text)
        html.element(.small, text: more)
      }
    }
  }
}

extension Paths {
  /// The page of results for these words.
  public static func search(_ words: String) -> Path {
    path("/search") { writer in
      writer.query("q")
      writer.write(text: words)
    }
  }

  /// The editor of a new event, filled in from a sentence.
  public static func newEvent(saying sentence: String) -> Path {
    path("/events/new") { writer in
      writer.query("sentence")
      writer.write(text: sentence)
    }
  }
}
