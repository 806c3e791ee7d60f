import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiWords

/// A request and everything needed to answer it. It is used by one thread.
final class Call {
  let request: Request
  let server: ServerState
  /// The store; for a request that only reads, one snapshot. One without versions for a client that may get only what
  /// is the same for everyone.
  let store: any Store
  /// The space of ``store``, for the keys of caches.
  let space: Space
  let keyring: any Keyring
  private let values: [String: String]
  /// The words of pages with the user's clock, once they were used.
  var knownWords: PageWords?
  /// The plans that were read last, and their days.
  var plans: (days: DayRange, planner: Planner)?
  /// The days with plans among those that were reported last, and the range of these.
  var planned: (range: DayRange, days: Set<Day>)?
  /// The language in the address, before any words are read; nil for none.
  var askedLanguage: String?
  /// The conversion of amounts to the user's currency.
  private(set) lazy var money = ownMoney()

  /// - Parameter isCommon: Whether the client may get only what is the same for everyone.
  convenience init(
    _ request: Request, _ values: [String: String], _ server: ServerState, _ store: any Store, keyring: any Keyring,
    isCommon: Bool
  ) {
    let store: any Store = isCommon ? SnapshotStore(reader: CommonReader()) : store
    self.init(request, values, server, store, keyring: keyring, isCommon ? .common : server.space)
  }

  private init(
    _ request: Request, _ values: [String: String], _ server: ServerState, _ store: any Store, keyring: any Keyring,
    _ space: Space
  ) {
    self.request = request
    self.values = values
    self.server = server
    self.store = store
    self.space = space
    self.keyring = keyring
  }

  /// The same request with a snapshot of its store.
  func reading(_ snapshot: SnapshotStore) -> Call { Call(request, values, server, snapshot, keyring: keyring, space) }

  /// A value of the path; the router guarantees that it exists.
  func value(_ name: String) -> String { values[name] ?? "" }

  /// The id in the path of an existing record; nil for a new one.
  var id: String? { values["id"] }

  /// The regions of the query, without empty ones, which forms send.
  var namedRegions: [String] { request.target.all("region").filter { !$0.isEmpty } }

  /// A value of the query; an empty value counts as missing, because forms send it.
  func query(_ name: String) -> String? { request.target[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether the client prefers a page, as browsers do: then an error is shown beside its field. A program gets an
  /// object.
  var isByPerson: Bool { MediaType.preferred(request, among: [.json, .text, .html]) == .html }

  var today: Day { server.today }

  /// Reads days and weeks relative to today, or to the day on which a form was filled in that waited for a network:
  /// "tomorrow" keeps the meaning it had when it was typed. People may type dates in words; programs write them as
  /// numbers.
  var dates: DateReader {
    let day = typedOn ?? today
    if request.target.segments.first == "api" { return DateReader(today: day) }
    return DateReader(today: day, language: pageLanguage) { () throws(Failure) in try self.months().table() }
  }

  private var typedOn: Day? {
    guard !request.method.isSafe, let day = request.headers["Fasti-Typed-On"].flatMap({ try? Day(iso: $0) }) else {
      return nil
    }
    return day < today && today - day <= 366 ? day : nil
  }

  /// The language of the parameter `lang`, otherwise the server's.
  var language: String { query("lang") ?? server.settings.language }

  /// The words of ``language``.
  var words: Words { Words.of(language) }

  /// The languages of names, best first.
  var languages: [LanguageCode] {
    guard let asked = query("lang") else { return server.settings.languages }
    return asked == "en" ? ["en"] : [LanguageCode(asked), "en"]
  }

  /// The clocks of the user, which are those of the server, and of other places.
  var clocks: ReaderClocks {
    ReaderClocks(server.zones) { [zone = server.settings.zone] () throws(Failure) in zone }
  }

  private func months() throws(Failure) -> MonthBook { try MonthBook.read(from: store) }

  /// The almanac of some regions, of the selected ones if none is named, or of all regions for nil.
  func almanac(_ named: [String]? = []) throws(Failure) -> Almanac {
    try server.caches.almanacs.almanac(space, named, from: store, zones: server.zones)
  }
}
