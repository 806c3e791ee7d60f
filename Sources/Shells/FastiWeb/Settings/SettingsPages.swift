import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPages
import FastiRecords
import FastiTransfer

/// `/settings`: regions, holidays, language, theme, feeds.
enum SettingsPages {
  static let all = [route, OwnColours.route]

  static let route = Route.page(
    "/settings", "The settings",
    query: [
      Parameter("find", .text, "words of the name of a region"),
      Parameter("continent", .choice(Continent.allCases.map(\.rawValue)), "the regions of a continent"),
      Parameter("town", .text, "a town, or latitude and longitude, for the weather"),
    ] + [ListName.feeds, .alarms, .places, .months].map { .part($0) } + [PrintQuery.what] + PrintQuery.days
      + PrintQuery.paper
  ) { call throws(Failure) in try show(call) }.uncacheable

  /// The errors of a posted form, and a new feed.
  struct State {
    var error: FieldError?
    var ticked: [String]?
    var limit: FieldInput?
    var newFeed = FieldInput()
    var typedFeed: TypedFeed?
    var made: NewFeedItem?
    var overrideMonth = FieldInput()
    var overrideDay = FieldInput()
    var alarms = AlarmSettings()
    var contact: FieldInput?
    var weather: FieldError?
    var currency: FieldInput?
  }

  /// What was ticked in a form of a new feed that was refused.
  struct TypedFeed {
    var parts: [String]
    var hiding: [String]
  }

  /// The page with the error of the selected regions.
  static func again(_ refusal: FormRefusal, _ call: Call) throws(Failure) -> Response {
    var errors = refusal.errors(call.pageWords)
    return try show(call, State(error: errors.rest(), ticked: refusal.form.all("regions")))
  }

  static func show(_ call: Call, _ state: State = State()) throws(Failure) -> Response {
    let almanac = try Almanac.readChanged(from: call.store, zones: call.server.zones)
    let find = FindRegions(ListRegions(almanac), on: call.today, languages: call.regionLanguages)
    let feeds = try FindFeeds(call.store).all().map { feed in
      guard let made = state.made, made.feed.name == feed.name else {
        return FeedRow(id: feed.name, name: feed.name, parts: kinds(feed))
      }
      // The address is known only now.
      let address = FeedAddress(made.token, at: call.server.site.address)
      var row = FeedRow(
        id: feed.name, name: feed.name, parts: kinds(feed), address: address.text, subscribing: address.subscribing)
      row.isLocal = !call.server.site.isOpenToOthers
      // Another device that scans the code of a local address would look for the feed on itself.
      if !row.isLocal { row.code = call.server.ports.drawCode?(address.subscribing) }
      return row
    }
    let parts = FeedPart.contents.map { part in
      PartChoice(
        part.rawValue, part.kind,
        isChosen: state.typedFeed?.parts.contains(part.rawValue) ?? FeedPart.usual.contains(part))
    }
    var page = SettingsPage(
      regions: call.finder(find, ticked: state.ticked),
      limit: state.limit ?? FieldInput(String(almanac.settings.limit)), error: state.error,
      showsHolidays: almanac.settings.showHolidays,
      languages: [("en", "English"), ("sv", "Svenska"), ("vi", "Tiếng Việt")], feeds: feeds, parts: parts,
      newFeed: state.newFeed)
    page.hiding = state.typedFeed?.hiding
    page.communities = call.communities(find, almanac.settings)
    page.isGuarded = call.server.isGuarded
    page.canBackUp = call.server.ports.archives != nil && call.server.ports.files != nil
    page.sync = try sync(call)
    page.canRestore = call.server.ports.restoreBackup != nil
    page.channels = ChannelName.allCases.map { name in
      ChannelChoice(name.rawValue, name.way, isOn: almanac.settings.channels.contains(name))
    }
    page.print = try PrintQuery.form(PrintQuery.kind(of: call), call)
    page.chosen = ChosenSettings { SettingKey(rawValue: $0.rawValue).map { almanac.settings[$0] } ?? "" }
    page.alarms = try alarms(call, almanac, state)
    page.hijri = try hijri(call, almanac, state)
    page.weather = try call.weatherSettings(almanac.settings, contact: state.contact, error: state.weather)
    page.currency = call.currencySettings(almanac.settings, home: state.currency)
    let isWrong = [
      state.error, state.limit?.error, state.newFeed.error, state.overrideMonth.error, state.overrideDay.error,
      state.alarms.error,
      state.alarms.time.error, state.contact?.error, state.weather, state.currency?.error,
      page.print.from.error, page.print.to.error,
    ]
    .contains { $0 != nil }
    return try call.page(page, at: Paths.settings, status: isWrong ? 422 : 200)
  }

  private static func kinds(_ feed: FeedItem) -> [EntryKind] {
    feed.parts.compactMap { FeedPart(rawValue: $0).flatMap { FeedPart.contents.contains($0) ? $0.kind : nil } }
  }
}

extension ChannelName {
  /// The channel of the setting.
  var way: ChannelChoice.Channel {
    switch self {
    case .desktop: .desktop
    case .command: .command
    case .web: .web
    }
  }
}
