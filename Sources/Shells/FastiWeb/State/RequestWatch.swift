import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiRecords

/// The logged data of a request and its answer. The route is the pattern of the address instead of the address, because
/// an address can contain a token, a name or a date.
struct RequestNote {
  /// The pattern: `/feeds/{token}.ics`; nil for an address that does not exist.
  let route: String?
  let method: String
  let status: Int
  /// The length of the answer in bytes; nil if it is sent piece by piece.
  let bytes: Int?
  /// The time from the complete request to its answer.
  let microseconds: Int64
  /// The client's address.
  let client: String

  /// A line of JSON.
  func line(at moment: Instant) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("time", moment.iso)
      json.field("client", client)
      json.field("method", method)
      json.field("route", route)
      json.field("status", status)
      json.field("bytes", bytes)
      json.field("microseconds", Int(microseconds))
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

/// Counts requests, and writes a line for each, if the settings say so.
struct RequestWatch: Sendable {
  let meter: RequestMeter?
  private let logLine: (@Sendable (_ line: [UInt8]) -> Void)?
  private let clock: WallClock

  /// Nil if the settings need neither, so that it has no cost.
  init?(_ settings: ServeSettings, _ clock: WallClock, logLine: (@Sendable (_ line: [UInt8]) -> Void)?) {
    guard settings.isMeasured || logLine != nil else { return nil }
    meter = settings.isMeasured ? RequestMeter(start: clock.now / 1_000) : nil
    self.logLine = logLine
    self.clock = clock
  }

  func note(_ answer: RequestNote) {
    meter?.count(answer)
    logLine?(answer.line(at: Instant(seconds: clock.now / 1_000)))
  }

  /// Logs a request that was refused before it was read.
  func note(refusal status: Int) { meter?.count(refusal: status) }
}
