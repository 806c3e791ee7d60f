import FastiCalendars
import FastiCivil
public import FastiDays
import FastiFormats
public import FastiRecords
public import FastiTerminal
import FastiWords

/// Writes Hijri days and months for people.
struct HijriText {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// A day: its date, the civil day with the evening it begins on, its month, and the month's source.
  func write(_ item: HijriItem) {
    let date = "\(item.date.dayOfMonth) \(item.monthName) \(item.date.month.year)"
    context.style.write(.bold, date, to: &context.out)
    if item.status == .projected { context.style.write(.yellow, "  \(projected)", to: &context.out) }
    context.out.write("\n")
    line(Sentence(.sayHijriDay, .day(item.day), .text(name(item.day)), .text(name(item.day - 1))))
    line(
      Sentence(
        .sayHijriMonth, .text(item.monthName), .number(item.month.length), .day(item.month.start),
        .day(item.month.end - 1)))
    context.style.write(.dim, context.text(origin(item)), to: &context.out)
    context.out.write("\n")
  }

  /// A month in a list.
  func write(_ item: HijriMonthItem, nameWidth: Int) {
    let month = item.month
    context.out.write("\(month.month.month)", columns: 4)
    context.out.write(item.name, columns: nameWidth + 2)
    context.out.write(text: "\(month.start.iso)  \(context.text(.lastsDays, .number(month.length)))  ")
    context.out.write(context.text(month.source.template), columns: month.status == .projected ? 14 : 0)
    if month.status == .projected { context.style.write(.yellow, projected, to: &context.out) }
    context.out.write("\n")
  }

  /// Writes the months on which the committee's documents disagree to standard error.
  func write(_ disputes: [MonthDispute]) {
    for dispute in disputes { context.report("fasti: \(context.text(dispute.sentence))") }
  }

  private var projected: String { context.text(HijriMonthStatus.projected.template) }

  private func line(_ sentence: Sentence) { context.out.write(text: context.text(sentence) + "\n") }

  private func name(_ day: Day) -> String { "\(context.words.name(day.weekday))" }

  /// The source of the month, and what is uncertain about it.
  private func origin(_ item: HijriItem) -> Sentence {
    var told = Sentence(item.month.source.origin)
    if let fetched = item.fetchedAt {
      told = Sentence(.sayHijriFetched, .sentence(told), .day(Instant(seconds: fetched / 1_000).day()))
    }
    if let origin = item.origin, let words = try? context.pageWords() {
      told = Sentence(.sayHijriOrigin, .sentence(told), .text(words(origin)))
    }
    guard let doubt = doubt(item) else { return told }
    return Sentence(doubt, .sentence(told))
  }

  private func doubt(_ item: HijriItem) -> Template? {
    if item.dispute != nil { return .sayHijriDisagree }
    guard item.status == .projected else { return nil }
    // Of a country's months nothing is fetched, and the origin says which are not decided.
    let isOfTable = item.month.source == .almanac
    if item.month.status == .confirmed {
      return !isOver(item) ? .sayHijriThirtiethOpen : isOfTable ? nil : .sayHijriThirtiethUnfetched
    }
    if item.month.source == .astronomical || isOfTable { return nil }
    return isOver(item) ? .sayHijriUnfetched : .sayHijriOpen
  }

  /// Whether the month is past, so that its announcement was never fetched; otherwise it is still ahead.
  private func isOver(_ item: HijriItem) -> Bool {
    guard let today = try? context.today() else { return false }
    return item.month.end <= today
  }
}

extension HijriMonthSource {
  /// The source of a month, as a sentence.
  fileprivate var origin: Template {
    switch self {
    case .override: .sayHijriOverride
    case .moonsighting: .sayHijriMoonsighting
    case .calculated: .sayHijriCalculated
    case .table: .sayHijriTable
    case .astronomical: .sayHijriAstronomical
    case .almanac: .sayHijriAlmanac
    }
  }
}

extension Context {
  /// The user's Hijri months.
  /// - Throws: `.storage` from the store.
  public func months() throws(Failure) -> MonthBook { try MonthBook.read(from: try store()) }
}
