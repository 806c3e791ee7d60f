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
    if let typed, let saved = entries.first?.hours, let note = Self.rounding(typed, saved) { sentences.append(note) }
    for entry in entries where entry.action == .used {
      if let off = skipped.first(where: { $0.day == entry.day }) {
        sentences.append(Sentence(.leaveNoteDayOff, .day(off.day), .text(off.reason)))
      }
      if let other = book.ledger.entries.first(where: { $0.entry.day == entry.day && $0.entry.action == .used })?.entry
      {
        sentences.append(Sentence(.leaveNoteAgain, .day(entry.day), .decimal(other.hours.text), other.type.named))
      }
    }
    self.sentences = sentences
  }

  /// A remark that the saved hours differ from the typed ones; nil if they are equal.
  public static func rounding(_ typed: String, _ saved: Hours) -> Sentence? {
    guard let exact = try? Hours(typed: typed, rounding: .hundredth), exact != saved else { return nil }
    return Sentence(.leaveNoteRounded, .text(typed), .decimal(saved.text))
  }
}
