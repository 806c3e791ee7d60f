public import FastiCivil
public import FastiFormats

/// The clock time at which an event ends on its last day, 00:00 to 24:00 in whole minutes.
public struct EndTime: Hashable, Comparable, Sendable {
  /// The end of the day.
  public static let midnight = EndTime(unchecked: 1_440)
  /// Minutes after midnight, 0 to 1440.
  public let minutes: Int

  private init(unchecked minutes: Int) { self.minutes = minutes }

  /// A number of minutes after midnight; nil outside 0 to 1440.
  public init?(minutes: Int) {
    guard minutes >= 0, minutes <= 1_440 else { return nil }
    self.minutes = minutes
  }

  /// A time of the day, in whole minutes.
  public init(_ time: TimeOfDay) { minutes = time.seconds / 60 }

  /// Reads `10:30` and `24:00`.
  /// - Throws: As `TimeOfDay(iso:)`.
  public init(iso text: String) throws(CivilError) {
    self = text == "24:00" ? .midnight : EndTime(try TimeOfDay(iso: text))
  }

  /// The time; nil for 24:00.
  public var time: TimeOfDay? { try? TimeOfDay(hour: minutes / 60, minute: minutes % 60) }

  /// `10:30`, or `24:00`.
  public var text: String {
    guard let time else { return "24:00" }
    var writer = UTF8Writer(capacity: 8)
    writer.write(time, seconds: false)
    return writer.string
  }

  /// The time for people: `10:30`, or `10:30 AM`; the end of the day is `24:00`, or `12:00 AM`.
  public func text(_ words: Words) -> String {
    words.clock == .hours24 ? text : words.text(time ?? .midnight)
  }

  /// Earlier times are smaller.
  public static func < (left: EndTime, right: EndTime) -> Bool { left.minutes < right.minutes }
}
