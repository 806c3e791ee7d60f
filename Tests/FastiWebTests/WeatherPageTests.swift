import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiHost
import FastiMonths
import FastiRecords
import FastiTransfer
@testable import FastiWeather
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

/// Counts the requests to each host, and gives the same answer to all.
private final class Asked: Fetcher, @unchecked Sendable {
  private let lock = NSLock()
  private var addresses: [String] = []
  private let answer: [UInt8]

  init(_ answer: String = "") { self.answer = Array(answer.utf8) }

  var all: [String] { lock.withLock { addresses } }

  func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    lock.withLock { addresses.append("\(request.address) \(request.agent ?? "")") }
    return .document(body: answer, tag: nil, modified: nil, expires: nil)
  }
}

/// Reads answers about weather in this process.
private struct Reading: DocumentReader {
  func page(html: [UInt8]) throws(Failure) -> WebPage? { nil }
  func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? { nil }
  func plan(question: [UInt8], _ progress: FastiRecords.Progress) throws(Failure) -> [UInt8] { [] }
  func report() throws(Failure) -> ReaderReport { ReaderReport(readers: []) }
  func lines(weather question: [UInt8]) throws(Failure) -> [UInt8]? { WeatherJSON.lines(for: question) }
}

@Suite("Pages show the stored weather") struct WeatherPageTests {
  private let asked: Asked
  private let room: Room

  init() throws {
    asked = Asked(Self.answer)
    var ports = WebPorts(files: SystemFiles(), documents: Reading(), fetcher: asked)
    ports.searchPlaces = { word, _ in
      guard word == "Åth", let place = GeoCoordinates(latitude: 3_798, longitude: 2_373) else { return [] }
      let athens = ListedPlace(
        name: "Athens", spelling: "Αθήνα", called: "Athens", country: "GR", part: "ESYE31", zone: "Europe/Athens",
        coordinates: place,
        people: 664_000)
      return [(athens, false)]
    }
    room = try Room(ports: ports)
  }

  /// An answer for a day; today in the room is 2026-02-05.
  private static let answer = """
    {"daily_units":{"time":"iso8601","temperature_2m_max":"°C","temperature_2m_min":"°C","precipitation_sum":"mm",\
    "precipitation_probability_max":"%","wind_speed_10m_max":"m/s"},"daily":{"time":["2026-02-05"],"weather_code":[71],\
    "temperature_2m_max":[2.1],"temperature_2m_min":[-3.5],"precipitation_sum":[0.4],\
    "precipitation_probability_max":[80],"wind_speed_10m_max":[4.5]}}
    """

  private func keep(_ days: [String], credit: String = "Data <by> somebody", place: String = "59.33,18.07") throws {
    let head = [
      "fasti-weather 1", "source own", "credit \(credit)", "link https://example.org/", "place \(place)",
      "taken 1770200000",
    ]
    let text = (head + ["", ""] + days).joined(separator: "\n") + "\n"
    try SystemFiles().write(Array(text.utf8), to: "\(room.folder.url.path)/weather")
  }

  private func set(_ key: SettingKey, _ value: String) throws {
    try room.write { store throws(Failure) in
      let zones = SystemZones(environment: SystemEnvironment())
      try EditSettings(store, try Almanac.read(from: store, named: [], zones: zones)).set(key, value)
    }
  }

  private func page(_ path: String) -> String { ScreenTests.page(room, path).text }

  @Test("without a place a page shows nothing; with one, Sun and Moon; with a forecast, that too, without a request")
  func shown() throws {
    try keep(["2026-02-05 -35 21 4 80 45 snow", "2026-02-06 -80 -12 - - - clear"])
    #expect(!page("/today").contains("<h2>Weather</h2>"))
    try set(.weatherPlace, "59.33,18.07 Europe/Stockholm Stockholm")
    let today = page("/today")
    #expect(today.contains("\u{2212}3.5 … 2.1 °C") && today.contains("0.4 mm, 80 %") && today.contains("4.5 m/s"))
    #expect(today.contains("\u{2212}8.0 … \u{2212}1.2 °C"), "the days ahead")
    #expect(today.contains("rises 07:48, sets 16:15"), "the Sun over Stockholm")
    #expect(today.contains("dawn 07:03, dusk 17:00"), "its first and last light")
    #expect(today.contains("waning gibbous"))
    #expect(today.contains("Data &lt;by&gt; somebody") && today.contains("href=\"https://example.org/\""))
    let week = page("/week/2026-W06")
    #expect(week.contains("\u{2212}3.5 … 2.1 °C") && week.contains("Weather is shown for Stockholm."))
    let tomorrow = page("/day/2026-02-06")
    #expect(tomorrow.contains("\u{2212}8.0 … \u{2212}1.2 °C") && !tomorrow.contains("2.1 °C"))
    #expect(!page("/day/2026-02-04").contains("°C") && page("/day/2026-02-04").contains("rises 07:5"))
    #expect(!page("/week/2026-W07").contains("°C"))
    #expect(ScreenTests.page(room, "/today", [("Cookie", "lang=sv")]).text.contains("\u{2212}3,5 … 2,1 °C"))
    #expect(asked.all == [])
  }

  @Test("a cached page changes when the forecast does, and when it is deleted")
  func keptPages() throws {
    try set(.weatherPlace, "59.33,18.07")
    for path in ["/today", "/week/2026-W06"] {
      try keep(["2026-02-05 -35 21 4 80 45 snow"])
      #expect(page(path).contains("2.1 °C"))
      #expect(page(path).contains("2.1 °C"), "from the cache")
      try keep(["2026-02-05 -35 22 4 80 45 snow"])
      #expect(page(path).contains("2.2 °C"), "as long as the other, and another")
      try FileManager.default.removeItem(atPath: "\(room.folder.url.path)/weather")
      #expect(!page(path).contains("°C"))
    }
  }

