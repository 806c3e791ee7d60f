import FastiCivil

/// Moments to the millisecond: `2026-02-05T07:45:30Z`, `2026-02-05T07:45:30.250Z`.
enum MomentText {
  /// The range of moments that can be written, in milliseconds of Unix time: 1970 to 2999.
  static let limits: ClosedRange<Int64> = 0...(Int64(Limits.days.last.number) * 86_400_000 + 86_399_999)

  /// Appends a moment, with milliseconds only if they are not 0. A moment outside the limits is clamped.
  static func write(_ milliseconds: Int64, to writer: inout UTF8Writer) {
    let moment = min(max(milliseconds, limits.lowerBound), limits.upperBound)
    let instant = Instant(seconds: moment / 1_000)
    writer.write(instant.day())
    writer.write("T")
    writer.write(instant.time(), seconds: true)
    if moment % 1_000 != 0 {
      writer.write(".")
      writer.write(Int(moment % 1_000), width: 3)
    }
    writer.write("Z")
  }

  /// Reads a moment, also with an offset from UTC and up to three decimals; nil for anything else.
  static func read(_ text: [UInt8]) -> Int64? {
    var whole = text
    var milliseconds: Int64 = 0
    if let point = text.firstIndex(of: UInt8(ascii: ".")) {
      let digits = text[(point + 1)...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      guard (1...3).contains(digits.count) else { return nil }
      for place in 0..<3 {
        milliseconds =
          milliseconds * 10 + (place < digits.count ? Int64(digits[digits.startIndex + place] - UInt8(ascii: "0")) : 0)
      }
      whole = Array(text[..<point] + text[digits.endIndex...])
    }
    guard let instant = try? Instant(iso: String(decoding: whole, as: UTF8.self)) else { return nil }
    let moment = instant.seconds * 1_000 + milliseconds
    return limits.contains(moment) ? moment : nil
  }
}
