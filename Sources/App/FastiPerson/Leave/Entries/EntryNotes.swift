public import FastiCivil
import FastiDays
public import FastiLeave
import FastiRecords

/// Remarks about added entries that may be a mistake. They are not errors.
public struct EntryNotes: Sendable {
  /// The sentences.
  public let sentences: [Sentence]

  /// Checks entries before they are written.
  ///
  /// - Parameters:
  ///   - entries: The new entries.
  ///   - typed: The hours of an entry as typed; nil if none were typed.
  ///   - book: The ledger without them.
  ///   - skipped: Those of their days that cost no leave in a span, with the reason.
  public init(
    _ entries: [LeaveEntry], typed: String?, _ book: LeaveBook, skipped: [ChargedDays.Skipped]
  ) {
    var sentences: [Sentence] = []
    if let typed, let saved = entries.first?.hours, let note = Self.rounding(typed, saved, book.setup) {
      sentences.append(note)
    }
    for entry in entries where entry.action == .used {
      if let off = skipped.first(where: { $0.day == entry.day }) {
        sentences.append(Sentence(.leaveNoteDayOff, .day(off.day), .text(off.reason)))
      }
      sentences += Self.entered(on: entry.day, book)
    }
    self.sentences = sentences
  }

  /// A remark for each kind of leave that is used on a day already, with all its hours of the day.
  private static func entered(on day: Day, _ book: LeaveBook) -> [Sentence] {
    let used = book.ledger.entries.map(\.entry).filter { $0.day == day && $0.action == .used }
    var types: [LeaveType] = []
    for entry in used where !types.contains(entry.type) { types.append(entry.type) }
    return types.compactMap { type in
      let own = used.filter { $0.type == type }
      guard let sum = try? own.reduce(Hours.zero, { sum, entry in try sum + entry.hours }) else { return nil }
      return Sentence(.leaveNoteAgain, .day(day), .decimal(sum.text), type.named)
    }
  }

  /// A remark that the saved hours differ from the typed ones; nil if they are equal.
  public static func rounding(_ typed: String, _ saved: Hours, _ setup: LeaveSetup) -> Sentence? {
    guard let exact = try? Hours(unrounded: typed), exact != saved else { return nil }
    let template: Template = setup.rounding == .quarterHour ? .leaveNoteRounded : .leaveNoteRoundedHundredths
    return Sentence(template, .text(typed), .decimal(saved.text))
  }
}
