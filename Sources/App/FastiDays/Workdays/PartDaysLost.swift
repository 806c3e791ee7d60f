import FastiCivil
public import FastiFormats
public import FastiHolidays
public import FastiRecords

/// What part-day holidays subtract from a count of business days, for given hours of work.
public struct PartDaysLost: Hashable, Sendable {
  /// Hours of a business day that are off.
  public struct Item: Hashable, Sendable, FieldWritable {
    /// The day and the hours.
    public let part: PartDay
    /// The lost share of a day's work, in hundredths, rounded.
    public let hundredths: Int

    /// Day, hour, share.
    public func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("date", part.day)
      writer.field("from", part.from.iso)
      writer.rare("until", part.until?.iso)
      writer.field("lost", PartDaysLost.text(hundredths))
    }
  }

  public let hours: WorkingHours
  /// The part-days among the counted days that reduce the work.
  public let items: [Item]
  /// The business days minus the lost part, in hundredths of a day, rounded; negative when counted backwards.
  public let workedHundredths: Int

  init(_ partDays: [PartDay], _ span: WorkdaySpan, _ hours: WorkingHours, businessDays: Int) {
    let counted = partDays.filter { span.first <= $0.day && $0.day < span.end && hours.minutesLost(on: $0) > 0 }
    self.hours = hours
    items = counted.map { Item(part: $0, hundredths: Self.hundredths(hours.minutesLost(on: $0), hours)) }
    // It is rounded once, from whole minutes, so that the roundings of many small parts do not add up.
    let lost = counted.reduce(0) { $0 + hours.minutesLost(on: $1) }
    let worked = Self.hundredths(Int(businessDays.magnitude) * hours.minutes - lost, hours)
    workedHundredths = span.isBackwards ? -worked : worked
  }

  /// The business days minus the lost part: `19.44`.
  public var worked: String { Self.text(workedHundredths) }

  private static func hundredths(_ minutes: Int, _ hours: WorkingHours) -> Int {
    (minutes * 200 + hours.minutes) / (2 * hours.minutes)
  }

  static func text(_ hundredths: Int) -> String {
    var writer = UTF8Writer(capacity: 12)
    if hundredths < 0 { writer.write("-") }
    let size = Int(hundredths.magnitude)
    writer.write(size / 100)
    writer.write(".")
    writer.write(size % 100, width: 2)
    return writer.string
  }
}

extension PartDaysLost: FieldWritable {
  /// The part-days, and the remaining days of work.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("partDays", records: items)
    writer.field("workedDays", worked)
  }
}

extension WorkingHours {
  /// Reads `08:00-17:00`.
  /// - Throws: `.invalid` when it is not two times of day, the earlier one first.
  public init(typed text: String, field: Field) throws(Failure) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    do {
      guard parts.count == 2 else { throw CivilError.malformed(what: .time) }
      try self.init(from: TimeOfDay(iso: String(parts[0])), to: TimeOfDay(iso: String(parts[1])))
    } catch {
      throw Failure(.value(.workingHours), field: field, value: text)
    }
  }
}
