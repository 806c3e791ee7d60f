import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiHolidays
import FastiPerson
import FastiRecords
import FastiWords

/// A request and everything needed to answer it. It belongs to one thread.
final class Call {
  let request: Request
  let server: ServerState
  /// The store: one snapshot for a request that only reads.
  let store: any Store
  /// The keyring.
  let keyring: any Keyring
  private let values: [String: String]
  /// The words of pages with the reader's clock, once they were asked for.
  var knownWords: PageWords?
  /// The language that the address asks for, before any words are read; nil where it asks for none.
  var askedLanguage: String?
  /// What amounts are worth in the reader's currency.
  private(set) lazy var money = ownMoney()

  init(
    _ request: Request, _ values: [String: String], _ server: ServerState, _ store: any Store, keyring: any Keyring
  ) {
    self.request = request
    self.values = values
    self.server = server
    self.store = store
    self.keyring = keyring
  }

  /// A value of the path; the router guarantees that it exists.
  func value(_ name: String) -> String { values[name] ?? "" }

  /// The id in the path of an existing thing; nil for a new one.
  var id: String? { values["id"] }

  /// A value of the query; an empty one counts as missing, as forms send it.
  func query(_ name: String) -> String? { request.target[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether a page is wanted, as browsers do: then a mistake stands beside its field. A program gets it as an object.
  var isByPerson: Bool { MediaType.preferred(request, among: [.json, .text, .html]) == .html }

  var today: Day { server.today }

  /// Reads days and weeks relative to today, or to the day on which a form was filled in that waited for a connection:
  /// "tomorrow" means what it meant when it was typed.
  /// People may say dates in words; programs write them as numbers.
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

  /// The language that `lang` asks for, else the server's.
  var language: String { query("lang") ?? server.settings.language }

  /// The words of ``language``.
  var words: Words { Words.of(language) }

  /// The languages of names, best first.
  var languages: [LanguageCode] {
    guard let asked = query("lang") else { return server.settings.languages }
    return asked == "en" ? ["en"] : [LanguageCode(asked), "en"]
  }

  /// The clocks of the reader, which are those of the server, and of other places.
  var clocks: ReaderClocks {
    ReaderClocks(server.zones) { [zone = server.settings.zone] () throws(Failure) in zone }
  }

  private func months() throws(Failure) -> MonthBook { try MonthBook.read(from: store) }

  /// The almanac of some regions, of the selected ones for none, or of every region for nil.
  func almanac(_ named: [String]? = []) throws(Failure) -> Almanac {
    try server.caches.almanacs.almanac(server.space, named, from: store, zones: server.zones)
  }
}
