import FastiCivil
import FastiLeave

/// Converts the transactions of a journal to a profile and entries.
struct HledgerReading {
  private(set) var problems: ProblemList
  private(set) var profile: LeaveFile.Profile?
  private(set) var rows: [LeaveRow] = []
  /// The first and the last day of the span, as given in the file.
  private var first: Day?
  private var last: Day?
  private var profileLine = 1
  private var ids = Set<EntryID>()
  /// Opening balances, accruals and forfeits.
  private var computed: [Computed] = []

  private struct Computed {
    let line: Int
    let amount: LedgerSpan.Amount
    let isAccrual: Bool
  }

  init(problems: ProblemList) { self.problems = problems }

  mutating func takeHeader(_ tags: [HledgerTransaction.Tag]) {
    for tag in tags {
      switch tag.name {
      case .fasti:
        if !LeaveHledger.format.withUTF8Buffer({ $0.elementsEqual(tag.value) }) {
          add(.unknownFormat, tag.line, tag.name, tag.value)
        }
      case .profile: takeProfile(tag)
      case .from: first = day(tag)
      case .to: last = day(tag)
      default: break
      }
    }
  }

  private mutating func takeProfile(_ tag: HledgerTransaction.Tag) {
    profileLine = tag.line
    do throws(FileProblem) {
      let value: JSONValue
      do throws(JSONError) { value = try JSONValue(reading: tag.value) } catch { throw FileProblem(error) }
      profile = try LeaveFile.Profile(value)
    } catch {
      let field = error.field.isEmpty ? "profile" : "profile." + error.field
      problems.add(
        FileProblem(error.mistake, at: TextPosition(line: tag.line), field: field, value: Array(error.value.utf8)))
    }
  }

  private mutating func day(_ tag: HledgerTransaction.Tag) -> Day? {
    do throws(CivilError) { return try Day(iso: tag.value[...]) } catch {
      add(.date(error), tag.line, tag.name, tag.value)
      return nil
    }
  }

  mutating func add(_ transaction: HledgerTransaction) {
    if let kind = transaction.tag(.fasti) {
      takeComputed(transaction, kind)
    } else {
      takeEntry(transaction)
    }
  }

  private mutating func add(_ mistake: HledgerMistake, _ line: Int) {
    problems.add(FileProblem(.hledger(mistake), at: TextPosition(line: line)))
  }

  private mutating func add(
    _ mistake: FileProblem.Mistake, _ line: Int, _ name: LeaveHledger.TagName, _ value: [UInt8]
  ) {
    problems.add(
      FileProblem(
        mistake, at: TextPosition(line: line), field: name.word.withUTF8Buffer { String(decoding: $0, as: UTF8.self) },
        value: value))
  }

  // MARK: Entries

  private mutating func takeEntry(_ transaction: HledgerTransaction) {
    guard let (own, other, type) = pair(transaction) else { return add(.notAnEntry, transaction.line) }
    let actions: [(LeaveAction, StaticString)] = [
      (.used, "used"), (.accrued, "accrued"), (.adjustment(.positive), "adjustment"),
    ]
    guard let (action, word) = actions.first(where: { other.type(after: $0.0.account) == type })
    else { return add(.unknownAccount, other.line) }
    guard let hours = own.hours ?? (try? other.hours?.negated()) else { return add(.malformedAmount, own.line) }
    if own.hours != nil, let rest = other.hours, (try? rest.negated()) != hours { return add(.unbalanced, other.line) }
    let isNegative = own.hours == nil ? !other.isNegative : own.isNegative
    let isRight = action == .used ? isNegative : action == .accrued ? !isNegative : true
    guard isRight || hours == .zero, let amount = hours < .zero ? try? hours.negated() : hours
    else { return add(.wrongDirection, own.line) }
    check(transaction)
    var fields = fields(transaction, type: type, action: word)
    fields.hours = Array(amount.text.utf8)
    if case .adjustment = action { fields.sign = Array((isNegative ? "negative" : "positive").utf8) }
    takeRow(fields, transaction, own.line)
  }

  /// The posting of the kind of leave, the other posting, and the kind; nil if there are not exactly these two.
  private func pair(
    _ transaction: HledgerTransaction
  ) -> (HledgerTransaction.Posting, HledgerTransaction.Posting, [UInt8])? {
    guard transaction.postings.count == 2 else { return nil }
    let types = transaction.postings.map { $0.type(after: "assets:leave:") }
    if let type = types[0], types[1] == nil { return (transaction.postings[0], transaction.postings[1], type) }
    if let type = types[1], types[0] == nil { return (transaction.postings[1], transaction.postings[0], type) }
    return nil
  }

  private mutating func check(_ transaction: HledgerTransaction) {
    guard let payday = transaction.payday, let schedule = profile?.profile.schedule else { return }
    let right = schedule.payday(of: transaction.day)
    if payday != right { add(.wrongPayday(right), transaction.line) }
  }

