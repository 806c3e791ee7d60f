import FastiCivil
import FastiHTTP
import FastiPages
import FastiRecords

/// The addresses that leave out which one: they lead to the present one.
enum PresentPages {
  static let all = [
    Route.page("/day", "Leads to today") { call throws(Failure) in .going(to: Paths.today.string) },
    Route.page("/week", "Leads to this week") { call throws(Failure) in
      .going(to: Paths.week(ISOWeek(call.today)).string)
    },
    Route.page("/month", "Leads to this month") { call throws(Failure) in
      .going(to: Paths.month(YearMonth(call.today)).string)
    },
    Route.page("/year", "Leads to this year") { call throws(Failure) in .going(to: Paths.year(call.today.year).string)
    },
    Route.page("/star", "Leads to the special days of this year") { call throws(Failure) in
      .going(to: Paths.star(call.today.year).string)
    },
  ]
}
