/// What a calendar grid shows about a day besides its number.
public struct DayMark: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Today, where the reader is.
  public static let today = DayMark(rawValue: 1)
  /// A public holiday.
  public static let red = DayMark(rawValue: 2)
  /// Any other occurrence: an observance, an eve, a bank holiday.
  public static let observed = DayMark(rawValue: 4)
  /// Something planned: a note, an event, the day of a countdown.
  public static let planned = DayMark(rawValue: 32)
  /// A weekly day of rest.
  public static let weekend = DayMark(rawValue: 8)
  /// A weekend day that is worked.
  public static let worked = DayMark(rawValue: 16)
}
