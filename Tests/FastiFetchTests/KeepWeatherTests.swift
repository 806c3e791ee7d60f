import FastiCivil
import FastiDays
import FastiFetch
import FastiFormats
import FastiHost
import FastiMonths
import FastiRecords
import FastiSQLite
import FastiWeather
import Foundation
import TestSupport
import Testing

/// Reads answers about weather in this process.
private struct WeatherDocuments: DocumentReader {
  func page(html: [UInt8]) throws(Failure) -> WebPage? { nil }
  func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? { nil }
  func plan(question: [UInt8], _ progress: FastiRecords.Progress) throws(Failure) -> [UInt8] { [] }
  func report() throws(Failure) -> ReaderReport { ReaderReport(readers: []) }
  func lines(weather question: [UInt8]) throws(Failure) -> [UInt8]? { WeatherJSON.lines(for: question) }
}

/// Fetches from the server on this machine what the program would ask of a source, by the rules of weather.
private struct WeatherFetcher: Fetcher {
  let port: Int

  func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    guard let host = request.host, FetchRules.of(request.source.rawValue, host: host)?.hosts == [host] else {
      throw Failure(.document(.unreachable(.noHost)), value: request.address)
    }
    let address = request.address.replacing("https://\(host)/", with: "http://127.0.0.1:\(port)/")
    do {
      switch try Fetch(
        .test(
          host: "127.0.0.1", most: 100_000, milliseconds: 8_000, like: FetchRules.of("weather", host: host) ?? .months))(
          address, tag: request.tag, modified: request.modified, agent: request.agent)
      {
      case .unchanged: return .unchanged
      case .document(let body, let tag, let modified, let expires):
        return .document(body: body, tag: tag, modified: modified, expires: expires)
      }
    } catch { throw Failure(.document(.unreachable(NetworkCause(line: error.line))), value: request.address) }
  }
}

private struct UTCZones: Zones {
  func zone(named name: String) throws(Failure) -> Zone { .utc }
  func local() throws(Failure) -> Zone { .utc }
}

@Suite("The forecast is kept up to date") struct KeepWeatherTests {
  private final class Desk {
    let folder: TemporaryFolder
    let store: SQLiteStore
    let server: LoopbackServer
    var now: Instant

    init(_ answer: String, settings: [SettingKey: String], headers: [String] = []) throws {
      folder = try TemporaryFolder()
      store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
      now = try Instant(iso: "2026-06-19T10:05:00Z")
      let body = String(decoding: try Sources.fixture("weather/\(answer).json"), as: UTF8.self)
      server = try LoopbackServer { request, send in
        if request.contains("If-None-Match: \"w1\"") {
          _ = send(LoopbackServer.answer("304 Not Modified"))
        } else {
          _ = send(LoopbackServer.answer("200 OK", ["Content-Type: application/json", "ETag: \"w1\""] + headers, body))
        }
      }
      for (key, value) in settings {
        _ = try store.write(store.newChange("config set")) { writer throws(StoreError) in
          try writer.put(Setting(key: key.rawValue, value: value))
        }
      }
    }

    var file: WeatherFile { WeatherFile(SystemFiles(), folder: folder.url.path) }

    func look(after seconds: Int64 = 0) throws -> String? {
      now = Instant(seconds: now.seconds + seconds)
      return try KeepWeather(
        store, file, documents: WeatherDocuments(), fetcher: WeatherFetcher(port: server.port), zones: UTCZones()
      ).look(here: .utc, now: now, version: "0.1").remark
    }
  }

  private static let place = "59.33,18.07 Europe/Stockholm Stockholm"

  @Test("no source is asked while none is enabled, no place is set, or a contact is missing") func off() throws {
    let cases: [[SettingKey: String]] = [
      [.weatherPlace: Self.place], [.weatherPlace: Self.place, .weatherSource: "off"], [.weatherSource: "open-meteo"],
      [.weatherSource: "met-norway", .weatherPlace: Self.place], [.weatherSource: "own", .weatherPlace: Self.place],
    ]
    for settings in cases {
      let desk = try Desk("open-meteo", settings: settings)
      for _ in 0..<3 { _ = try desk.look(after: 86_400) }
      #expect(desk.server.requests.isEmpty)
    }
  }

  @Test("the source receives two decimals of the place, the contact, and nothing else") func request() throws {
    let desk = try Desk(
      "met-norway",
      settings: [.weatherSource: "met-norway", .weatherPlace: Self.place, .weatherContact: "me@example.org"])
    #expect(try desk.look() == nil)
    let lines = try #require(desk.server.requests.first).split(separator: "\r\n").map(String.init)
    #expect(lines.first == "GET /weatherapi/locationforecast/2.0/compact?lat=59.33&lon=18.07 HTTP/1.1")
    let names = lines.dropFirst().map { String($0.prefix { $0 != ":" }) }
    #expect(Set(names) == ["Host", "User-Agent", "Accept", "Accept-Encoding"])
    #expect(lines.contains("User-Agent: fasti/0.1 me@example.org"))
    let kept = try desk.file.read()
    #expect(kept.days.count > 8 && kept.credit.contains("MET Norway") && kept.place?.text == "59.33,18.07")
  }

  @Test("an unchanged answer is not sent again, and not requested before it expires") func caching() throws {
    let desk = try Desk(
      "open-meteo", settings: [.weatherSource: "open-meteo", .weatherPlace: Self.place],
      headers: ["Expires: Fri, 19 Jun 2026 13:00:00 GMT"])
    #expect(try desk.look() == nil)
    for _ in 0..<2 { #expect(try desk.look(after: 3_700) == nil) }
    #expect(desk.server.requests.count == 1)
    #expect(try desk.look(after: 3_700) == nil)
    #expect(desk.server.requests.count == 2 && desk.server.requests.last?.contains("If-None-Match: \"w1\"") == true)
    #expect(try desk.file.read().days.count == 15)
  }

  @Test(
    "what a server sends in place of weather leaves the former forecast",
    arguments: ["open-meteo-nan", "open-meteo-page", "open-meteo-order", "open-meteo-fahrenheit", "met-norway"])
  func hostile(_ answer: String) throws {
    let settings: [SettingKey: String] = [.weatherSource: "open-meteo", .weatherPlace: Self.place]
    let good = try Desk("open-meteo", settings: settings)
    _ = try good.look()
    let former = try good.file.read().days
    let desk = try Desk(answer, settings: settings)
    try FileManager.default.copyItem(atPath: good.file.path, toPath: desk.file.path)
    desk.now = Instant(seconds: desk.now.seconds + 50_000)
    try Data(
      String(decoding: try Data(contentsOf: URL(filePath: good.file.path)), as: UTF8.self)
        .replacing("tag \"w1\"\n", with: "").utf8
    ).write(to: URL(filePath: desk.file.path))
    #expect(try desk.look() != nil)
    #expect(try desk.file.read().days == former)
  }
}
