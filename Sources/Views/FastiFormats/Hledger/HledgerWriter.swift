import FastiCivil
import FastiLeave

/// Writes a journal.
struct HledgerWriter {
  var text = UTF8Writer(capacity: 4_096)
  let types: [LeaveType]
  /// The running forecast of each kind of leave.
  private var balances: [Hours]

  init(types: [LeaveType]) {
    self.types = types
    balances = types.map { _ in .zero }
  }

  mutating func header(_ profile: LeaveFile.Profile, _ span: LeaveSpan) {
    text.write("; fasti: ")
    text.write(LeaveHledger.format)
    text.write("\n; profile: ")
    text.write(utf8: LeaveJSON.line { $0.write(profile) })
    if let first = span.first {
      text.write("\n; from: ")
      text.write(first)
    }
    text.write("\n; to: ")
    text.write(span.last)
    text.write("\n; forecast: hledger balance assets:leave\n; official: hledger balance assets:leave --date2\n")
    text.write("decimal-mark .\n")
  }

  /// All transactions, by day; on the same day forfeits, then accruals, then entries.
  mutating func transactions(
    _ derived: LedgerSpan, _ rows: [LeaveRow], _ schedule: PaySchedule, through last: Day
  ) throws(LeaveError) {
    try opening(derived)
    var steps: [Step] = []
    for (index, amount) in derived.forfeits.enumerated() { steps.append(Step(amount.day, 0, index)) }
    for (index, amount) in derived.accruals.enumerated() { steps.append(Step(amount.day, 1, index)) }
    for (index, row) in rows.enumerated() { steps.append(Step(row.entry.day, 2, index)) }
    steps.sort { ($0.day, $0.rank, $0.index) < ($1.day, $1.rank, $1.index) }
    var year = derived.openingDay.year
    for step in steps {
      if step.day.year > year {
        assertions(on: Day(year: step.day.year - 1, month: 12, day: 31))
        year = step.day.year
      }
      switch step.rank {
      case 0: try computed("forfeit", derived.forfeits[step.index])
      case 1: try computed("accrual", derived.accruals[step.index])
      default: try entry(rows[step.index], schedule)
      }
    }
    assertions(on: last)
  }

  private struct Step {
    let day: Day
    let rank: Int
    let index: Int

    init(_ day: Day, _ rank: Int, _ index: Int) { (self.day, self.rank, self.index) = (day, rank, index) }
  }

  private mutating func opening(_ derived: LedgerSpan) throws(LeaveError) {
    begin(derived.openingDay, nil, "opening balances", "opening")
    for amount in derived.opening {
      try count(amount.type, amount.hours)
      posting("assets:leave:", amount.type, amount.hours)
      if amount.payday != amount.day {
        text.write("  ; date2:")
        text.write(amount.payday)
      }
      text.write("\n")
      posting("equity:leave:", amount.type, try amount.hours.negated())
      text.write("\n")
    }
  }

  private mutating func computed(_ kind: StaticString, _ amount: LedgerSpan.Amount) throws(LeaveError) {
    begin(amount.day, amount.payday == amount.day ? nil : amount.payday, kind, kind)
    try count(amount.type, amount.hours)
    pair(amount.type, amount.hours, amount.hours < .zero ? "expenses:forfeited:" : "income:leave:")
  }

  private mutating func entry(_ row: LeaveRow, _ schedule: PaySchedule) throws(LeaveError) {
    let entry = row.entry
    begin(entry.day, schedule.payday(of: entry.day), entry.action.word, nil)
    if let id = row.id { tag("id", utf8: id.bytes) }
    if let created = row.created {
      var moment = UTF8Writer()
      MomentText.write(created, to: &moment)
      tag("created", utf8: moment.bytes)
    }
    if let span = row.span { tag("span", utf8: span.bytes) }
    if let source = row.source { tag("source", utf8: LeaveJSON.line { $0.string(utf8: source) }) }
    if !entry.note.isEmpty { tag("notes", utf8: LeaveJSON.line { $0.string(utf8: entry.note) }) }
    try count(entry.type, entry.signedHours)
    let isNegative = entry.action.sign == .negative
    pair(entry.type, entry.signedHours, entry.action.account, isNegative: isNegative)
  }

  /// A transaction that asserts the balances of all kinds of leave after the day.
  private mutating func assertions(on day: Day) {
    begin(day, nil, "balances", "balance")
    for (index, type) in types.enumerated() {
      posting("assets:leave:", type, .zero)
      text.write(" = ")
      text.write(balances[index])
      text.write(" h\n")
    }
  }

  // MARK: Lines

  private mutating func begin(_ day: Day, _ payday: Day?, _ description: StaticString, _ kind: StaticString?) {
    text.write("\n")
    text.write(day)
    if let payday {
      text.write("=")
      text.write(payday)
    }
    text.write(" ")
    text.write(description)
    text.write("\n")
    if let kind { tag("fasti", utf8: kind.withUTF8Buffer { [UInt8]($0) }) }
  }

  private mutating func tag(_ name: StaticString, utf8 value: [UInt8]) {
    text.write("    ; ")
    text.write(name)
    text.write(": ")
    text.write(utf8: value)
    text.write("\n")
  }

  private mutating func pair(
    _ type: LeaveType, _ hours: Hours, _ other: StaticString, isNegative: Bool? = nil
  ) {
    let isNegative = isNegative ?? (hours < .zero)
    posting("assets:leave:", type, hours, isNegative: isNegative)
    text.write("\n")
    // The hours of an entry and of an accrual can be negated: they are far from the limits of 64 bits.
    posting(other, type, Hours(ticks: -hours.ticks), isNegative: !isNegative)
    text.write("\n")
  }

  /// Account and amount, with the decimal point aligned with other lines.
  private mutating func posting(
    _ account: StaticString, _ type: LeaveType, _ hours: Hours, isNegative: Bool? = nil
  ) {
    let start = text.bytes.count
    text.write("    ")
    text.write(account)
    text.write(utf8: type.bytes)
    var amount = UTF8Writer()
    // Zero hours keep their sign.
    if hours == .zero, isNegative ?? false { amount.write("-") }
    amount.write(hours)
    let point = amount.bytes.firstIndex(of: UInt8(ascii: ".")) ?? 0
    let width = text.bytes.count - start
    for _ in 0..<max(2, 44 - width - point) { text.write(" ") }
    text.write(utf8: amount.bytes)
    text.write(" h")
  }

  private mutating func count(_ type: LeaveType, _ hours: Hours) throws(LeaveError) {
    guard let index = types.firstIndex(of: type) else { return }
    balances[index] = try balances[index] + hours
  }
}

extension LeaveAction {
  /// The account for the reason of an entry, without the kind of leave.
  var account: StaticString {
    switch self {
    case .used: "expenses:leave:"
    case .accrued: "income:leave:"
    case .adjustment: "equity:adjustment:"
    }
  }
}
