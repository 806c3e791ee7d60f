public import FastiCivil
import FastiFormats
import FastiLeave
public import FastiPerson
public import FastiRecords

/// Writes the leave ledger for other programs, and for another Fasti.
public struct ExportLeave {
  private let book: LeaveBook
  private let today: Day

  /// Writes a ledger.
  /// - Parameter today: The day up to which a complete journal lists paydays, unless there are later entries.
  public init(_ book: LeaveBook, today: Day) {
    self.book = book
    self.today = today
  }

  /// The ledger in a format, or its part for some days.
  /// - Parameters:
  ///   - first: The first day; nil for no limit.
  ///   - last: The last day; nil for no limit.
  /// - Throws: `.invalid` when sums exceed the limit of hours.
  public func callAsFunction(
    _ format: LeaveFormat, from first: Day? = nil, to last: Day? = nil
  ) throws(Failure) -> [UInt8] {
    let records = book.records()
    let rows = book.ledger.entries.compactMap { row($0, records) }
    let chosen = rows.filter { row in
      (first.map { row.entry.day >= $0 } ?? true) && (last.map { row.entry.day <= $0 } ?? true)
    }
    let profile = LeaveFile.Profile(book.setup.profile, rounding: book.setup.rounding)
    switch format {
    case .csv: return LeaveCSV.write(chosen)
    case .json: return LeaveJSON.write(LeaveFile(profile: profile, rows: chosen))
    case .hledger:
      let span = LeaveSpan(first: first ?? last.map(begin), last: last ?? max(end, first ?? end))
      do throws(LeaveError) {
        return try LeaveHledger.write(book.ledger, rounding: book.setup.rounding, rows: rows, over: span)
      } catch { throw Failure(error) }
    }
  }

  /// The first day of a journal that ends on a day: the journal is a part of the ledger, and states that.
  private func begin(_ last: Day) -> Day {
    min(book.setup.profile.schedule.anchor, book.ledger.entries.first?.entry.day ?? last, last)
  }

  /// The day on which every entry is posted, at least today.
  private var end: Day {
    let last = book.ledger.entries.map(\.postsOn).max() ?? today
    return min(max(last, today, book.setup.profile.schedule.anchor), Limits.days.last)
  }

  private func row(_ entry: LedgerEntry, _ records: [RecordID: LeaveEntryRecord]) -> LeaveRow? {
    guard let id = RecordID(bytes: entry.id.bytes), let record = records[id] else { return nil }
    return LeaveRow(
      id: EntryID(id.text), entry: entry.entry, source: Array(record.source.utf8), created: record.created,
      span: record.span.map { EntryID($0.text) })
  }
}
