import FastiCalendars

extension PageWords {
  /// What people call a calendar; its word on command lines where there is no other.
  public func callAsFunction(calendar word: String) -> String {
    if word == "hijri" { return self(.calHijri) }
    return CalendarID(name: word).map { self($0.phrase) } ?? word
  }
}

extension CalendarID {
  fileprivate var phrase: Phrase {
    switch self {
    case .gregorian: .calGregorian
    case .isoWeek: .calIsoWeek
    case .julian: .calJulian
    case .hijriUmmAlQura: .calHijriUmmalqura
    case .hijriCivil: .calHijriCivil
    case .hijriTabular: .calHijriTabular
    case .hijriAstronomical: .calHijriAstronomical
    case .chinese: .calChinese
    case .vietnamese: .calVietnamese
    case .korean: .calKorean
    case .hebrew: .calHebrew
    case .persian: .calPersian
    case .coptic: .calCoptic
    case .ethiopic: .calEthiopic
    case .indian: .calIndian
    case .buddhist: .calBuddhist
    case .japanese: .calJapanese
    }
  }
}
