public import FastiCivil
public import FastiDays
public import FastiHolidays
public import FastiPerson
public import FastiRecords

extension Context {
  /// The command that selects a region: the country of the locale, Sweden if that names none that ships.
  public var selectRegion: String {
    let country = LanguageTag.country(of: machine.environment).flatMap { ListRegions.isShipped($0) ? $0 : nil }
    return "fasti regions select \(country ?? "SE")"
  }

  /// The store in the data folder, or in the named database; opened at the first call, and created if missing.
  /// - Throws: `.storage` if it cannot be opened.
  public func store() throws(Failure) -> any Store {
    if let knownStore { return knownStore }
    let store = ChangeTrackingStore(try opening()())
    knownStore = store
    return store
  }

  /// The almanac for a question about regions: the named ones, or the selected ones; nil for all regions.
  /// - Throws: `.storage` from the store.
  public func almanac(_ named: [String]?) throws(Failure) -> Almanac {
    try Almanac.read(from: try store(), named: named, zones: machine.zones)
  }

  /// The almanac of the regions that the user changed, for a list of regions.
  /// - Throws: `.storage` from the store.
  public func changedAlmanac() throws(Failure) -> Almanac {
    try Almanac.readChanged(from: try store(), zones: machine.zones)
  }

  /// The planner, with the notes of a range of days.
  /// - Throws: `.storage` from the store.
  public func planner(_ range: DayRange) throws(Failure) -> Planner {
    try Planner.read(from: try store(), notesIn: range, clocks: clocks)
  }

  /// The clocks of the user and of other places.
  public var clocks: ReaderClocks { ReaderClocks(machine.zones) { () throws(Failure) in try self.zone() } }

  /// The user's language first, then English; empty if no language is chosen, so that names are in a region's own
  /// language.
  public var languages: [LanguageCode] {
    guard let chosen = chosenLanguage else { return [] }
    let own = LanguageCode(chosen)
    let english: LanguageCode = "en"
    return own == english ? [own] : [own, english]
  }
}
