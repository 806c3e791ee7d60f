import FastiCivil
import FastiDays
import FastiMonths
import FastiPages
import FastiRecords

extension SettingsPages {
  /// The Hijri months in the settings.
  static func hijri(_ call: Call, _ almanac: Almanac, _ state: State) throws(Failure) -> HijriSettings {
    let book = try MonthBook.read(from: call.store)
    var settings = HijriSettings(
      isShown: almanac.settings.showHijri, followsMoonsighting: almanac.settings.followsMoonsighting,
      refreshesByItself: almanac.settings.refreshesMonths,
      fetched: book.fetched.map(\.fetchedAt).max().map {
        call.server.settings.zone.day(at: Instant(seconds: $0 / 1_000))
      }, overrides: book.knowledge.overrides.map { ($0.month, $0.day) }.sorted { $0.0 < $1.0 },
      month: state.overrideMonth, day: state.overrideDay)
    settings.almanac = almanac.settings.hijriAlmanac
    settings.changes = book.knowledge.overrides.map(\.month).flatMap { month in
      book.effects(ofOverride: month).map { MonthChange(of: month, before: $0.before, after: $0.after) }
    }
    settings.disagreements = book.disputes(on: call.today).map { MonthDisagreement($0) }
    return settings
  }
}

extension MonthDisagreement {
  /// A dispute about a month as a page shows it.
  init(_ dispute: MonthDispute) {
    self.init(dispute.month, dispute.announcements.map { (Document($0.document), $0.day) }, kept: dispute.kept)
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
