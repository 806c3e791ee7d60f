public import FastiHolidays

/// What the user has set, read from the settings of a store.
public struct Preferences: Hashable, Sendable {
  /// The regions selected, in order.
  public var selected: [RegionCode]
  /// The most regions that can be selected.
  public var limit: Int
  /// Whether holidays show at all.
  public var showHolidays: Bool
  /// Which Hijri months are active, and whether they are fetched without being asked.
  public var months = MonthSettings()
  /// How reminders are told.
  public var channels: [ChannelName] = [.desktop, .web]
  /// The address other machines reach the server by; nil for none.
  public var publicURL: String?
  /// The rules whose next day is counted down to, where their region is selected.
  public var countdownRules: [RuleID] = SettingKey.countdownsRules.initial.split(separator: ",").map {
    RuleID(String($0))
  }

  /// The initial settings: no region yet, at most two, holidays shown.
  public static let initial = Preferences(selected: [], limit: 2, showHolidays: true)

  /// The settings given.
  public init(selected: [RegionCode], limit: Int, showHolidays: Bool) {
    self.selected = selected
    self.limit = limit
    self.showHolidays = showHolidays
  }
}

/// The settings there are, as `fasti config` names them.
public enum SettingKey: String, CaseIterable, Sendable {
  /// Codes separated by commas.
  case regionsSelected = "regions.selected"
  /// 1 to 250.
  case regionsLimit = "regions.limit"
  /// `on` or `off`.
  case holidaysShow = "holidays.show"
  /// Ids of rules separated by commas.
  case countdownsRules = "countdowns.rules"
  /// `calculated` or `moonsighting`.
  case hijriSource = "hijri.source"
  /// `off` or `auto`.
  case hijriRefresh = "hijri.refresh"
  /// `desktop`, `command`, `web`, several with commas, or `none`.
  case notifyChannels = "notify.channels"
  /// `on` or `off`.
  case hijriShow = "hijri.show"
  /// An address of http or https, or nothing.
  case servePublicURL = "serve.public-url"

  /// What it means, in one line.
  public var summary: String {
    switch self {
    case .regionsSelected: "the regions whose holidays show, separated by commas"
    case .regionsLimit: "the most regions that can be selected, 1 to 250"
    case .countdownsRules: "the holidays to count down to, by the ids of their rules"
    case .holidaysShow: "whether holidays show in today, week, month and year: on or off"
    case .hijriSource: "the Hijri months: calculated, or moonsighting where they are announced"
    case .hijriRefresh: "whether months are fetched while serve or notify run runs: auto or off"
    case .notifyChannels: "how reminders are told: desktop, command, web, several with commas, or none"
    case .hijriShow: "whether pages show the Hijri date of each day: on or off"
    case .servePublicURL: "the address other machines reach fasti serve by; feeds show it"
    }
  }

  /// The value where nothing was set.
  public var initial: String {
    switch self {
    case .regionsSelected: ""
    case .regionsLimit: "2"
    case .holidaysShow: "on"
    case .hijriSource: "calculated"
    case .hijriRefresh: "off"
    case .notifyChannels: "desktop,web"
    case .hijriShow: "off"
    case .servePublicURL: ""
    case .countdownsRules: "se.midsommarafton,us.thanksgiving-day,vn.tet,au.australia-day"
    }
  }
}

/// The settings about Hijri months.
public struct MonthSettings: Hashable, Sendable {
  /// Whether announced months count.
  public var followsMoonsighting = false
  /// Whether months are fetched without being asked for, while `serve` or `notify run` runs.
  public var refreshesByItself = false
  /// Whether pages show the Hijri date of each day.
  public var showsInPages = false

  /// The seed's settings: calculated months, nothing fetched.
  public init() {}
}
