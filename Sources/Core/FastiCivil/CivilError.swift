/// An error in a written date, week or time.
///
/// ```swift
/// do {
///   _ = try Day(iso: "2026-02-30")
/// } catch .noSuchDay(let year, let month, _, let last) {
///   print("\(month)/\(year) ends on day \(last)")
/// } catch {
///   print(error)
/// }
/// // 2/2026 ends on day 28
/// ```
public enum CivilError: Error, Hashable, Sendable {
  /// A number is outside the limits of its field.
  case outOfRange(field: Field, value: Int, limits: ClosedRange<Int>)
  /// Year and month are valid, but the month has no such day: 30 February.
  case noSuchDay(year: Int, month: Int, day: Int, last: Int)
  /// Year and number are valid, but the ISO year has only 52 weeks.
  case noSuchWeek(year: Int, week: Int, last: Int)
  /// The text does not have the form of a `what`.
  case malformed(what: Shape)
  /// A range whose first day is after its last.
  case reversed(first: Day, last: Day)

  /// The part of a date that was out of range.
  ///
  /// ```swift
  /// do {
  ///   _ = try TimeOfDay(hour: 24, minute: 0)
  /// } catch .outOfRange(let field, _, let limits) {
  ///   print(field, limits)
  /// }
  /// // hour 0...23
  /// ```
  public enum Field: Hashable, Sendable {
    case year, month, day, week, weekday, dayOfYear, hour, minute, second, offset
  }

  /// The type that a text was read as.
  ///
  /// ```swift
  /// do {
  ///   _ = try ISOWeek(iso: "2026-06")
  /// } catch .malformed(let shape) {
  ///   print(shape)
  /// }
  /// // week
  /// ```
  public enum Shape: Hashable, Sendable {
    /// `2026-02-05`, `2026-W06-4` or `2026-036`.
    case date
    /// `2026-W06`.
    case week
    /// `2026-02`.
    case month
    /// `2026`.
    case year
    /// `07:45` or `07:45:30`.
    case time
    /// `2026-02-05T07:45:30Z`.
    case instant
    /// A compiled time zone file.
    case zone
  }
}

/// Checks a number against the limits of its field.
@inline(__always)
func check(_ value: Int, _ field: CivilError.Field, _ limits: ClosedRange<Int>) throws(CivilError) {
  guard limits.contains(value) else { throw .outOfRange(field: field, value: value, limits: limits) }
}

#if !hasFeature(Embedded)
  extension CivilError: CustomStringConvertible {
    /// The sentence in English.
    public var description: String { sentence.description }

    /// What is wrong, as a sentence in any language.
    public var sentence: Sentence {
      switch self {
      case .outOfRange(let field, let value, let limits):
        Sentence(
          .civilOutOfRange, .word(field.name), .number(value), .number(limits.lowerBound),
          .number(limits.upperBound))
      case .noSuchDay(let year, let month, let day, let last):
        Sentence(.civilNoSuchDay, .text(Self.month(year, month)), .number(day), .number(last))
      case .noSuchWeek(let year, let week, let last):
        Sentence(.civilNoSuchWeek, .number(year), .number(week), .number(last))
      case .malformed(let shape): Sentence(shape.text)
      case .reversed(let first, let last): Sentence(.civilReversed, .day(first), .day(last))
      }
    }

    private static func month(_ year: Int, _ month: Int) -> String {
      var writer = UTF8Writer()
      writer.write(year, width: 4)
      writer.write("-")
      writer.write(month, width: 2)
      return writer.string
    }
  }

  extension CivilError.Field {
    fileprivate var name: Template {
      switch self {
      case .year: .civilFieldYear
      case .month: .civilFieldMonth
      case .day: .civilFieldDay
      case .week: .civilFieldWeek
      case .weekday: .civilFieldWeekday
      case .dayOfYear: .civilFieldDayOfYear
      case .hour: .civilFieldHour
      case .minute: .civilFieldMinute
      case .second: .civilFieldSecond
      case .offset: .civilFieldOffset
      }
    }
  }

  extension CivilError.Shape {
    fileprivate var text: Template {
      switch self {
      case .date: .civilNoDate
      case .week: .civilNoWeek
      case .month: .civilNoMonth
      case .year: .civilNoYear
      case .time: .civilNoTime
      case .instant: .civilNoInstant
      case .zone: .civilNoZone
      }
    }
  }
#endif
