public import FastiCalendars
public import FastiCivil
import FastiData
public import FastiHolidays
public import FastiMoney
public import FastiRecords
public import FastiWeather
import FastiWords

/// The settings, with their names in `fasti config`. ``SettingKey/definition`` describes each of them.
public enum SettingKey: String, CaseIterable, Sendable {
  case regionsSelected = "regions.selected"
  case regionsLimit = "regions.limit"
  case holidaysShow = "holidays.show"
  case holidaysCommunities = "holidays.communities"
  case countdownsRules = "countdowns.rules"
  case hijriSource = "hijri.source"
  case hijriRefresh = "hijri.refresh"
  case currencyRefresh = "currency.refresh"
  case currencyHome = "currency.home"
  case weatherSource = "weather.source"
  case weatherPlace = "weather.place"
  case weatherContact = "weather.contact"
  case notifyChannels = "notify.channels"
  case alarmsStanding = "alarms.standing"
  case hijriShow = "hijri.show"
  case weekStart = "week.start"
  case hoursClock = "hours.clock"
  case calendarHidden = "calendar.hidden"
  case servePublicURL = "serve.public-url"

  /// Type, initial value, help and name of the setting.
  public var definition: SettingDefinition {
    switch self {
    case .regionsSelected:
      SettingDefinition(.regions, "", .regions, .settingRegionsSelected)
    case .regionsLimit:
      SettingDefinition(.limit, "2", .settingLimit, .settingRegionsLimit)
    case .holidaysShow:
      SettingDefinition(.toggle, "on", .holidays, .settingHolidaysShow)
    case .holidaysCommunities:
      SettingDefinition(.names, "", .settingCommunities, .settingHolidaysCommunities)
    case .countdownsRules:
      SettingDefinition(
        .rules, "se.midsommarafton,us.thanksgiving-day,vn.tet,au.australia-day",
        .settingCountdowns,
        .settingCountdownsRules)
    case .hijriSource:
      SettingDefinition(
        .choice(Self.hijriSources), "calculated", .hijriSource,
        .settingHijriSource)
    case .hijriRefresh:
      SettingDefinition(
        .choice(["auto", "off"]), "off", .hijriRefresh,
        .settingHijriRefresh)
    case .currencyRefresh:
      SettingDefinition(
        .choice(["auto", "off"]), "off", .currencyRefresh,
        .settingCurrencyRefresh)
    case .currencyHome: SettingDefinition(.currency, "", .currencyHome, .settingCurrencyHome)
    case .weatherSource:
      SettingDefinition(
        .choice(["off"] + WeatherSource.shippedNames + ["own"]), "off", .weatherSource, .settingWeatherSource)
    case .weatherPlace: SettingDefinition(.place, "", .weatherPlace, .settingWeatherPlace)
    case .weatherContact: SettingDefinition(.line, "", .weatherContact, .settingWeatherContact)
    case .notifyChannels:
      SettingDefinition(
        .channels, "desktop,web", .reminderDelivery,
        .settingNotifyChannels)
    case .alarmsStanding: SettingDefinition(.alarms, "", .alarmsStanding, .settingAlarmsStanding)
    case .hijriShow:
      SettingDefinition(.toggle, "off", .hijriCalendar, .settingHijriShow)
    case .weekStart:
      SettingDefinition(.choice(Self.weekStarts.map(\.word)), "monday", .weekStart, .settingWeekStart)
    case .hoursClock: SettingDefinition(.choice(["auto", "24", "12"]), "auto", .hoursClock, .settingHoursClock)
    case .calendarHidden: SettingDefinition(.hidden, "", .shownInCalendar, .settingCalendarHidden)
    case .servePublicURL:
      SettingDefinition(
        .address, "", .settingAddress, .settingPublicURL)
    }
  }
}

extension SettingKey {
  /// Whether the setting is synced to other devices. Addresses and the channels of reminders belong to one machine.
  public var reach: RecordKind.Reach {
    switch self {
    case .notifyChannels, .servePublicURL: .device
    case .regionsSelected, .regionsLimit, .holidaysShow, .holidaysCommunities, .countdownsRules, .hijriSource,
      .hijriRefresh, .currencyRefresh, .currencyHome, .weatherSource, .weatherPlace, .weatherContact, .hijriShow,
      .alarmsStanding, .weekStart, .hoursClock, .calendarHidden:
      .synced
    }
  }
}

extension SettingKey {
  /// The choices of ``hijriSource``: calculated months, announced months, and the tables of countries.
  public static var hijriSources: [String] { ["calculated", "moonsighting"] + AlmanacID.hijri.map { "\($0.name)" } }
}

extension SettingKey {
  /// The weekdays on which weeks of countries begin, with the words of ``weekStart``.
  public static let weekStarts: [(day: Weekday, word: String)] = [
    (.monday, "monday"), (.saturday, "saturday"), (.sunday, "sunday"),
  ]
}

