public import FastiCalendars

extension HijriMonthSource {
  /// The source of a month's days.
  public var phrase: Phrase {
    switch self {
    case .override: .monthsSetByYou
    case .moonsighting: .sourceMoonsighting
    case .calculated: .sourceCalculated
    case .table: .sourceTable
    case .astronomical: .sourceAstronomical
    case .almanac: .sourceAlmanac
    }
  }
}

extension HijriMonthStatus {
  /// How certain a month's days are.
  public var phrase: Phrase {
    switch self {
    case .confirmed: .statusConfirmed
    case .projected: .statusProjected
    }
  }
}
