import FastiCivil
import FastiFormats
import FastiLeave
import FastiPerson
import FastiRecords

extension LeaveImport {
  /// Compares a file with the ledger.
  ///
  /// An entry with a known id is that entry. Any other entry is a duplicate if the ledger has an entry with the same
  /// day, kind, action, hours and note that is not matched by another line: of two equal lines, only one is a duplicate
  /// of one entry.
  /// - Parameter preference: Which side wins; nil refuses if file and ledger differ.
  /// - Throws: `.refused` with every difference; `.invalid` for kinds of leave that are missing in the profile, and for
  ///   sums that exceed the limit of hours.
  init(
    _ file: LeaveFile, into book: LeaveBook, _ preference: ImportPreference?, named name: String
  ) throws(Failure) {
    var failures: [Failure] = []
    let (profile, setup) = Self.profile(file.profile, book.setup, preference)
    if profile == .kept, preference == nil { failures.append(Self.otherProfile(name)) }
    var pool = Pool(book)
    var outcomes = file.rows.map { row in pool.takeKnown(row) }
    for (index, row) in file.rows.enumerated() where outcomes[index] == nil {
      outcomes[index] = pool.takeEqual(row) ? .duplicate : .new
    }
    var items: [Item] = []
    items.reserveCapacity(file.rows.count)
    for (row, outcome) in zip(file.rows, outcomes) {
      var outcome = outcome ?? .new
      if outcome == .kept, preference == nil { failures.append(Self.conflict(row, name)) }
      if outcome == .kept, preference == .replace { outcome = .replaced }
      items.append(Item(row: row, outcome: outcome, id: row.id.flatMap { RecordID(text: $0.string) }))
    }
    failures += Self.unknownTypes(file.rows.map { ($0.entry.type, $0.line) }, name, setup ?? book.setup)
    let shown = Array(failures.prefix(Failure.mistakesShown))
    if let failure = Failure.joined(shown, more: failures.count - shown.count, in: name) { throw failure }
    self.init(profile: profile, items: items, setup: setup)
    try checkSums(book)
  }

  private static func profile(
    _ profile: LeaveFile.Profile?, _ setup: LeaveSetup, _ preference: ImportPreference?
  ) -> (ProfileOutcome, LeaveSetup?) {
    guard let profile else { return (.none, nil) }
    let new = LeaveSetup(profile: profile.profile, rounding: profile.rounding, isSaved: true)
    if new.profile == setup.profile, new.rounding == setup.rounding { return (.same, nil) }
    guard setup.isSaved else { return (.new, new) }
    return preference == .replace ? (.replaced, new) : (.kept, nil)
  }

  /// Refuses files whose sums exceed 64 bits, because such a ledger could not answer any question.
  private func checkSums(_ book: LeaveBook) throws(Failure) {
    let versions = items.enumerated().compactMap { number, item -> EntryVersion? in
      guard item.outcome == .new || item.outcome == .replaced else { return nil }
      let id = item.id.map { EntryID($0.bytes) } ?? EntryID("new \(number)")
      return EntryVersion(id: id, stamp: EntryStamp("~"), entry: item.row.entry)
    }
    do throws(LeaveError) {
      let ledger = try book.ledger.adding(versions)
      guard let setup else { return }
      let changed = try LeaveLedger(
        profile: setup.profile,
        versions: ledger.entries.map { EntryVersion(id: $0.id, stamp: $0.stamp, entry: $0.entry) })
      for account in changed.accounts {
        for day in [Limits.days.first, Limits.days.last] { _ = try account.balance(on: day) }
      }
    } catch { throw Failure(error) }
  }

  // MARK: Failures

  private static func otherProfile(_ name: String) -> Failure {
    Failure(.within(.bringing(.otherProfile), FileLocation(name)), field: .profile)
  }

  private static func conflict(_ row: LeaveRow, _ name: String) -> Failure {
    let id = row.id?.string ?? ""
    return Failure(
      .within(.bringing(.otherEntry(id: id)), FileLocation(name, line: row.line ?? 0)), field: .idOfFile, value: id)
  }

  /// A failure for each kind of leave that is missing in a profile, with its line.
  static func unknownTypes(_ types: [(type: LeaveType, line: Int?)], _ name: String, _ setup: LeaveSetup) -> [Failure] {
    types.compactMap { type, line in
      do throws(Failure) {
        _ = try setup.type(type.string)
        return nil
      } catch {
        let place = FileLocation(name, line: line ?? 0)
        return Failure(.within(error.cause, place), field: .typeOfFile, value: error.value, hint: error.hint)
      }
    }
  }
}

/// The ledger's entries, each of which can be a duplicate of one line of a file.
private struct Pool {
  private var byID: [EntryID: LedgerEntry] = [:]
  private var byContent: [LeaveEntry: Int] = [:]

  init(_ book: LeaveBook) {
    for entry in book.ledger.entries {
      byID[entry.id] = entry
      byContent[entry.entry, default: 0] += 1
    }
  }

  /// The outcome of a row with a known id: a duplicate, or kept although the file differs; nil for any other row.
  mutating func takeKnown(_ row: LeaveRow) -> ImportOutcome? {
    guard let id = row.id.flatMap({ RecordID(text: $0.string) }), let entry = byID[EntryID(id.bytes)] else {
      return nil
    }
    byContent[entry.entry, default: 0] -= 1
    return entry.entry == row.entry ? .duplicate : .kept
  }

  /// Whether the ledger has an equal entry that is not matched yet.
  mutating func takeEqual(_ row: LeaveRow) -> Bool {
    guard let count = byContent[row.entry], count > 0 else { return false }
    byContent[row.entry] = count - 1
    return true
  }
}