/// The user's settings, read from a store.
public struct Preferences: Hashable, Sendable {
  /// The text of every setting, in the order of the keys.
  private let texts: [String]

  /// The initial settings: no region yet, at most two, holidays shown.
  public static let initial = Preferences { _ in nil }

  /// The settings from their stored texts; an invalid text counts as not set.
  /// - Parameter stored: A closure, because setting up a dictionary's type costs a command more than reading all
  ///   settings.
  /// - Throws: What the closure throws.
  public init<Fault: Error>(_ stored: (SettingKey) throws(Fault) -> String?) throws(Fault) {
    var texts: [String] = []
    for key in SettingKey.allCases {
      let definition = key.definition
      texts.append(try stored(key).flatMap { definition.kind.canonical($0) } ?? definition.initial)
    }
    self.texts = texts
  }

  /// Some settings of a store; the others are initial.
  /// - Throws: ``StoreError`` when the store cannot be read.
  public init(_ keys: [SettingKey], from reader: any StoreReader) throws(StoreError) {
    try self.init { key throws(StoreError) in
      keys.contains(key) ? try reader.record(Setting.self, key: key.rawValue)?.value : nil
    }
  }

  /// Some settings of a store; the others are initial.
  /// - Throws: `.storage` when the store cannot be read.
  public static func read(_ keys: [SettingKey], from store: some Store) throws(Failure) -> Preferences {
    do throws(StoreError) {
      return try store.read { reader throws(StoreError) in try Preferences(keys, from: reader) }
    } catch { throw Failure(error) }
  }

  /// The text that was set; the initial text if nothing was set or the setting was not read.
  public subscript(key: SettingKey) -> String {
    for (other, text) in zip(SettingKey.allCases, texts) where other == key { return text }
    return key.initial
  }

  /// The regions selected, in order.
  public var selected: [RegionCode] { list(.regionsSelected).map { RegionCode($0) } }
  /// The most regions that can be selected.
  public var limit: Int { Int(self[.regionsLimit]) ?? 0 }
  /// Whether days show the holidays of the selected regions.
  public var showHolidays: Bool { self[.holidaysShow] == "on" }
  /// The communities whose own holidays are shown and counted.
  public var communities: Set<Community> { Set(list(.holidaysCommunities).map { Community($0) }) }
  /// The rules whose next day has a countdown, if their region is selected.
  public var countdownRules: [RuleID] { list(.countdownsRules).map { RuleID($0) } }
  /// Whether announced Hijri months are followed.
  public var followsMoonsighting: Bool { self[.hijriSource] == "moonsighting" }
  /// The country's table whose Hijri months are followed; nil if there is none.
  public var hijriAlmanac: AlmanacID? {
    AlmanacID(name: self[.hijriSource].utf8).flatMap { $0.isHijri ? $0 : nil }
  }
  /// Whether Hijri months are fetched automatically while `serve` or `notify run` runs.
  public var refreshesMonths: Bool { self[.hijriRefresh] == "auto" }
  /// Whether exchange rates are fetched automatically while `serve` or `notify run` runs.
  public var refreshesRates: Bool { self[.currencyRefresh] == "auto" }
  /// The currency into which budgets are converted; nil if none is set.
  public var currencyHome: CurrencyCode? { CurrencyCode(Array(self[.currencyHome].utf8)) }
  /// The name of the active source of weather; `off` for none.
  public var weatherSource: String { self[.weatherSource] }
  /// The place of the forecast; nil if none is set.
  public var weatherPlace: HomePlace? { HomePlace(text: self[.weatherPlace]) }
  /// The contact that is sent to a source of weather; nil for none.
  public var weatherContact: String? { self[.weatherContact].isEmpty ? nil : self[.weatherContact] }
  /// Whether pages show the Hijri date of each day.
  public var showHijri: Bool { self[.hijriShow] == "on" }
  /// The things that the pages of a month and a week hide.
  public var hidden: HiddenThings { HiddenThings(text: self[.calendarHidden]) ?? HiddenThings() }
  /// The weekday on which the rows of a month begin. Numbered weeks are ISO weeks in any case.
  public var weekStart: Weekday { SettingKey.weekStarts.first { $0.word == self[.weekStart] }?.day ?? .monday }
  /// The channels by which reminders are delivered.
  public var channels: [ChannelName] { ChannelName.known(self[.notifyChannels]) ?? [] }
  /// The address at which other machines reach the server; nil for none.
  public var publicURL: String? { self[.servePublicURL].isEmpty ? nil : self[.servePublicURL] }

  private func list(_ key: SettingKey) -> [String] { self[key].split(separator: ",").map { String($0) } }
}

extension WeatherSource {
  /// The names of the shipped sources.
  public static var shippedNames: [String] { ShippedSource.all.map { "\($0.label)" } }
}
