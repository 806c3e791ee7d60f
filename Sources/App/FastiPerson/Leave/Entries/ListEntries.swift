public import FastiCivil
public import FastiLeave
public import FastiRecords

/// Lists the entries of the ledger and future accruals.
public struct ListEntries {
  private let book: LeaveBook

  /// The entries of a ledger.
  public init(_ book: LeaveBook) { self.book = book }

  /// The number of shown accruals for each kind of leave.
  public static let upcoming = 3

  /// The entries and the next three accruals of each kind of leave that has any, by day.
  ///
  /// - Parameters:
  ///   - type: One kind of leave; nil for all.
  ///   - today: The day that decides whether entries are posted, and after which accruals are future ones.
  /// - Throws: `.invalid` when balances exceed 64 bits.
  public func callAsFunction(_ type: LeaveType? = nil, today: Day) throws(Failure) -> [LeaveEntryItem] {
    var items = entries(type, today: today)
    do throws(LeaveError) {
      for account in book.ledger.accounts where type == nil || account.terms.type == type {
        for accrual in try account.accruals(after: today, count: Self.upcoming) where accrual.rate > .zero {
          items.append(LeaveEntryItem(accrual, account.terms.type))
        }
      }
    } catch { throw Failure(error) }
    // Within a day computed lines come first, as in the balance; the others keep the ledger's order.
    let order = items.indices.sorted {
      (items[$0].day, items[$0].isVirtual ? 0 : 1, $0) < (items[$1].day, items[$1].isVirtual ? 0 : 1, $1)
    }
    return order.map { items[$0] }
  }

  /// Only the entries, in the ledger's order.
  public func entries(_ type: LeaveType? = nil, today: Day) -> [LeaveEntryItem] {
    let records = book.records()
    return book.ledger.entries.filter { type == nil || $0.entry.type == type }.compactMap { entry in
      guard let id = RecordID(bytes: entry.id.bytes), let record = records[id] else { return nil }
      return LeaveEntryItem(id, record, book.setup.profile.schedule, today: today)
    }
  }
}
