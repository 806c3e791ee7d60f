public import FastiAgenda
public import FastiFormats

/// Regions, holidays, language, theme and feeds.
public struct SettingsPage: Sendable {
  /// The regions to choose from.
  public var regions: RegionFinder
  /// How many may be selected.
  public var limit: Int
  /// What was wrong with a selection that was not saved.
  public var error: FieldError?
  /// Whether holidays are shown.
  public var showsHolidays: Bool
  /// The communities of the selected regions, and whether each is ticked.
  public var communities: [(name: String, isOn: Bool)] = []
  /// The languages there are words of, each with its own name; the frame's words say which one it is.
  public var languages: [(code: String, name: String)]
  /// The feeds that exist, by name.
  public var feeds: [FeedRow]
  /// What a new feed can hold.
  public var parts: [PartChoice]
  /// The name of a new feed.
  public var newFeed: FieldInput
  /// Hijri months.
  public var hijri = HijriSettings()
  /// The alarms of holidays, countdowns and Hijri reminders.
  public var alarms = AlarmSettings()
  /// How calendars are written.
  public var calendar = CalendarSettings()
  /// Weather.
  public var weather = WeatherSettings()
  /// Currency.
  public var currency = CurrencySettings()
  /// Documents for paper.
  public var print = PrintForm()
  /// How reminders are delivered: each way, and whether it is switched on.
  public var channels: [ChannelChoice] = []
  /// With what the store syncs.
  public var sync: [SyncPlaceRow] = []
  /// Whether a backup can be made here.
  public var canBackUp = false
  /// Whether a backup can be restored here.
  public var canRestore = false

  /// Whether a pass-phrase keeps others out, so that there is something to sign out of.
  public var isGuarded = false

  public init(
    regions: RegionFinder, limit: Int, error: FieldError? = nil, showsHolidays: Bool,
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

/// A feed that calendar programs subscribe.
public struct FeedRow: Hashable, Sendable {
  public var id: String
  /// What its owner called it, unique among the feeds.
  public var name: String
  /// The kinds of entries it holds.
  public var parts: [EntryKind]
  /// Its whole address, shown once after it was made; nil later, because only its hash is kept.
  public var address: String?
  /// The same as `webcal://`; nil later.
  public var subscribing: String?
  /// The same as a QR code; nil later, and where there is nothing to make one.
  public var code: QRSquares?
  /// Whether only this machine reaches the address.
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

/// A way of telling a reminder.
public struct ChannelChoice: Hashable, Sendable {
  /// The word it has in forms and on command lines.
  public var word: String
  /// What it delivers to.
  public var way: Channel
  /// Whether it is switched on.
  public var isOn: Bool

  /// The channels by which a reminder can be delivered.
  public enum Channel: CaseIterable, Hashable, Sendable {
    /// A notification of the machine that the program runs on.
    case desktop
    /// A command of the reader's own.
    case command
    case web
  }

  public init(_ word: String, _ way: Channel, isOn: Bool) {
    self.word = word
    self.way = way
    self.isOn = isOn
  }
}

/// A part that a feed can hold.
public struct PartChoice: Hashable, Sendable {
  /// The word it has in forms and on command lines.
  public var word: String
  /// What it holds, or most of it; its name.
  public var kind: EntryKind
  /// Whether a new feed holds it unless the reader says otherwise.
  public var isChosen: Bool

  /// A part.
  public init(_ word: String, _ kind: EntryKind, isChosen: Bool) {
    self.word = word
    self.kind = kind
    self.isChosen = isChosen
  }
}

extension Paths {
  /// Selects regions.
  public static let settingsRegions = Path("/settings/regions")
  /// Ticks communities.
  public static let settingsCommunities = Path("/settings/communities")
  /// Shows or hides holidays.
  public static let settingsHolidays = Path("/settings/holidays")
  /// Chooses the language of the pages.
  public static let settingsLanguage = Path("/settings/language")
  /// Chooses light, dark, or what the system has.
  public static let settingsTheme = Path("/settings/theme")
  /// Chooses how reminders are delivered.
  public static let settingsChannels = Path("/settings/channels")
  /// Adds a feed.
  public static let feeds = Path("/settings/feeds")
  /// Gives a feed a new address.
  public static func rotateFeed(_ id: String) -> Path { path("/settings/feeds/", id, "/rotate") }
  /// Ends a feed.
  public static func deleteFeed(_ id: String) -> Path { path("/settings/feeds/", id, "/delete") }
  /// Ends the session of this browser.
  public static let signOut = Path("/sign-out")
  /// Ends every session.
  public static let signOutEverywhere = Path("/sign-out/everywhere")
}
