public import FastiCivil
public import FastiFormats
public import FastiLeave
public import FastiRecords

/// One of the amounts that sum to a balance, as shells show it.
public struct BalanceEventItem: Hashable, Sendable {
  /// The event from the engine.
  public let event: LeaveEvent

  /// The item of an event.
  public init(_ event: LeaveEvent) { self.event = event }

  /// The description of the amount, as a sentence.
  public var sentence: Sentence { event.kind.sentence }

  /// The same in English, for programs.
  public var what: String { sentence.description }

  /// The entry's id; nil for a computed amount.
  public var id: RecordID? {
    if case .entry(let entry) = event.kind { return RecordID(bytes: entry.id.bytes) }
    return nil
  }
}

extension BalanceEventItem: FieldWritable {
  /// The contract's fields, in its order, followed by later additions.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("date", event.day)
    writer.field("what", what)
    writer.field("hours", event.hours.text)
    writer.field("balance", event.balance.text)
    writer.field("countsFrom", event.countsFrom)
    writer.field("id", id?.text)
  }

  /// The columns of a CSV without events.
  public static let columns: [StaticString] = ["date", "what", "hours", "balance", "countsFrom", "id"]
}

/// Lists the amounts of a balance.
public struct ExplainBalance {
  private let ledger: LeaveLedger

  public init(_ ledger: LeaveLedger) { self.ledger = ledger }

  /// Every amount of a balance, in order; the `balance` of the last one is the balance.
  /// - Throws: `.invalid` for a day outside the years 1583 to 2999.
  public func callAsFunction(
    _ type: LeaveType, _ measure: LeaveMeasure, on day: Day
  ) throws(Failure) -> [BalanceEventItem] {
    do { return try ledger.account(type).explain(measure, on: day).map(BalanceEventItem.init) } catch {
      throw Failure(error, field: .date)
    }
  }
}

extension LeaveEvent.Kind {
  /// The origin of the amount, as a sentence.
  public var sentence: Sentence {
    switch self {
    case .start: Sentence(.balanceStart)
    case .insideStart: Sentence(.balanceInsideStart)
    case .accrual(let accrual): Sentence(accrual.hours < accrual.rate ? .balanceCapped : .balanceAccrual)
    case .takenBack: Sentence(.balanceTakenBack)
    case .forfeit: Sentence(.balanceForfeit)
    case .entry(let entry):
      entry.entry.note.isEmpty
        ? Sentence(entry.entry.action.template)
        : Sentence(.sentenceLeads, .word(entry.entry.action.template), .text(entry.entry.notes))
    }
  }
}
