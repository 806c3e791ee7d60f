import FastiCalendars
import FastiCivil
import FastiFormats
import FastiJail
import FastiMoney
import FastiWeather
@testable import FastiMonths

extension Reader {
  /// Web pages and documents that announce months.
  static let months: [Reader] = [
    Reader("page") { bytes throws(BrokenLaw) in
      guard let page = HTMLReader.page(bytes) else { return }
      let told = page.lines
      guard let again = WebPage(lines: told) else {
        throw BrokenLaw(description: "a page is refused on its way:\n\(told.text)")
      }
      try law(again.lines == told, "a page differs on its way:\n\(told.text)")
      try checkMonths(of: page)
    },
    Reader("page-lines") { bytes throws(BrokenLaw) in
      guard let page = WebPage(lines: bytes) else { return }
      let told = page.lines
      try law(WebPage(lines: told)?.lines == told, "lines differ:\n\(told.text)")
      try checkMonths(of: page)
    },
    Reader("sheet") { bytes throws(BrokenLaw) in
      guard let words = SheetWord.words(tsv: bytes) else { return }
      try check(CommitteeSheet.read(words, computed: ummAlQura), ummAlQura)
    },
    Reader("month-answer", longest: 1_024) { bytes throws(BrokenLaw) in
      guard let answer = CommitteeAnswer(json: bytes) else { return }
      try check(answer.read(today: Day(year: 2026, month: 1, day: 28), computed: ummAlQura), ummAlQura)
    },
    Reader("rates") { bytes throws(BrokenLaw) in
      guard let lines = RatesReader.lines(bytes),
        let days = read({ () throws(MoneyError) in try DailyRates.read(lines, today: Day(year: 2026, month: 6, day: 30))
        })
      else { return }
      let kept = ExchangeRates().merged(with: days)
      for day in days {
        try law(kept.rates(on: day.day) == day, "\(day.day.iso) differs where it is kept:\n\(kept.bytes.text)")
      }
    },
    Reader("weather") { bytes throws(BrokenLaw) in
      guard let lines = WeatherJSON.lines(for: bytes) else { return }
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let count = Int(Array(bytes.prefix(max(0, end - 1))).text) ?? 0
      let today = Day(year: 2026, month: 6, day: 19)
      guard
        let source = read({ () throws(WeatherFault) in try WeatherSource(text: Array(bytes[end..<(end + count)]).text) }
        ),
        let days = read({ () throws(WeatherFault) in
          try WeatherReading.days(lines, of: source, zone: .utc, today: today)
        })
      else { return }
      for (day, next) in zip(days, days.dropFirst()) {
        try law(day.day < next.day, "\(day.day.iso) before \(next.day.iso)")
      }
      try law(days.count <= WeatherReading.mostDays && days.allSatisfy { $0.low <= $0.high }, "\(days)")
    },
    Reader("link", longest: 512) { bytes throws(BrokenLaw) in
      guard let base = WebAddress(Array("https://www.example.org/a/b.html?c=d".utf8)) else { return }
      for address in [WebAddress(bytes), base.resolve(bytes)] {
        guard let address else { continue }
        try law(WebAddress(address.text) == address, "addresses differ: \(address.text.text)")
        _ = WebAddress.decoded(address.fileName)
      }
      if let inside = base.resolve(bytes) {
        try law(inside.host.text == "example.org" || inside.host.text == "www.example.org", inside.host.text)
      }
    },
  ]

  private static let ummAlQura = HijriMonths.ummAlQura()
  private static let builtIn = HijriMonths.builtIn()

  private static func checkMonths(of page: WebPage) throws(BrokenLaw) {
    try check(CouncilPage.read(page, computed: builtIn), builtIn)
    let base = Array("https://hilalcommittee.org/".utf8)
    try check(CommitteePage.readHome(page, base: base, computed: ummAlQura), ummAlQura)
    try check(CommitteePage.readNews(page, computed: ummAlQura), ummAlQura)
  }

  /// Months are in order, each once, and none begins further from its computed day than allowed.
  private static func check(_ reading: MonthReading, _ computed: HijriMonths) throws(BrokenLaw) {
    for (month, next) in zip(reading.months, reading.months.dropFirst()) {
      try law(month.month < next.month && month.start < next.start, "\(month) stands before \(next)")
    }
    for month in reading.months {
      guard let start = computed[month.month]?.start else { continue }
      let distance = month.start - start
      try law(abs(distance) <= MonthGate.tolerance, "\(month) is \(distance) days from the computed day")
    }
    try law(reading.problem == nil || reading.months.isEmpty, "there are months, and a problem: \(reading)")
  }
}
