public import FastiCivil
public import FastiWords

/// The data around the content of every page.
public struct PageFrame: Sendable {
  /// The words of the reader's language.
  public var words: PageWords
  /// Today at the reader's place.
  public var today: Day
  /// The page's own address, so that a form can return to it.
  public var path: Path
  /// The selected regions.
  public var regions: [RegionPill]
  /// Light, dark, or the theme of the system.
  public var theme: Theme
  /// The weekday on which the rows of a month begin.
  public var firstDay = Weekday.monday
  /// The numbers in the address of the shown parts of lists.
  public var parts: [ListName: Int] = [:]
  /// The days of the small month beside the page on which something is planned.
  public var busy: Set<Day> = []
  /// The number of versions that lost to a later one of another device.
  public var conflicts = 0
  /// The message about the last change.
  public var flash: Flash?
  /// A new name for this answer, at most 48 letters, digits and `-`. Each form sends it in the field `request`,
  /// followed by the number of the form, so that the server recognises a double click or a repeated request.
  public var request: String
  /// A hash of the static files, 1 to 64 letters and digits. It is part of their addresses, so that a browser does not
  /// have to check them again; empty for constant addresses.
  public var version = ""
  /// A hash of the colours of the user's own regions, which is part of the address of their style; nil if there are
  /// none.
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
  /// The theme of the reader's system.
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

/// One sentence about the last change, shown once.
public struct Flash: Hashable, Sendable {
  /// The sentence.
  public var text: String
  /// The change that a button undoes; nil for no button.
  public var change: String?
  /// Whether it is about an error.
  public var isError: Bool
  /// Whether the change undid another one, so that the button redoes that one.
  public var isUndoing: Bool

  /// A sentence, and the id of its change.
  public init(_ text: String, undoing change: String? = nil, isError: Bool = false, isUndoing: Bool = false) {
    self.text = text
    self.change = change
    self.isError = isError
    self.isUndoing = isUndoing
  }
}
