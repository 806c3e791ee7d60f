import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords

/// Writes the leave ledger for people.
struct LeaveText {
  let context: Context

  init(_ context: Context) { self.context = context }

  // MARK: Entries

  /// A line for each entry: day, kind, what it does, hours, when it posts, notes, and enough of its id to name it.
  func write(_ items: [LeaveEntryItem]) {
    let types = items.reduce(0) { max($0, $1.type.bytes.count) }
    let hours = items.reduce(0) { max($0, $1.signed.text.utf8.count) }
    for item in items {
      context.out.write(item.day)
      context.out.write("  ")
      context.out.write(item.type.string, columns: types + 2)
      context.out.write(item.isVirtual ? "accrual" : "\(item.action.word)", columns: 11)
      let signed = item.signed.text
      context.out.write(text: String(repeating: " ", count: hours - signed.utf8.count))
      context.style.write(item.signed < .zero ? .red : [], signed, to: &context.out)
      context.style.write(.dim, "  " + status(item), to: &context.out)
      if let id = item.id { context.style.write(.dim, "  " + id.short, to: &context.out) }
      // Notes may come from elsewhere, and must not command the terminal.
      if !item.notes.isEmpty { context.out.write(printable: "  " + firstLine(item.notes)) }
      context.out.write("\n")
    }
  }

  private func status(_ item: LeaveEntryItem) -> String {
    item.isVirtual ? "to come" : item.isPosted ? "posted \(item.postsOn.iso)" : "posts \(item.postsOn.iso)"
  }

  private func firstLine(_ notes: String) -> String {
    guard let end = notes.firstIndex(of: "\n") else { return notes }
    return notes[..<end] + " ..."
  }

  // MARK: Balances

  /// Official beside forecast, a line for each kind of leave; then the next payday, then what to act on.
  /// - Parameter before: The balances to compare with; a forecast that differs from them shows both.
  func write(_ balances: LeaveBalances, before: LeaveBalances? = nil) {
    let names = max(5, balances.lines.reduce(0) { max($0, $1.type.bytes.count) }) + 2
    let official = max(8, balances.lines.reduce(0) { max($0, $1.official.text.utf8.count) })
    let forecasts = balances.lines.enumerated().map { place, line in
      let old = before?.lines[place].forecast
      return old == nil || old == line.forecast ? line.forecast.text : "\(old?.text ?? "") -> \(line.forecast.text)"
    }
    let forecast = max(8, forecasts.reduce(0) { max($0, $1.utf8.count) })
    heading(balances, names, official, forecast)
    for (line, text) in zip(balances.lines, forecasts) {
      context.out.write(line.type.string, columns: names)
      write(line.official.text, width: official, isLow: line.official < .zero)
      context.out.write("  ")
      write(text, width: forecast, isLow: line.forecast < .zero)
      if let accrual = line.nextAccrual, accrual.rate > .zero {
        context.style.write(.dim, "  +\(accrual.hours.text) on \(accrual.payday.iso)", to: &context.out)
      }
      context.out.write("\n")
    }
    write(balances.warnings)
  }

  private func heading(_ balances: LeaveBalances, _ names: Int, _ official: Int, _ forecast: Int) {
    context.style.write(.bold, "leave on \(balances.asOf.iso)", to: &context.out)
    context.out.write(
      text: ": official as of payday \(balances.lastPayday.iso), forecast for \(balances.forecastAsOf.iso), "
        + "next payday \(balances.nextPayday.iso)\n")
    let pad = String(repeating: " ", count: names)
    let first = String(repeating: " ", count: official - 8) + "official"
    let second = String(repeating: " ", count: forecast - 8) + "forecast"
    context.style.write(.dim, pad + first + "  " + second, to: &context.out)
    context.out.write("\n")
  }

  private func write(_ text: String, width: Int, isLow: Bool) {
    context.out.write(text: String(repeating: " ", count: width - text.utf8.count))
    context.style.write(isLow ? .red : [], text, to: &context.out)
  }

  /// A line for each warning.
  func write(_ warnings: [LeaveWarning]) {
    for warning in warnings {
      context.style.write(.red, "! " + warning.message, to: &context.out)
      context.out.write("\n")
    }
  }

  // MARK: Explanations

  /// A line for each amount: day, what it is, hours, the balance with it.
  func write(_ items: [BalanceEventItem]) {
    let hours = items.reduce(0) { max($0, $1.event.hours.text.utf8.count) }
    let balance = items.reduce(0) { max($0, $1.event.balance.text.utf8.count) }
    for item in items {
      context.out.write(item.event.day)
      context.out.write("  ")
      write(item.event.hours.text, width: hours, isLow: item.event.hours < .zero)
      context.out.write("  ")
      write(item.event.balance.text, width: balance, isLow: item.event.balance < .zero)
      context.out.write(printable: "  " + firstLine(item.what))
      if item.event.countsFrom != item.event.day {
        context.style.write(.dim, "  posted \(item.event.countsFrom.iso)", to: &context.out)
      }
      context.out.write("\n")
    }
  }
}
