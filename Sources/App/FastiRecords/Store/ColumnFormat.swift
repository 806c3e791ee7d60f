import FastiCivil
package import FastiFormats

/// The text of a column for people: a day number as `2026-02-05`, ticks of hours as `"8.00"`.
///
/// A column without a format is a JSON number, text or `null`, as it is stored.
public enum ColumnFormat: Hashable, Sendable {
  /// Days since 1970-01-01, as an ISO date.
  case day
  /// Ticks of 1/10,000 h, as a decimal string of two to four places.
  case hours
  /// Seconds after midnight, as `06:30:00`.
  case time
  /// Minutes after midnight, as `06:30`.
  case minute
  /// 0 and 1, as `false` and `true`.
  case flag
  /// Bytes, as hex digits.
  case hex
  /// A number with a fraction, as the shortest text that reads back as the same number.
  case real
}

extension ColumnFormat {
  /// Writes a column's value; a value that does not fit the format is written as it is stored.
  package static func write(_ value: ColumnValue, _ format: ColumnFormat?, to json: inout JSONWriter) {
    switch (value, format) {
    case (.integer(let number), .day):
      if let day = Int32(exactly: number).map(Day.init), day.isWithinLimits { return json.day(day) }
      json.int(Int(number))
    case (.integer(let ticks), .hours): json.string(decimal(ticks))
    case (.integer(let seconds), .time): json.string(time(seconds))
    case (.integer(let minutes), .minute): json.string(clock([minutes / 60, minutes % 60]))
    case (.integer(0), .flag): json.bool(false)
    case (.integer(1), .flag): json.bool(true)
    case (.integer(let number), _): json.int(Int(number))
    case (.text(let text), _): json.string(text)
    case (.bytes(let bytes), _): json.string(hex(bytes))
    case (.real(let number), _): json.string("\(number)")
    case (.nothing, _): json.null()
    }
  }

  /// Reads a column's value; nil if the JSON value does not have the type of the format.
  package static func read(_ value: JSONValue, _ format: ColumnFormat?) -> ColumnValue? {
    switch value.kind {
    case .null: return .nothing
    case .bool:
      guard format == .flag, let flag = try? value.bool() else { return nil }
      return .integer(flag ? 1 : 0)
    case .number: return (try? value.int()).map { .integer(Int64($0)) }
    case .string:
      guard let text = try? value.text() else { return nil }
      switch format {
      case .day:
        guard let day = try? Day(iso: text), day.iso == text else { return nil }
        return .integer(Int64(day.number))
      case .hours: return ticks(text).map { .integer($0) }
      case .time: return seconds(text).map { .integer($0) }
      case .minute: return seconds(text + ":00").map { .integer($0 / 60) }
      case .hex: return unhex(text).map { .bytes($0) }
      case .real: return Double(text).map { .real($0) }
      case .flag: return nil
      case nil: return .text(text)
      }
    case .array, .object: return nil
    }
  }

  /// Ticks as a decimal: `8.00`, `-6.1625`.
  static func decimal(_ ticks: Int64) -> String {
    let size = ticks.magnitude
    var fraction = Array(String(size % 10_000 + 10_000).utf8.dropFirst())
    while fraction.count > 2, fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    return (ticks < 0 ? "-" : "") + "\(size / 10_000)." + String(decoding: fraction, as: UTF8.self)
  }

  /// The ticks of a decimal, which must be spelled exactly as by ``decimal(_:)``.
  static func ticks(_ text: String) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, (2...4).contains(parts[1].utf8.count),
      let whole = Int64(parts[0]), let fraction = Int64(parts[1]), fraction >= 0
    else { return nil }
    let scale: [Int64] = [100, 10, 1]
    let small = fraction * scale[parts[1].utf8.count - 2]
    let (large, overflow) = whole.multipliedReportingOverflow(by: 10_000)
    guard !overflow else { return nil }
    let (ticks, second) =
      text.hasPrefix("-") ? large.subtractingReportingOverflow(small) : large.addingReportingOverflow(small)
    // Each number has only one spelling, so that equal stores give equal bytes.
    return !second && decimal(ticks) == text ? ticks : nil
  }

  private static func time(_ seconds: Int64) -> String { clock([seconds / 3_600, seconds / 60 % 60, seconds % 60]) }

  /// Numbers of two digits each, separated by colons.
  private static func clock(_ parts: [Int64]) -> String {
    parts.map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
  }

  private static func seconds(_ text: String) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).compactMap { Int64($0) }
    guard parts.count == 3, parts.allSatisfy({ (0...59).contains($0) }) else { return nil }
    let seconds = parts[0] * 3_600 + parts[1] * 60 + parts[2]
    return time(seconds) == text ? seconds : nil
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for byte in bytes { Hex.append(UInt64(byte), digits: 2, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func unhex(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: 0, to: digits.count, by: 2) {
      guard let byte = Hex.number(digits[place..<place + 2]) else { return nil }
      bytes.append(UInt8(byte))
    }
    return bytes
  }
}