  @Test("the pages that a browser keeps are fetched again when the forecast or the exchange rates change")
  func keptInBrowser() throws {
    func list() -> String { room.ask("/offline/pages").text }
    let bare = list()
    try keep(["2026-02-05 -35 21 4 80 45 snow"])
    let forecast = list()
    #expect(forecast != bare && list() == forecast)
    try SystemFiles().write(Array("x".utf8), to: RatesFile.path(in: room.folder.url.path))
    #expect(list() != forecast)
  }

  @Test("a forecast of another place, and an invalid file, are not shown")
  func others() throws {
    try set(.weatherPlace, "59.33,18.07")
    try keep(["2026-02-05 -35 21 4 80 45 snow"], place: "59.34,18.07")
    #expect(!page("/today").contains("°C"))
    try SystemFiles().write(Array("<html>\n2026-02-05 -35 21".utf8), to: "\(room.folder.url.path)/weather")
    #expect(!page("/today").contains("°C") && page("/today").contains("<h2>Weather</h2>"))
  }

  @Test("a place is found by its name or typed as degrees, and saved")
  func place() throws {
    let found = page("/settings?town=%C3%85th")
    #expect(found.contains("Athens, GR ESYE31 (Αθήνα)") && found.contains("GeoNames"))
    #expect(found.contains("value=\"37.98,23.73 Europe/Athens Athens\""))
    #expect(page("/settings?town=59.3293,+18.0686").contains("value=\"59.33,18.07\""))
    #expect(page("/settings?town=zzz").contains("No town in the list has that name"))
    let saved = ScreenTests.post(room, "/settings/weather/place", [("place", "37.98,23.73 Europe/Athens Athens")])
    #expect(saved.status == 303)
    #expect(page("/settings").contains("Weather is shown for Athens (37.98,23.73)."))
    let wrong = ScreenTests.post(room, "/settings/weather/place", [("place", "91,0")])
    #expect(wrong.status == 422 && wrong.text.contains("91,0") && wrong.text.contains("59.33,18.07"))
  }

  @Test(
    "a source is switched on with its terms, refused without a place or contact, fetched on request, and switched off")
  func source() throws {
    func post(_ form: String, _ fields: [(String, String)] = []) -> Answer {
      ScreenTests.post(room, "/settings/weather/\(form)", fields)
    }
    #expect(post("source", [("source", "open-meteo")]).text.contains("No place is set"))
    try set(.weatherPlace, "59.33,18.07")
    #expect(post("source", [("source", "met-norway")]).text.contains("requires a contact address"))
    #expect(post("contact", [("contact", "ångström")]).status == 422)
    #expect(post("contact", [("contact", "me@example.org")]).status == 303)
    #expect(post("source", [("source", "met-norway")]).status == 303)
    #expect(post("source", [("source", "no-such")]).status == 422)
    let on = post("source", [("source", "open-meteo")])
    let cookie = try #require(on.headers["Set-Cookie"]).prefix { $0 != ";" }
    // Once beside the buttons, and once in the message.
    let told = ScreenTests.page(room, "/settings", [("Cookie", String(cookie))]).text
    #expect(told.components(separatedBy: "non-commercial use only").count == 3)
    #expect(page("/settings").contains("has not answered yet"))
    #expect(asked.all == [], "until the user fetches")
    #expect(post("fetch").status == 303)
    #expect(asked.all.count == 1 && asked.all[0].contains("latitude=59.33&longitude=18.07"))
    #expect(
      page("/today").contains("\u{2212}3.5 … 2.1 °C") && page("/today").contains("href=\"https://open-meteo.com/\""))
    #expect(!page("/settings").contains("has not answered yet"))
    _ = post("fetch")
    #expect(asked.all.count == 1, "not before an hour has passed")
    #expect(post("source", [("source", "off")]).status == 303)
    #expect(!page("/today").contains("°C"))
    #expect(!FileManager.default.fileExists(atPath: "\(room.folder.url.path)/weather"))
  }

  @Test("an invalid answer is reported, and the former forecast stays")
  func wrongAnswer() throws {
    let liar = try Room(ports: WebPorts(files: SystemFiles(), documents: Reading(), fetcher: Asked("<html>no</html>")))
    for (path, field) in [("place", ("place", "59.33,18.07")), ("source", ("source", "open-meteo"))] {
      #expect(ScreenTests.post(liar, "/settings/weather/\(path)", [field]).status == 303)
    }
    let refused = ScreenTests.post(liar, "/settings/weather/fetch", [])
    #expect(refused.status == 422 && refused.text.contains("gives no weather"))
    #expect(!FileManager.default.fileExists(atPath: "\(liar.folder.url.path)/weather"))
  }

  @Test("widgets show the stored forecast; public ones of a feed do not contain the place")
  func widgets() throws {
    try set(.weatherPlace, "59.33,18.07")
    let before = room.ask("/widget/medium.svg")
    try keep(["2026-02-05 -35 21 4 80 45 snow"])
    let after = room.ask("/widget/medium.svg?lang=sv")
    #expect(!before.text.contains("°") && after.text.contains("\u{2212}4…2°") && after.text.contains(">snö</text>"))
    #expect(before.headers["ETag"] != after.headers["ETag"])
    let token = try room.feed().token
    #expect(!room.ask("/feeds/\(token.text)/medium.svg").text.contains("°"))
  }
}
