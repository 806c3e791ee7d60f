import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import FastiTerminal

extension HealthCheck {
  /// A line for each region that waits for the decree of a year, or one that says that none does.
  static func decrees(_ context: Context) -> [HealthCheck] {
    do {
      let year = FindAwaitedDecrees.year(on: try context.today())
      let awaited = FindAwaitedDecrees(try context.almanac(nil).book)(year)
      if awaited.isEmpty { return [HealthCheck("decrees", .sayDoctorDecided, .number(year))] }
      return awaited.map { decree in
        let rules = decree.rules.map(\.string)
        return HealthCheck(
          "decrees", .sayDoctorAwaits, .text(decree.region.string), .number(year),
          .text(rules.joined(separator: ", ")), wrong: .line("fasti rules show \(rules[0])"))
      }
    } catch {
      return [HealthCheck("decrees", error, else: .line("fasti rules list"))]
    }
  }
}
