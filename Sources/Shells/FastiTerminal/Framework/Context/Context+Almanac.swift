public import FastiCivil
public import FastiDays
public import FastiHolidays
public import FastiPerson
public import FastiRecords

extension Context {
  /// The store in the data folder, or in the database that was named; opened at the first call, and created if missing.
  /// - Throws: `.storage` when it cannot be opened.
  public func store() throws(Failure) -> any Store {
    if let knownStore { return knownStore }
    let store = ChangeTrackingStore(try opening()())
    knownStore = store
    return store
  }

  /// The almanac for a question about regions: those named, or the selected ones; nil for every region.
  /// - Throws: `.storage` from the store.
  public func almanac(_ named: [String]?) throws(Failure) -> Almanac {
    try Almanac.read(from: try store(), named: named, zones: machine.zones)
  }

  /// The almanac for a list of regions: those that the user changed.
  /// - Throws: `.storage` from the store.
  public func changedAlmanac() throws(Failure) -> Almanac {
    try Almanac.readChanged(from: try store(), zones: machine.zones)
  }

  /// The planner, with the notes of a range of days.
  /// - Throws: `.storage` from the store.
  public func planner(_ range: DayRange) throws(Failure) -> Planner {
    try Planner.read(from: try store(), notesIn: range, clocks: clocks)
  }

  /// The clocks of the reader and of other places.
  public var clocks: ReaderClocks { ReaderClocks(machine.zones) { () throws(Failure) in try self.zone() } }

  /// The reader's language first, then English; empty when no language is chosen, and names are in a region's own.
  public var languages: [LanguageCode] {
    guard let chosen = chosenLanguage else { return [] }
    let own = LanguageCode(chosen)
    let english: LanguageCode = "en"
    return own == english ? [own] : [own, english]
  }
}
