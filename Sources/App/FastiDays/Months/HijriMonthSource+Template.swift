public import FastiCalendars
public import FastiCivil

extension HijriMonthSource {
  /// The name of the source, in a word or two.
  public var template: Template {
    switch self {
    case .override: .monthsOverride
    case .moonsighting: .monthsMoonsighting
    case .calculated: .monthsCalculated
    case .table: .monthsTable
    case .astronomical: .monthsAstronomical
    case .almanac: .monthsAlmanac
    }
  }
}

extension HijriMonthStatus {
  /// The status of a month, in a word.
  public var template: Template {
    switch self {
    case .confirmed: .monthsConfirmed
    case .projected: .monthsProjected
    }
  }
}
