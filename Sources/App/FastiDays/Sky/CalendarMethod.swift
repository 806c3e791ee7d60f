import FastiCalendars

extension CalendarID {
  /// How the calendar is reckoned, and after whom.
  var method: String {
    switch self {
    case .gregorian: "the calendar of Gregory XIII, carried back over 1582; ISO 8601"
    case .isoWeek: "weeks from Monday, in the year of their Thursday; ISO 8601-1:2019"
    case .julian: "every fourth year is a leap year"
    case .hijriUmmAlQura:
      "Umm al-Qura: the published table of 1343 to 1500 AH, beyond it the conjunction before sunset and the moonset "
        + "after sunset at Makkah"
    case .hijriCivil: "tabular, 11 leap years in 30, from Friday 16 July 622 (Julian)"
    case .hijriTabular: "tabular, 11 leap years in 30, from Thursday 15 July 622 (Julian)"
    case .hijriAstronomical: "conjunction before sunset and moonset after sunset at Makkah, computed"
    case .chinese: "months from the new moon at Beijing: mean time 7:45:40 before 1929, UTC+8 since"
    case .vietnamese: "the days of the Chinese calendar to 1967, months from the new moon at UTC+7 since 1968"
    case .korean: "months from the new moon by the clock of Seoul"
    case .hebrew: "the fixed calendar: mean new moons and four postponements"
    case .persian: "the year begins on the day whose true noon at 52.5 degrees east is the first after the equinox"
    case .coptic: "twelve months of 30 days and 5 or 6 days more, from 29 August 284 (Julian)"
    case .ethiopic: "as the Coptic calendar, counted from 29 August 8 (Julian)"
    case .indian: "the national calendar of 1957, tied to the Gregorian leap years"
    case .buddhist: "the Gregorian calendar, 543 years ahead"
    case .japanese: "the Gregorian calendar with the year of the era, since 1873"
    }
  }
}
