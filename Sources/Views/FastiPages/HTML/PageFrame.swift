public import FastiCivil
public import FastiWords

/// What every page has around it.
public struct PageFrame: Sendable {
  /// The words of the reader's language.
  public var words: PageWords
  /// The day it is, where the reader is.
  public var today: Day
  /// The page's own address, so that a form can come back to it.
  public var path: Path
  /// The selected regions.
  public var regions: [RegionPill]
  /// Light, dark, or what the system has.
  public var theme: Theme
  /// The weekday on which the rows of a month begin.
  public var firstDay = Weekday.monday
  /// What has just happened.
  public var flash: Flash?
  /// A fresh name for this answer, at most 48 letters, digits and `-`: each form sends it in the field `request` with
  /// its own number behind it, so that a double click or a repeated request is known as the same wish.
  public var request: String
  /// One hash over the files beside the page, 1 to 64 letters and digits, which becomes part of their addresses, so that a
  /// browser need not ask again; empty for addresses that stay.
  public var version = ""
  /// A hash of the colours of regions of the user's own, which becomes part of the address of their style; nil where the
  /// user has none.
  public var ownColours: String?

  /// A frame without a message.
  public init(
    words: PageWords, today: Day, path: Path, regions: [RegionPill] = [], theme: Theme = .system, flash: Flash? = nil,
    request: String
  ) {
    self.words = words
    self.today = today
    self.path = path
    self.regions = regions
    self.theme = theme
    self.flash = flash
    self.request = request
  }
}

/// Light or dark. The raw values are the words of forms and settings.
public enum Theme: String, CaseIterable, Sendable {
  /// What the reader's system has.
  case system
  /// Black on white.
  case light
  /// White on black.
  case dark

  var phrase: Phrase {
    switch self {
    case .system: .themeSystem
    case .light: .themeLight
    case .dark: .themeDark
    }
  }
}

/// One sentence about what has just happened, shown once.
public struct Flash: Hashable, Sendable {
  /// The sentence.
  public var text: String
  /// The change that a button takes back; nil for no button.
  public var change: String?
  /// Whether it tells of something that failed.
  public var isError: Bool
  /// Whether the change undid another one, so that the button does that one again.
  public var isUndoing: Bool

  /// A sentence, and the id of the change it tells of.
  public init(_ text: String, undoing change: String? = nil, isError: Bool = false, isUndoing: Bool = false) {
    self.text = text
    self.change = change
    self.isError = isError
    self.isUndoing = isUndoing
  }
}
