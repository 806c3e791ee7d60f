import FastiCalendars
import FastiCivil
import FastiDays
import FastiFormats
import FastiRecords

/// Writes Hijri days and months for people.
struct HijriText {
  let context: Context

  init(_ context: Context) { self.context = context }

  /// A day: its date, the civil day with the evening it begins on, the month, and where it is known from.
  func write(_ item: HijriItem) {
    let date = "\(item.date.dayOfMonth) \(item.monthName) \(item.date.month.year)"
    context.style.write(.bold, date, to: &context.out)
    if item.status == .projected { context.style.write(.yellow, "  projected", to: &context.out) }
    context.out.write("\n")
    context.out.write(text: "\(item.day.iso) \(name(item.day)), from sunset on \(name(item.day - 1))\n")
    context.out.write(
      text: "\(item.monthName) has \(item.month.length) days, \(item.month.start.iso) to "
        + "\((item.month.end - 1).iso)\n")
    context.style.write(.dim, origin(item), to: &context.out)
    context.out.write("\n")
  }

  /// A month of a list.
  func write(_ item: HijriMonthItem, nameWidth: Int) {
    let month = item.month
    context.out.write("\(month.month.month)", columns: 4)
    context.out.write(item.name, columns: nameWidth + 2)
    context.out.write(text: "\(month.start.iso)  \(month.length) days  ")
    context.out.write("\(month.source.name)", columns: month.status == .projected ? 14 : 0)
    if month.status == .projected { context.style.write(.yellow, "projected", to: &context.out) }
    context.out.write("\n")
  }

  /// The months on which the committee's documents disagree, to the messages.
  func write(_ disputes: [MonthDispute]) {
    for dispute in disputes { context.report("fasti: \(dispute.sentence)") }
  }

  private func name(_ day: Day) -> String { "\(context.words.name(day.weekday))" }

  private func origin(_ item: HijriItem) -> String {
    var text =
      switch item.month.source {
      case .override: "The first day of the month is the one you set"
      case .moonsighting: "Announced by the Central Hilal Committee"
      case .calculated: "From the calendar of the Fiqh Council of North America"
      case .table: "From the table of the program: Umm al-Qura, as published"
      case .astronomical: "Computed from Sun and Moon at Makkah; not published yet"
      }
    if let fetched = item.fetchedAt { text += ", fetched on \(Instant(seconds: fetched / 1_000).day().iso)" }
    if item.dispute != nil {
      text += "; the committee's documents disagree"
    } else if item.status == .projected, item.month.status == .confirmed {
      text += "; whether the month has a 30th day is \(silence(item))"
    } else if item.status == .projected, item.month.source != .astronomical {
      text += "; \(silence(item))"
    }
    return text
  }

  /// Why nothing is announced: it is still to come, or the month is over and what was said of it was never fetched.
  private func silence(_ item: HijriItem) -> String {
    guard let today = try? context.today(), item.month.end <= today else { return "still to be announced" }
    return "not among the announcements fetched"
  }
}

extension Context {
  /// The user's Hijri months.
  func months() throws(Failure) -> MonthBook { try MonthBook.read(from: try store()) }
}
