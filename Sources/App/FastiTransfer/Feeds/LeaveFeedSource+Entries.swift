import FastiAgenda
import FastiCivil
import FastiLeave
import FastiPerson
import FastiRecords
import FastiWords

extension LeaveFeedSource {
  /// The entries of a feed from the ledger.
  struct Question {
    let parts: Set<FeedPart>
    let hiding: Set<FeedHiding>
    let range: DayRange
    let today: Day
    let zone: Zone
    /// The server's address without a trailing slash, for links that every program can open; nil for none.
    let server: String?
    /// The words of the feed's language.
    let words: PageWords
  }

  /// The entries and paydays of a range.
  /// - Throws: `.invalid` when balances exceed 64 bits.
  func entries(_ question: Question) throws(Failure) -> [Entry] {
    var found = entries.filter { question.range.contains($0.record.entry.day) }
      .filter { question.parts.contains(FeedPart($0.record.entry.action)) }
      .map { entry($0, question) }
    if question.parts.contains(.payday), book.setup.isSaved { found += try paydays(question) }
    return found
  }

  private func entry(_ revisioned: Revisioned<LeaveEntryRecord>, _ question: Question) -> Entry {
    let entry = revisioned.record.entry
    let payday = book.setup.profile.schedule.payday(of: entry.day)
    let isPosted = payday <= question.today
    // Posting is a change too: the entry is confirmed from the first moment of that payday on. If an entry is not
    // posted any more, it or the schedule was edited, so the number does not decrease.
    let posted = isPosted ? question.zone.instant(payday, .midnight).seconds * 1_000 : 0
    let words = question.words
    let hours =
      question.hiding.contains(.hours) ? "" : " " + words(.hoursShort, words.hours(entry.hours))
    let link = "leaveLedger://entry/\(revisioned.id.text)"
    let links = [link] + (question.server.map { ["\($0)/open?url=\(link)"] } ?? [])
    let notes = question.hiding.contains(.notes) || entry.notes.isEmpty ? [] : [entry.notes]
    return Entry(
      name: .id(high: revisioned.id.high, low: revisioned.id.low), kind: EntryKind(entry.action),
      title: "\(words(leave: entry.type)) \(words(entry.action))\(hours)",
      days: DayRange(entry.day), notes: (notes + links).joined(separator: "\n"), isTentative: !isPosted,
      changed: max(revisioned.changed, schedule.latest, posted),
      sequence: revisioned.sequence + schedule.count + (isPosted ? 1 : 0),
      link: link)
  }

  private func paydays(_ question: Question) throws(Failure) -> [Entry] {
    let first = max(question.range.first, Limits.days.first + 1)
    var lines: [Day: [String]] = [:]
    do throws(LeaveError) {
      for account in book.ledger.accounts {
        // No schedule has more than one payday a day, so the range is covered.
        for accrual in try account.accruals(after: first - 1, count: question.range.count)
        where question.range.contains(accrual.payday) {
          let words = question.words
          let text =
            question.hiding.contains(.hours)
            ? words(leave: account.terms.type) : words.line(account.terms.type, accrual.hours)
          let line = accrual.rate > .zero ? [text] : []
          lines[accrual.payday, default: []] += line
        }
      }
    } catch { throw Failure(error) }
    let id = LeaveProfileRecord.id(for: LeaveProfileRecord.key).text
    return lines.map { day, lines in
      Entry(
        name: .text("payday/\(day.iso)@\(id)"), kind: .payday, title: question.words(.kindPayday), days: DayRange(day),
        notes: lines.joined(separator: "\n"), changed: ledger.latest, sequence: max(0, ledger.count - 1))
    }
  }
}

extension FeedPart {
  fileprivate init(_ action: LeaveAction) {
    switch action {
    case .used: self = .used
    case .accrued: self = .accrued
    case .adjustment: self = .adjustments
    }
  }
}
