public import FastiCivil

extension Hours {
  /// How typed hours are rounded when their entry is saved; halves are rounded up.
  public enum Rounding: Hashable, Sendable {
    /// To a quarter of an hour: 7.87 is 7.75.
    case quarterHour
    /// To two decimals: 7.885 is 7.89.
    case hundredth

    var step: Int64 { self == .quarterHour ? 2_500 : 100 }

    /// The greatest hours of an entry with this rounding: 99,999,999.75 or 99,999,999.99.
    public var most: Hours { Hours(ticks: Hours.mostOfAnEntry.ticks / step * step) }
  }

  /// The longest text that is read as hours.
  public static let longestText = 40

  /// Reads typed hours: `7.75`, `8`, `7h45`, `7h`, `7:45`; any number of decimals, minutes 00 to 59.
  ///
  /// Rounds the typed number itself, once: decimals below a tick do not matter, because the middle between two steps
  /// is a whole number of ticks.
  /// - Throws: `.negativeHours` for `-3`, `.decimalComma` for `8,5`, `.malformedHours` for `1e3` and anything else,
  ///   `.hoursOutOfRange` above the maximum of that rounding.
  public init(typed text: some Collection<UInt8>, rounding: Rounding) throws(LeaveError) {
    var reader = try HoursReader(text)
    guard !reader.isNegative else { throw .negativeHours }
    let (step, most) = (rounding.step, rounding.most)
    let magnitude = try reader.magnitude(clock: true, most: most)
    guard magnitude <= UInt64(most.ticks) + 10_000 else { throw .hoursOutOfRange(most: most) }
    self.init(ticks: (Int64(magnitude) + step / 2) / step * step)
    guard self <= most else { throw .hoursOutOfRange(most: most) }
  }

  /// Reads typed hours, from text.
  /// - Throws: as ``init(typed:rounding:)-(Collection<UInt8>,_)``.
  public init(typed text: String, rounding: Rounding) throws(LeaveError) {
    try self.init(typed: Array(text.utf8), rounding: rounding)
  }

  /// Reads typed hours without rounding them; decimals below a tick are dropped.
  /// - Throws: as ``init(typed:rounding:)-(Collection<UInt8>,_)``.
  public init(unrounded text: String) throws(LeaveError) {
    var reader = try HoursReader(Array(text.utf8))
    guard !reader.isNegative else { throw .negativeHours }
    let magnitude = try reader.magnitude(clock: true, most: .mostOfAnEntry)
    guard magnitude <= UInt64(Hours.mostOfAnEntry.ticks) + 10_000 else { throw .hoursOutOfRange(most: .mostOfAnEntry) }
    self.init(ticks: Int64(magnitude))
  }

  /// Reads an exact amount: an optional `-`, digits, and a point with up to `decimals` digits. Never rounds.
  ///
  /// Starting balances, rates, limits and hours from files are read this way; entries have 2 decimals, the others 4.
  /// - Throws: `.malformedHours`, `.decimalComma`, `.tooManyDecimals` or `.hoursOutOfRange`.
  public init(exact text: some Collection<UInt8>, decimals: Int = 4) throws(LeaveError) {
    var reader = try HoursReader(text)
    let most = Hours(ticks: .max)
    let magnitude = try reader.magnitude(clock: false, most: most)
    guard reader.decimals <= decimals else { throw .tooManyDecimals(most: decimals) }
    guard magnitude <= UInt64(Int64.max) + (reader.isNegative ? 1 : 0) else { throw .hoursOutOfRange(most: most) }
    let bits = Int64(bitPattern: magnitude)
    self.init(ticks: reader.isNegative ? 0 &- bits : bits)
  }

  /// Reads an exact amount from text.
  /// - Throws: as ``init(exact:decimals:)-(Collection<UInt8>,_)``.
  public init(exact text: String, decimals: Int = 4) throws(LeaveError) {
    try self.init(exact: Array(text.utf8), decimals: decimals)
  }

  /// The canonical text: `801.84`, `-0.25`, `3.0769`; two to four decimals, zero is `0.00`.
  public var text: String {
    var writer = UTF8Writer(capacity: 12)
    writer.write(self)
    return writer.string
  }
}

extension UTF8Writer {
  /// Appends hours in their canonical text: `801.84`.
  public mutating func write(_ hours: Hours) {
    if hours.ticks < 0 { write("-") }
    let magnitude = hours.ticks.magnitude
    writeDigits(magnitude / 10_000)
    write(".")
    let fraction = Int(magnitude % 10_000)
    if fraction % 100 == 0 {
      write(fraction / 100, width: 2)
    } else if fraction % 10 == 0 {
      write(fraction / 10, width: 3)
    } else {
      write(fraction, width: 4)
    }
  }

  /// Digits of a number that may be wider than `Int`.
  private mutating func writeDigits(_ number: UInt64) {
    let head = number / 1_000_000_000
    guard head > 0 else { return write(Int(number)) }
    writeDigits(head)
    write(Int(number % 1_000_000_000), width: 9)
  }
}
