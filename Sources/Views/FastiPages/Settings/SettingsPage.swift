public import FastiAgenda
public import FastiFormats

/// Regions, holidays, language, theme and feeds.
public struct SettingsPage: Sendable {
  /// The regions to choose from.
  public var regions: RegionFinder
  /// The greatest number of selected regions, or what was typed for it.
  public var limit: FieldInput
  /// The error of a selection that was not saved.
  public var error: FieldError?
  /// Whether holidays are shown.
  public var showsHolidays: Bool
  /// The communities of the selected regions, and whether each is ticked.
  public var communities: [(name: String, isOn: Bool)] = []
  /// The languages of the interface, each with its own name; the words of the frame are in the present one.
  public var languages: [(code: String, name: String)]
  /// The feeds that exist, by name.
  public var feeds: [FeedRow]
  /// The parts that a new feed can have.
  public var parts: [PartChoice]
  /// The name of a new feed.
  public var newFeed: FieldInput
  /// The words of what it hides, in a form that was refused; otherwise nil, and its parts are folded.
  public var hiding: [String]?
  /// Hijri months.
  public var hijri = HijriSettings()
  /// The alarms of holidays, countdowns and Hijri reminders.
  public var alarms = AlarmSettings()
  /// The words of the settings with a few words.
  public var chosen = ChosenSettings { _ in "" }
  /// The place and the source of forecasts.
  public var weather = WeatherSettings()
  /// The source of exchange rates, and the home currency.
  public var currency = CurrencySettings()
  /// The form for printing.
  public var print = PrintForm()
  /// The channels of reminders, and whether each is switched on.
  public var channels: [ChannelChoice] = []
  /// The places with which the store syncs.
  public var sync: [SyncPlaceRow] = []
  /// Whether a backup can be made here.
  public var canBackUp = false
  /// Whether a backup can be restored here.
  public var canRestore = false

  /// Whether there is a pass-phrase, so that users can sign out.
  public var isGuarded = false

  public init(
    regions: RegionFinder, limit: FieldInput, error: FieldError? = nil, showsHolidays: Bool,
    languages: [(code: String, name: String)], feeds: [FeedRow] = [],
    parts: [PartChoice] = [], newFeed: FieldInput = FieldInput()
  ) {
    self.regions = regions
    self.limit = limit
    self.error = error
    self.showsHolidays = showsHolidays
    self.languages = languages
    self.feeds = feeds
    self.parts = parts
    self.newFeed = newFeed
  }
}

/// A feed that calendar programs subscribe to.
public struct FeedRow: Hashable, Sendable {
  public var id: String
  /// The name that the user gave it, unique among the feeds.
  public var name: String
  /// The kinds of its entries.
  public var parts: [EntryKind]
  /// Its whole address, shown once when it is created; nil later, because only its hash is stored.
  public var address: String?
  /// The same as `webcal://`; nil later.
  public var subscribing: String?
  /// The same as a QR code; nil later, and if codes cannot be made.
  public var code: QRSquares?
  /// Whether only this machine can reach the address.
  public var isLocal = false

  /// A feed.
  public init(
    id: String, name: String, parts: [EntryKind], address: String? = nil, subscribing: String? = nil,
    code: QRSquares? = nil
  ) {
    self.subscribing = subscribing
    self.code = code
    self.id = id
    self.name = name
    self.parts = parts
    self.address = address
  }
}

/// A channel for reminders to choose.
public struct ChannelChoice: Hashable, Sendable {
  /// Its word in forms and on command lines.
  public var word: String
  /// The way notifications are delivered.
  public var way: Channel
  /// Whether it is switched on.
  public var isOn: Bool

  /// The channels that can deliver a reminder.
  public enum Channel: CaseIterable, Hashable, Sendable {
    /// A notification on the machine of the program.
    case desktop
    /// A command of the user.
    case command
    case web
  }

  public init(_ word: String, _ way: Channel, isOn: Bool) {
    self.word = word
    self.way = way
    self.isOn = isOn
  }
}

/// A part that a feed can have.
public struct PartChoice: Hashable, Sendable {
  /// Its word in forms and on command lines.
  public var word: String
  /// The kind of its entries, or of most of them, which gives its name.
  public var kind: EntryKind
  /// Whether a new feed has it by default.
  public var isChosen: Bool

  /// A part.
  public init(_ word: String, _ kind: EntryKind, isChosen: Bool) {
    self.word = word
    self.kind = kind
    self.isChosen = isChosen
  }
}

extension Paths {
  /// Saves the selected regions.
  public static let settingsRegions = Path("/settings/regions")
  /// Saves the ticked communities.
  public static let settingsCommunities = Path("/settings/communities")
  /// Shows or hides holidays.
  public static let settingsHolidays = Path("/settings/holidays")
  /// Chooses the language of the pages.
  public static let settingsLanguage = Path("/settings/language")
  /// Chooses the light or dark theme, or the theme of the system.
  public static let settingsTheme = Path("/settings/theme")
  /// Chooses how reminders are delivered.
  public static let settingsChannels = Path("/settings/channels")
  /// Adds a feed.
  public static let feeds = Path("/settings/feeds")
  /// Gives a feed a new address.
  public static func rotateFeed(_ id: String) -> Path { path("/settings/feeds/", id, "/rotate") }
  /// Where the form posts that deletes the feed with this id.
  public static func deleteFeed(_ id: String) -> Path { path("/settings/feeds/", id, "/delete") }
  /// Ends the session of this browser.
  public static let signOut = Path("/sign-out")
  /// Ends every session.
  public static let signOutEverywhere = Path("/sign-out/everywhere")
}
