import FastiAgenda
import FastiApp
import FastiCalendars
import FastiCivil
import FastiHTTP
import FastiHolidays
import FastiMonths
import FastiPages

/// `/settings`: regions, holidays, language, theme, feeds.
enum SettingsPages {
  static let route = Route.page("/settings", "The settings") { call throws(Failure) in try show(call) }

  /// What was wrong with what was posted, and a feed that was just made.
  struct State {
    var error: FieldError?
    var newFeed = Typed()
    var made: NewFeedItem?
    var overrideMonth = Typed()
    var overrideDay = Typed()
  }

  static func show(_ call: Call, _ state: State = State()) throws(Failure) -> Response {
    let almanac = try Almanac.read(from: call.store, named: nil, zones: call.server.zones)
    let regions = call.choices(almanac)
    let feeds = try FindFeeds(call.store).all().map { feed in
      guard let made = state.made, made.feed.name == feed.name else {
        return FeedRow(id: feed.name, name: feed.name, parts: kinds(feed))
      }
      // Only now is the address known.
      let address = FeedAddress(made.token, at: call.server.site.address)
      return FeedRow(
        id: feed.name, name: feed.name, parts: kinds(feed), address: address.text,
        subscribing: address.subscribing, code: call.server.ports.drawCode?(address.subscribing))
    }
    let parts = FeedPart.allCases.map { part in
      PartChoice(part.rawValue, part.kind, isChosen: FeedPart.usual.contains(part))
    }
    var page = SettingsPage(
      regions: regions, limit: almanac.settings.limit, error: state.error,
      showsHolidays: almanac.settings.showHolidays,
      languages: [("en", "English"), ("sv", "Svenska"), ("vi", "Tiếng Việt")], feeds: feeds, parts: parts,
      newFeed: state.newFeed)
    page.isGuarded = call.server.isGuarded
    page.canBackUp = call.server.ports.archives != nil && call.server.ports.files != nil
    page.channels = ChannelName.allCases.map { name in
      ChannelChoice(name.rawValue, name.way, isOn: almanac.settings.channels.contains(name))
    }
    page.hijri = try hijri(call, almanac, state)
    let isWrong = [state.error, state.newFeed.error, state.overrideMonth.error, state.overrideDay.error]
      .contains { $0 != nil }
    return try call.page(page, at: Paths.settings, status: isWrong ? 422 : 200)
  }

  private static func kinds(_ feed: FeedItem) -> [EntryKind] {
    feed.parts.compactMap { FeedPart(rawValue: $0)?.kind }
  }

  private static func hijri(_ call: Call, _ almanac: Almanac, _ state: State) throws(Failure) -> HijriSettings {
    let book = try MonthBook.read(from: call.store)
    let months = almanac.settings.months
    var settings = HijriSettings(
      isShown: months.showsInPages, followsMoonsighting: months.followsMoonsighting,
      refreshesByItself: months.refreshesByItself,
      fetched: book.fetched.map(\.fetchedAt).max().map {
        call.server.settings.zone.day(at: Instant(seconds: $0 / 1_000))
      }, overrides: book.knowledge.overrides.map { ($0.month, $0.day) }.sorted { $0.0 < $1.0 },
      month: state.overrideMonth, day: state.overrideDay)
    settings.changes = book.knowledge.overrides.map(\.month).flatMap { month in
      book.effects(ofOverride: month).map { MonthChange(of: month, before: $0.before, after: $0.after) }
    }
    settings.disagreements = book.disputes(on: call.today).map { MonthDisagreement($0) }
    return settings
  }
}

extension ChannelName {
  /// What the settings say it is.
  var way: ChannelChoice.Way {
    switch self {
    case .desktop: .desktop
    case .command: .command
    case .web: .web
    }
  }
}

extension MonthDisagreement {
  /// What a page says of a dispute.
  init(_ dispute: MonthDispute) {
    self.init(dispute.month, dispute.sayings.map { (Document($0.document), $0.day) }, kept: dispute.kept)
  }
}

extension MonthDisagreement.Document {
  fileprivate init(_ document: MonthDocument) {
    switch document {
    case .home, .fiqh: self = .home
    case .news: self = .news
    case .api: self = .json
    case .pdf: self = .pdf
    }
  }
}
