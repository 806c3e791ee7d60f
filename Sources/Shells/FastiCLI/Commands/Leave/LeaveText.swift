import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords
import FastiTerminal

/// Writes the leave ledger for people.
struct LeaveText {
  let context: Context

  init(_ context: Context) { self.context = context }

  // MARK: Entries

  /// A line for each entry: day, kind, action, hours, posting day, notes, and the beginning of its id.
  func write(_ items: [LeaveEntryItem]) {
    let types = items.reduce(0) { max($0, TerminalWidth.of(name($1.type))) }
    let hours = items.reduce(0) { max($0, text(signed: $1.signed).utf8.count) }
    for item in items {
      context.out.write(item.day)
      context.out.write("  ")
      context.out.write(name(item.type), columns: types + 2)
      context.out.write(context.text(item.isVirtual ? .balanceAccrual : item.action.template), columns: 11)
      let signed = text(signed: item.signed)
      context.out.write(text: String(repeating: " ", count: hours - signed.utf8.count))
      context.style.write(item.signed < .zero ? .red : [], signed, to: &context.out)
      context.style.write(.dim, "  " + status(item), to: &context.out)
      if let id = item.id { context.style.write(.dim, "  " + id.short, to: &context.out) }
      // Notes may come from other programs, so they must not control the terminal.
      if !item.notes.isEmpty { context.out.write(printable: "  " + firstLine(item.notes)) }
      context.out.write("\n")
    }
  }

  /// A line for each span: days, kind, action, total hours, posting day of the last, and the beginning of its id.
  func write(_ spans: [LeaveSpanItem]) {
    let types = spans.reduce(0) { max($0, TerminalWidth.of(name($1.entries[0].type))) }
    let hours = spans.reduce(0) { max($0, text(signed: $1.signed).utf8.count) }
    for span in spans {
      let (entry, last) = (span.entries[0], span.entries[span.entries.count - 1])
      context.out.write(span.first)
      context.out.write(text: span.entries.count > 1 ? " – \(span.last.iso)  " : String(repeating: " ", count: 15))
      context.out.write(name(entry.type), columns: types + 2)
      context.out.write(context.text(entry.isVirtual ? .balanceAccrual : entry.action.template), columns: 11)
      let signed = text(signed: span.signed)
      context.out.write(text: String(repeating: " ", count: hours - signed.utf8.count))
      context.style.write(span.signed < .zero ? .red : [], signed, to: &context.out)
      context.style.write(.dim, "  " + status(last), to: &context.out)
      if let id = span.id { context.style.write(.dim, "  " + id.short, to: &context.out) }
      if !entry.notes.isEmpty { context.out.write(printable: "  " + firstLine(entry.notes)) }
      context.out.write("\n")
    }
  }

  private func status(_ item: LeaveEntryItem) -> String {
    if item.isVirtual { return context.text(.sayLeaveToCome) }
    return context.text(item.isPosted ? .sayLeavePosted : .sayLeavePosts, .day(item.postsOn))
  }

  /// The name of a kind of leave in the reader's language; the name of a kind that the user made is not translated.
  func name(_ type: LeaveType) -> String { type.template.map { context.text($0) } ?? type.string }

  /// Hours in the number format of the language.
  func text(_ hours: Hours) -> String { context.wording.text(decimal: hours.text) }

  /// The same, with a plus sign for added hours.
  func text(signed hours: Hours) -> String { (hours > .zero ? "+" : "") + text(hours) }

  private func firstLine(_ notes: String) -> String {
    guard let end = notes.firstIndex(of: "\n") else { return notes }
    return notes[..<end] + " ..."
  }

  // MARK: Balances

