public import FastiHolidays

extension HolidayOccurrence.Relation {
  /// The relation of an occurrence to the day its rule gives, as a short name.
  public var phrase: Phrase {
    switch self {
    case .nominal: .relationNominal
    case .inLieu: .relationInLieu
    case .moved: .relationMoved
    case .swapWorkday: .relationSwap
    }
  }
}

extension HolidayKind {
  /// The kind's name.
  public var phrase: Phrase {
    switch self {
    case .public: .kindHoliday
    case .bank: .kindBank
    case .government: .kindGovernment
    case .deFacto: .kindDeFacto
    case .optional: .kindOptional
    case .school: .kindSchool
    case .observance: .kindObservance
    case .workday: .kindWorkday
    }
  }
}
