import FastiWords

/// A group of settings, in the order of the page.
enum SettingsGroup: CaseIterable {
  case regions, looks, hijri, reminders, weather, feeds, data

  /// The fragment of the group.
  var id: StaticString {
    switch self {
    case .regions: "group-regions"
    case .looks: "group-looks"
    case .hijri: "group-hijri"
    case .reminders: "group-reminders"
    case .weather: "group-weather"
    case .feeds: "group-feeds"
    case .data: "group-data"
    }
  }

  var phrase: Phrase {
    switch self {
    case .regions: .settingsRegions
    case .looks: .settingsLooks
    case .hijri: .hijriCalendar
    case .reminders: .reminders
    case .weather: .settingsWeather
    case .feeds: .settingsFeeds
    case .data: .settingsData
    }
  }
}
