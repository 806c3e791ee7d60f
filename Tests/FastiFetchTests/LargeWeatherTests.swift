import FastiCivil
import FastiDays
import FastiFetch
import FastiFormats
import FastiHost
import FastiJail
import FastiMoney
import FastiMonths
import FastiRecords
import FastiSQLite
import Foundation
import TestSupport
import Testing

/// Reads answers about weather and documents of rates in this process.
private struct Documents: DocumentReader {
  func page(html: [UInt8]) throws(Failure) -> WebPage? { nil }
  func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? { nil }
  func plan(question: [UInt8], _ progress: FastiRecords.Progress) throws(Failure) -> [UInt8] { [] }
  func report() throws(Failure) -> ReaderReport { ReaderReport(readers: []) }
  func lines(weather question: [UInt8]) throws(Failure) -> [UInt8]? { WeatherJSON.lines(for: question) }
  func lines(rates xml: [UInt8]) throws(Failure) -> [UInt8]? { RatesReader.lines(xml) }
}

/// Fetches from the server on this machine what the program would ask of a source, within the limits of that source.
private struct LocalFetcher: Fetcher {
  let port: Int

  func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
    guard let rules = FetchRules.of(request.source.rawValue, host: request.host), let host = rules.hosts.first else {
      throw Failure(.document(.unreachable(.noHost)), value: request.address)
    }
    let address = request.address.replacing("https://\(host)/", with: "http://127.0.0.1:\(port)/")
    do {
      let fetch = Fetch(.test(host: "127.0.0.1", most: rules.most, milliseconds: 8_000, like: rules))
      switch try fetch(address, tag: request.tag, modified: request.modified, agent: request.agent) {
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

/// A folder with its files of weather and rates, and a moment.
private struct Desk {
  let folder: TemporaryFolder
  let now: Instant
  let settings: Preferences

  init(_ settings: [SettingKey: String], now: String = "2026-06-19T10:05:00Z") throws {
    folder = try TemporaryFolder()
    self.now = try Instant(iso: now)
    self.settings = Preferences { settings[$0] }
  }

  var weather: WeatherFile { WeatherFile(SystemFiles(), folder: folder.url.path) }
  var rates: RatesFile { RatesFile(SystemFiles(), folder: folder.url.path) }

  func trial(_ server: LoopbackServer) -> TrySources {
    TrySources(
      settings, weather, rates, documents: Documents(), fetcher: LocalFetcher(port: server.port), zones: UTCZones(),
      here: .utc, now: now)
  }

  func refresh(_ server: LoopbackServer) throws(Failure) -> KeptWeather {
    let refresh = RefreshWeather(
      weather, documents: Documents(), fetcher: LocalFetcher(port: server.port), zones: UTCZones(), now: now)
    return try refresh.fetch(try RefreshWeather.Request(settings, weather), version: "0.1", here: .utc).kept
  }
}

private let place: [SettingKey: String] = [
  .weatherPlace: "59.33,18.07 Europe/Stockholm Stockholm", .weatherSource: "open-meteo",
]

private func good(_ name: String, _ type: String) throws -> LoopbackServer {
  let body = String(decoding: try Sources.fixture(name), as: UTF8.self)
  return try LoopbackServer { _, send in _ = send(LoopbackServer.answer("200 OK", ["Content-Type: \(type)"], body)) }
}

@Suite("An answer of 100 MB is refused") struct LargeWeatherTests {
  /// What a test sees of a server on other threads.
  private final class Sent: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var bytes: Int { lock.withLock { count } }
    func add(_ more: Int) { lock.withLock { count += more } }
  }

  @Test(
    "by the limit of its source, with or without its length, and the former forecast stays", arguments: [true, false])
  func large(saysLength: Bool) throws {
    let desk = try Desk(place)
    _ = try desk.refresh(try good("weather/open-meteo.json", "application/json"))
    let former = try desk.weather.read().days
    #expect(former.count == 15)
    let sent = Sent()
    let giant = try LoopbackServer { _, send in
      let length = saysLength ? "Content-Length: 104857600\r\n" : ""
      guard send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\(length)Connection: close\r\n\r\n{\"a\":\"")
      else {
        return
      }
      let piece = String(repeating: "x", count: 1 << 20)
      for _ in 0..<100 {
        guard send(piece) else { return }
        sent.add(1 << 20)
      }
    }
    let later = try Desk(place, now: "2026-06-20T10:05:00Z")
    try FileManager.default.copyItem(atPath: desk.weather.path, toPath: later.weather.path)
    do {
      _ = try later.refresh(giant)
      Issue.record("100 MB were taken")
    } catch {
      #expect("\(error.message)".contains("too large"), "\(error.message)")
    }
    #expect(try later.weather.read().days == former)
    // What the sockets hold is sent before the other side is seen to be gone.
    #expect(sent.bytes < 16 << 20, "\(sent.bytes) bytes were read")
    #expect(giant.requests.count == 1, "it is not asked again")
  }
}

@Suite("fasti doctor --online asks the enabled sources") struct TrySourcesTests {
  @Test("without an enabled source, none is asked") func off() throws {
    let desk = try Desk([:])
    let server = try good("weather/open-meteo.json", "application/json")
    #expect(desk.trial(server).sources.isEmpty)
    #expect(try desk.trial(server).untried().isEmpty && server.requests.isEmpty)
  }

  @Test("weather is asked once even if its forecast is current, and counts as tested then") func weather() throws {
    let desk = try Desk(place)
    let server = try good("weather/open-meteo.json", "application/json")
    #expect(try desk.trial(server).untried() == [.weather])
    #expect(server.requests.isEmpty)
    _ = try desk.refresh(server)
    #expect(try desk.trial(server).untried().isEmpty)
    let findings = try desk.trial(server)(.weather, version: "0.1")
    #expect(findings == [.forecast("Open-Meteo", days: 15, from: try Day(iso: "2026-06-19"))])
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { !$0.contains("If-None-Match") })
  }

  @Test("an answer from a file is not a test") func file() throws {
    let desk = try Desk(place)
    let server = try good("weather/open-meteo.json", "application/json")
    let refresh = RefreshWeather(
      desk.weather, documents: Documents(), fetcher: LocalFetcher(port: server.port), zones: UTCZones(), now: desk.now)
    let bytes = [UInt8](try Sources.fixture("weather/open-meteo.json"))
    _ = try refresh.take(bytes, try RefreshWeather.Request(desk.settings, desk.weather), named: "file", here: .utc)
    #expect(try desk.trial(server).untried() == [.weather])
  }

  @Test(
    "an answer of another shape is reported, and the stored forecast stays", arguments: ["nan", "fahrenheit", "page"])
  func otherShape(_ name: String) throws {
    let desk = try Desk(place)
    _ = try desk.refresh(try good("weather/open-meteo.json", "application/json"))
    let former = try desk.weather.read()
    let liar = try good("weather/open-meteo-\(name).json", "application/json")
    #expect(throws: Failure.self) { try desk.trial(liar)(.weather, version: "0.1") }
    #expect(try desk.weather.read() == former && liar.requests.count == 1)
  }

  @Test("rates of the last day are requested, and none is stored") func rates() throws {
    let desk = try Desk([.currencyRefresh: "auto"], now: "2026-01-31T10:05:00Z")
    let server = try good("rates/winter.xml", "text/xml")
    #expect(try desk.trial(server).untried() == [.rates])
    let findings = try desk.trial(server)(.rates, version: "0.1")
    #expect(findings == [.rates(30, on: try Day(iso: "2026-01-30"))])
    #expect(server.requests.first?.hasPrefix("GET /stats/eurofxref/eurofxref-daily.xml") == true)
    let kept = try desk.rates.read()
    #expect(kept.rates.last == nil && kept.tried == desk.now)
    #expect(try desk.trial(server).untried().isEmpty)
  }
}
