import FastiAgenda
import FastiCalendars
import FastiCivil
import FastiHolidays
import FastiLeave
import FastiPages

/// The days of the samples.
enum SampleDays {
  static let special: [SpecialDay] = [
    day(1, 1, "Nyårsdagen"), day(1, 5, "Trettondagsafton", .observance), day(1, 6, "Trettondedag jul"),
    day(2, 17, "Tết Nguyên Đán", in: Samples.vietnam), day(3, 8, "International Women's Day", .observance),
    day(4, 3, "Långfredagen"), day(4, 4, "Påskafton", .observance), day(4, 5, "Påskdagen"),
    day(4, 6, "Annandag påsk"), day(4, 26, "Giỗ Tổ Hùng Vương", in: Samples.vietnam),
    day(4, 30, "Valborgsmässoafton", .observance), day(5, 1, "Första maj"), day(5, 14, "Kristi himmelsfärdsdag"),
    day(5, 24, "Pingstdagen"), day(6, 6, "Sveriges nationaldag"), day(6, 19, "Midsommarafton", .deFacto),
    day(6, 20, "Midsommardagen"), day(6, 28, "Ngày Gia đình Việt Nam", .observance, in: Samples.vietnam),
    day(9, 2, "Quốc khánh", in: Samples.vietnam), day(10, 31, "Alla helgons dag"),
    day(12, 13, "Lucia", .observance), day(12, 24, "Julafton", .deFacto), day(12, 25, "Juldagen"),
    day(12, 26, "Annandag jul"), day(12, 31, "Nyårsafton", .deFacto),
  ]

  static let countdowns = [
    CountdownCard("Midsommarafton", Day(year: 2026, month: 6, day: 19)),
    CountdownCard("Moving day", Day(year: 2026, month: 8, day: 1), id: "c1"),
    CountdownCard("Jul", Day(year: 2026, month: 12, day: 25)),
    CountdownCard("Nyår", Day(year: 2027, month: 1, day: 1)),
  ]

  static let balances = [
    balance(.vacation, 337_200, 97_200), balance(.sick, 8_097_200, 8_097_200), balance(.comp, 2_500, -12_500),
  ]

  static func cell(_ day: Day) -> DayCell {
    var cell = DayCell(day, hijri: hijri(day))
    if day == Samples.today { cell.mark.insert(.today) }
    if WeekdaySet.saturdaySunday.contains(day.weekday) { cell.mark.insert(.weekend) }
    for special in special where special.day == day {
      cell.mark.insert(special.kind == .public ? .red : .observed)
      cell.items.append(
        DayItem(
          special.kind == .public ? .holiday : .observance, special.title, region: special.regions.first,
          isLocked: true,
          link: Paths.why(day)))
    }
    cell.items += plans.filter { $0.0 == day }.map { $0.1 }
    for place in cell.items.indices where cell.items[place].title == "Åsa" {
      cell.items[place].look = EventLook(symbol: .cake, color: .orange)
    }
    if cell.items.contains(where: { !$0.isLocked }) { cell.mark.insert(.planned) }
    return cell
  }

  /// Muharram 1448 and what is around it.
  private static func hijri(_ day: Day) -> HijriLabel? {
    let place = day - Samples.today
    guard (-29..<29).contains(place) else { return nil }
    let month = place < 0 ? Samples.muharram + -1 : Samples.muharram
    return HijriLabel(HijriDate(month, day: place < 0 ? place + 30 : place + 1), isExpected: place > 10)
  }

  static func week(of day: Day) -> [DayCell] { ISOWeek(day).days.map { cell($0) } }

  private static let plans: [(Day, DayItem)] = [
    (june(3), DayItem(.leaveLowered, "Sick leave −0.25 h")),
    (june(12), DayItem(.payday, "Payday", isLocked: true)),
    (june(15), DayItem(.birthday, "Åsa", link: Paths.event("e3"))),
    (june(17), DayItem(.note, "Buy strawberries & potatoes.")),
    (
      june(17),
      DayItem(
        .event, "Dentist", time: try? TimeOfDay(hour: 9, minute: 30), detail: "bring the old card",
        link: Paths.event("e1"), delete: Paths.deleteEvent("e1"))
    ),
    (june(17), DayItem(.money, "Rent", link: Paths.event("e2"), delete: Paths.deleteEvent("e2"))),
    (june(17), DayItem(.reminder, "Ask about the boat", time: try? TimeOfDay(hour: 18, minute: 0))),
    (june(18), DayItem(.leaveUsed, "Vacation −8.00 h", link: Paths.leave(entry: "a"))),
    (june(19), DayItem(.event, "Midsummer lunch", detail: "herring", link: Paths.event("e4"))),
    (june(20), DayItem(.trip, "Sandhamn", days: DayRange(june(20)...june(22)), link: Paths.event("e5"))),
    (june(21), DayItem(.trip, "Sandhamn", days: DayRange(june(20)...june(22)), link: Paths.event("e5"))),
    (june(22), DayItem(.trip, "Sandhamn", days: DayRange(june(20)...june(22)), link: Paths.event("e5"))),
    (june(26), DayItem(.payday, "Payday", isLocked: true)),
    (june(26), DayItem(.leaveAccrued, "Vacation +6.46 h", isLocked: true)),
  ]

  private static func june(_ day: Int) -> Day { Day(year: 2026, month: 6, day: day) }

  private static func day(
    _ month: Int, _ day: Int, _ title: String, _ kind: HolidayKind = .public, in region: RegionPill = Samples.sweden
  ) -> SpecialDay {
    SpecialDay(Day(year: 2026, month: month, day: day), title, region: region, kind: kind)
  }

  private static func balance(_ type: LeaveType, _ official: Int64, _ forecast: Int64) -> BalanceCard {
    BalanceCard(
      type, official: Hours(ticks: official), asOf: june(12), forecast: Hours(ticks: forecast),
      forecastAsOf: june(30))
  }
}
