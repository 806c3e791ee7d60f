public import FastiCivil
public import FastiWords

/// A screen as a value: only its content.
public protocol Page: Sendable {
  /// The entry of the sidebar it belongs to; nil for none.
  var screen: Screen? { get }
  /// The day the other screens open at from here; nil for today.
  var day: Day? { get }
  /// The small month beside it; nil for none.
  var mini: MiniMonth? { get }
  /// Whether it has no links to other pages.
  var isAlone: Bool { get }
  /// The title of the browser's window, in the reader's language.
  func title(_ words: PageWords) -> String
  /// Writes the content inside the frame.
  func write(to html: inout HTML)
}

extension Page {
  /// Most pages are about today.
  public var day: Day? { nil }
  /// Most pages have none.
  public var mini: MiniMonth? { nil }
  /// Most pages have links to other pages.
  public var isAlone: Bool { false }
}
