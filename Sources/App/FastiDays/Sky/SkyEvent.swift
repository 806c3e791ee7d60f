public import FastiCalendars
public import FastiCivil
public import FastiFormats

/// An event of Sun or Moon, with its civil day.
public struct SkyEvent: Sendable {
  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// An equinox or a solstice.
    case season(Season)
    /// A quarter of the Moon.
    case phase(MoonPhase)
    /// The Sun at a multiple of 15° of ecliptic longitude.
    case term(SolarTerm)
  }

  /// The kind of the event.
  public let kind: Kind
  /// The moment, with its uncertainty.
  public let moment: SkyInstant
  /// The civil day in the reader's zone.
  public let day: Day
  /// The clock time in the reader's zone, to the second.
  public let time: TimeOfDay
  /// The other possible day, if midnight is nearer than three standard deviations of delta-T.
  public let otherDay: Day?

  init(_ kind: Kind, _ moment: SkyInstant, in zone: Zone) {
    self.kind = kind
    self.moment = moment
    let offset = zone.offset(at: moment.instant)
    day = moment.day(offset: offset)
    time = moment.instant.time(offset: offset)
    otherDay = moment.alternativeDay(offset: offset)
  }
}

extension SkyEvent: FieldWritable {
  /// The contract's fields, in its order, then the other possible day of an uncertain event.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("event", kind.name)
    writer.field("utc", moment.instant.iso)
    writer.field("date", day)
    writer.field("uncertain", otherDay != nil)
    writer.field("otherDate", otherDay)
  }

  /// The columns of a CSV without events.
  public static let columns: [StaticString] = ["event", "utc", "date", "uncertain", "otherDate"]
}

extension SkyEvent.Kind {
  /// The name in answers: `march-equinox`, `new-moon`, `term-315`.
  public var name: String {
    switch self {
    case .season(.marchEquinox): "march-equinox"
    case .season(.juneSolstice): "june-solstice"
    case .season(.septemberEquinox): "september-equinox"
    case .season(.decemberSolstice): "december-solstice"
    case .phase(.newMoon): "new-moon"
    case .phase(.firstQuarter): "first-quarter"
    case .phase(.fullMoon): "full-moon"
    case .phase(.lastQuarter): "last-quarter"
    case .term(let term): "term-\(term.longitude)"
    }
  }
}

/// When the Sun rises, culminates and sets on a day.
public struct SunDay: Sendable {
  /// Why the Sun does not rise or set; the raw values are words in answers.
  public enum Absence: String, Sendable {
    /// The Sun stays above the horizon.
    case alwaysUp = "always-up"
    /// The Sun stays below the horizon.
    case alwaysDown = "always-down"
    /// The Sun crosses the horizon on a neighbouring day only.
    case notThatDay = "not-that-day"
  }

  public let day: Day
  /// The upper limb on the horizon, rising; nil when it does not.
  public let sunrise: SkyInstant?
  /// The meridian passage above the pole; nil when it falls outside the civil day.
  public let noon: SkyInstant?
  /// The upper limb on the horizon, setting; nil when it does not.
  public let sunset: SkyInstant?
  /// Why a rising or setting is missing; nil if none is missing.
  public let reason: Absence?
  /// The reader's zone.
  public let zone: Zone
}

extension SunDay: FieldWritable {
  /// The contract's fields, then day and reason.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("sunrise", sunrise?.instant.iso)
    writer.field("sunset", sunset?.instant.iso)
    writer.field("noon", noon?.instant.iso)
    writer.field("date", day)
    writer.field("reason", reason?.rawValue)
  }
}