  private func fields(_ transaction: HledgerTransaction, type: [UInt8], action: StaticString) -> LeaveFields {
    var fields = LeaveFields()
    var date = UTF8Writer(capacity: 10)
    date.write(transaction.day)
    fields.date = date.bytes
    fields.type = type
    fields.action = action.withUTF8Buffer { [UInt8]($0) }
    fields.id = transaction.tag(.id)?.value
    fields.created = transaction.tag(.created)?.value
    fields.span = transaction.tag(.span)?.value
    fields.source = transaction.tag(.source)?.value
    fields.notes = transaction.tag(.notes)?.value ?? []
    return fields
  }

  private mutating func takeRow(_ fields: LeaveFields, _ transaction: HledgerTransaction, _ amountLine: Int) {
    let (row, faults) = fields.row(line: transaction.line)
    for fault in faults {
      let tag = transaction.tags.first { "\($0.name.word)" == "\(fault.name.word)" }
      problems.add(
        FileProblem(
          fault.mistake, at: TextPosition(line: tag?.line ?? amountLine), field: "\(fault.name.word)",
          value: fields.value(fault.name)))
    }
    guard let row else { return }
    if let id = row.id, !ids.insert(id).inserted {
      add(.repeatedID, transaction.tag(.id)?.line ?? transaction.line, .id, id.bytes)
    } else {
      rows.append(row)
    }
  }

  // MARK: What follows from profile and entries

  private mutating func takeComputed(_ transaction: HledgerTransaction, _ kind: HledgerTransaction.Tag) {
    let words: [StaticString] = ["opening", "accrual", "forfeit", "balance"]
    guard let index = words.firstIndex(where: { $0.withUTF8Buffer { $0.elementsEqual(kind.value) } })
    else { return add(.unknownWord, kind.line, .fasti, kind.value) }
    for posting in transaction.postings {
      guard let type = posting.type(after: "assets:leave:") else { continue }
      guard let type = try? LeaveType(type) else { return add(.unknownAccount, posting.line) }
      guard let hours = posting.hours else { return add(.malformedAmount, posting.line) }
      // A balance has no amount; with an amount it would be an entry.
      if index == 3 {
        if hours != .zero { add(.notAnEntry, posting.line) }
        continue
      }
      let payday = posting.payday ?? transaction.payday ?? transaction.day
      let amount = LedgerSpan.Amount(type: type, day: transaction.day, payday: payday, hours: hours)
      computed.append(Computed(line: posting.line, amount: amount, isAccrual: index == 1))
    }
  }

  /// Adds up the file as hledger does, by day and then in the order of the file, and compares the balances it asserts.
  mutating func checkBalances(_ transactions: [HledgerTransaction]) {
    let order = transactions.indices.sorted { (transactions[$0].day, $0) < (transactions[$1].day, $1) }
    var balances: [[UInt8]: Hours] = [:]
    for index in order {
      for posting in transactions[index].postings {
        var hours = posting.hours
        if hours == nil {
          let others = transactions[index].postings.filter { $0.line != posting.line }
          hours = others.count == 1 ? try? others[0].hours?.negated() : nil
        }
        guard let hours, let sum = try? (balances[posting.account] ?? .zero) + hours else { continue }
        balances[posting.account] = sum
        if let asserted = posting.asserted, asserted != sum { add(.wrongBalance(sum), posting.line) }
      }
    }
  }

  /// Compares opening balances, accruals and forfeits with the ones that follow from the profile and the entries. In a
  /// file with a part of a ledger only accruals without a cap can be checked.
  mutating func checkCourse() {
    guard !computed.isEmpty else { return }
    guard let profile = profile?.profile else { return add(.noProfile, computed[0].line) }
    if first == nil, let last { return checkWhole(profile, through: last) }
    for one in computed where one.isAccrual {
      guard let terms = try? profile.terms(of: one.amount.type), terms.policies.cap == nil else { continue }
      let isPayday = profile.schedule.isPayday(one.amount.day)
      let rate = isPayday ? terms.rates.rate(on: one.amount.day) : .zero
      if one.amount.hours != rate { add(.differsFromProfile(rate), one.line) }
    }
  }

  private mutating func checkWhole(_ profile: LeaveProfile, through last: Day) {
    let versions = rows.enumerated().map { index, row in
      EntryVersion(id: row.id ?? EntryID("\(index)"), stamp: EntryStamp(""), entry: row.entry)
    }
    guard let ledger = try? LeaveLedger(profile: profile, versions: versions),
      let derived = try? LedgerSpan(ledger, LeaveSpan(first: nil, last: last))
    else { return add(.differsFromProfile(.zero), profileLine) }
    var expected: [LedgerSpan.Amount.Key: Hours] = [:]
    for amount in derived.opening + derived.accruals + derived.forfeits { expected[amount.key] = amount.hours }
    for one in computed {
      let right = expected.removeValue(forKey: one.amount.key) ?? .zero
      if right != one.amount.hours { add(.differsFromProfile(right), one.line) }
    }
    for (key, hours) in expected.sorted(by: { $0.key.day < $1.key.day }) where hours != .zero {
      add(.missing(key.day, hours), profileLine)
    }
  }
}
