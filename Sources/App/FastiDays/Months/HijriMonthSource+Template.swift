public import FastiCalendars
public import FastiCivil

extension HijriMonthSource {
  /// What people call the source, in a word or two.
  public var template: Template {
    switch self {
    case .override: .monthsOverride
    case .moonsighting: .monthsMoonsighting
    case .calculated: .monthsCalculated
    case .table: .monthsTable
    case .astronomical: .monthsAstronomical
    }
  }
}

extension HijriMonthStatus {
  /// How sure a month's days are, in a word.
  public var template: Template {
    switch self {
    case .confirmed: .monthsConfirmed
    case .projected: .monthsProjected
    }
  }
}
