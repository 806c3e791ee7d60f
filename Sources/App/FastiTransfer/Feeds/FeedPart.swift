public import FastiRecords

/// A part of the user's data that a feed can contain or leave out.
public enum FeedPart: String, CaseIterable, Hashable, Sendable {
  /// Holidays and observances of the selected regions.
  case holidays
  /// Notes; only if requested, because they are private.
  case notes
  /// Events: appointments, trips, birthdays, payments.
  case events
  /// The days of countdowns.
  case countdowns
  /// Reminders of Hijri dates, each on its day.
  case reminders
  /// Entries of leave used.
  case used
  /// Entries of leave accrued besides the regular accrual.
  case accrued
  /// Adjustments of balances, positive or negative.
  case adjustments
  /// Paydays, with their accruals; none before a leave profile is saved.
  case payday
  /// The alarms of events, holidays, countdowns and reminders, for programs that notify for subscribed calendars; only
  /// if requested.
  case alarms

  /// The parts that are entries.
  public static let contents = allCases.filter { $0 != .alarms }
  /// The parts of a feed by default: all except notes and alarms.
  public static let usual = Set(contents).subtracting([.notes])
  /// The parts that come from the leave ledger.
  public static let leave: Set<FeedPart> = [.used, .accrued, .adjustments, .payday]

  /// Parses words of parts, one or several in each text, separated by commas. No words mean the default, and only
  /// alarms mean the default with alarms.
  /// - Throws: `.invalid` with the possible words.
  public static func read(_ texts: [String], field: Field) throws(Failure) -> Set<FeedPart> {
    let parts = Set(try words(texts, field, FeedPart.self))
    return parts.isDisjoint(with: contents) ? usual.union(parts) : parts
  }

  fileprivate static func words<Word: RawRepresentable<String> & CaseIterable>(
    _ texts: [String], _ field: Field, _ kind: Word.Type
  ) throws(Failure) -> [Word] {
    var found: [Word] = []
    for text in texts.flatMap({ $0.split(separator: ",") }) {
      guard let word = Word(rawValue: String(text)) else {
        throw Failure(.value(.word(Word.allCases.map(\.rawValue))), field: field, value: String(text))
      }
      found.append(word)
    }
    return found
  }
}

/// The content that a feed leaves out of its entries.
public enum FeedHiding: String, CaseIterable, Hashable, Sendable {
  /// Notes of events and of leave.
  case notes
  /// Hours of leave.
  case hours
  /// Everything except that the user is busy, also titles.
  case details

  /// Parses words of content to hide, one or several in each text, separated by commas.
  /// - Throws: `.invalid` with the possible words.
  public static func read(_ texts: [String], field: Field) throws(Failure) -> Set<FeedHiding> {
    Set(try FeedPart.words(texts, field, FeedHiding.self))
  }
}
