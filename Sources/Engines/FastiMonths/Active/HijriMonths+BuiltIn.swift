public import FastiCalendars
import FastiCivil

extension HijriMonths {
  /// The months that come with the program: Umm al-Qura, except for the five months that the Fiqh Council of North
  /// America begins a day earlier.
  ///
  /// The council publishes the Umm al-Qura rule, and its page agrees with the published table in 330 of the 335 months
  /// of 1440 to 1467 that it lists.
  ///
  /// - Parameter years: Hijri years; those outside ``ummAlQuraYears`` are left out.
  /// - Source: Documentation/Hijri.md.
  public static func builtIn(years: ClosedRange<Int> = ummAlQuraYears) -> HijriMonths {
    let table = ummAlQura(years: years)
    var starts: [MonthStart] = []
    for (year, number) in [(1440, 3), (1444, 1), (1444, 6), (1445, 1), (1446, 8)] {
      guard let month = HijriMonth(year: year, month: number), let published = table[month] else { continue }
      starts.append(MonthStart(month, published.start - 1))
    }
    return table.laying(starts, from: .table, others: .unchanged).table
  }
}
