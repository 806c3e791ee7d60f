import FastiCivil
import FastiHolidays

extension Almanac {
  /// The business days of regions, of several together: off if off in any, and the user's rules hold everywhere.
  ///
  /// - Throws: `.invalid` when the range leaves the years 1583 to 2999.
  func daysWorked(_ codes: [RegionCode], in range: DayRange) throws(Failure) -> Workdays {
    var plans = try plans(codes)
    let everywhere = plans.last.flatMap { $0.region.code.bytes.isEmpty ? $0 : nil }
    if everywhere != nil { plans.removeLast() }
    do {
      return Workdays(try WorkdayCalendar(plans, everywhere: everywhere, over: range))
    } catch { throw Failure(error, field: "range") }
  }
}