  /// Official balance beside forecast, a line for each kind of leave; then the next payday, then warnings.
  /// - Parameter before: The balances to compare with; a balance that differs from them shows both.
  func write(_ balances: LeaveBalances, before: LeaveBalances? = nil) {
    let names = max(5, balances.lines.reduce(0) { max($0, TerminalWidth.of(name($1.type))) }) + 2
    let headings = (official: context.text(.sayLeaveOfficial), forecast: context.text(.sayLeaveForecast))
    func texts(_ hours: (LeaveBalanceLine) -> Hours) -> [String] {
      balances.lines.enumerated().map { place, line in
        let new = hours(line)
        guard let old = before.map({ hours($0.lines[place]) }), old != new else { return text(new) }
        return "\(text(old)) -> \(text(new))"
      }
    }
    let (officials, forecasts) = (texts { $0.official }, texts { $0.forecast })
    func width(_ heading: String, _ texts: [String]) -> Int {
      texts.reduce(TerminalWidth.of(heading)) { max($0, $1.utf8.count) }
    }
    let (official, forecast) = (width(headings.official, officials), width(headings.forecast, forecasts))
    heading(balances)
    let pad = String(repeating: " ", count: names)
    context.style.write(
      .dim, pad + right(headings.official, official) + "  " + right(headings.forecast, forecast), to: &context.out)
    context.out.write("\n")
    for (place, line) in balances.lines.enumerated() {
      context.out.write(name(line.type), columns: names)
      write(officials[place], width: official, isLow: line.official < .zero)
      context.out.write("  ")
      write(forecasts[place], width: forecast, isLow: line.forecast < .zero)
      if let accrual = line.followingAccrual, accrual.rate > .zero {
        let next = context.text(.sayLeaveNext, .decimal(accrual.hours.text), .day(accrual.payday))
        context.style.write(.dim, "  \(next)", to: &context.out)
      }
      context.out.write("\n")
    }
    write(balances.warnings)
  }

  private func heading(_ balances: LeaveBalances) {
    context.style.write(.bold, context.text(.sayLeaveOn, .day(balances.asOf)), to: &context.out)
    let days = context.text(
      .sayLeaveHeading, .day(balances.lastPayday), .day(balances.forecastAsOf), .day(balances.followingPayday))
    context.out.write(text: ": \(days)\n")
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - TerminalWidth.of(text))) + text
  }

  private func write(_ text: String, width: Int, isLow: Bool) {
    context.out.write(text: String(repeating: " ", count: width - text.utf8.count))
    context.style.write(isLow ? .red : [], text, to: &context.out)
  }

  /// A line for each warning.
  func write(_ warnings: [LeaveWarning]) {
    for warning in warnings {
      context.style.write(.red, "! " + context.text(sentence(warning)), to: &context.out)
      context.out.write("\n")
    }
  }

  private func sentence(_ warning: LeaveWarning) -> Sentence {
    let (type, hours) = (Sentence.Part.text(name(warning.type)), Sentence.Part.decimal(warning.hours.text))
    return switch warning.kind {
    case .expiring: Sentence(.leaveExpiring, type, hours, .day(warning.day))
    case .underFloor: Sentence(.leaveUnderFloor, type, hours, .day(warning.day), .decimal(warning.floor.text))
    }
  }

  // MARK: Explanations

  /// A line for each amount: day, description, hours, the balance with it.
  func write(_ items: [BalanceEventItem]) {
    let hours = items.reduce(0) { max($0, $1.event.hours.text.utf8.count) }
    let balance = items.reduce(0) { max($0, $1.event.balance.text.utf8.count) }
    for item in items {
      context.out.write(item.event.day)
      context.out.write("  ")
      write(text(item.event.hours), width: hours, isLow: item.event.hours < .zero)
      context.out.write("  ")
      write(text(item.event.balance), width: balance, isLow: item.event.balance < .zero)
      context.out.write(printable: "  " + firstLine(context.text(item.sentence)))
      if item.event.countsFrom != item.event.day {
        context.style.write(.dim, "  \(context.text(.sayLeavePosted, .day(item.event.countsFrom)))", to: &context.out)
      }
      context.out.write("\n")
    }
  }
}
