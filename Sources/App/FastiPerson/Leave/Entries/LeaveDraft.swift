import FastiCivil
import FastiLeave
import FastiRecords

/// The typed fields of new entries, not checked yet.
public struct LeaveDraft: Sendable {
  /// The kind of leave.
  public var type: String
  /// `used`, `accrued` or `adjustment`.
  public var action: String
  /// `positive` or `negative`, only for an adjustment.
  public var sign: String?
  /// The hours; for a span those of each business day, or the sum of all of them. A span needs none.
  public var hours: String?
  /// The hours of each business day of a span.
  public var hoursPerDay: String?
  /// A note of the user; empty for none.
  public var notes: String

  /// A draft from its fields.
  public init(
    type: String, action: String, sign: String? = nil, hours: String? = nil, hoursPerDay: String? = nil,
    notes: String = ""
  ) {
    self.type = type
    self.action = action
    self.sign = sign
    self.hours = hours
    self.hoursPerDay = hoursPerDay
    self.notes = notes
  }

  /// The default hours of each business day of a span.
  public static let hoursPerDay = "8"

  /// The entry of one day.
  /// - Throws: `.usage` for a sign or hours that are missing or not allowed; `.notFound` for the kind of leave;
  ///   `.invalid` for hours and notes that cannot be stored.
  func entry(on day: Day, _ setup: LeaveSetup) throws(Failure) -> LeaveEntry {
    let action = try parsedAction()
    if hoursPerDay != nil {
      throw Failure(.entry(.notASpan), field: .hoursPerDay)
    }
    guard let hours else { throw missingHours }
    return try entry(on: day, action, try Hours.read(hours, setup.rounding, field: .input(.hours)), setup)
  }

  /// The entries of a span, one for each business day.
  /// - Throws: As ``entry(on:_:)``; `.invalid` when hours and hours per day do not agree.
  func entries(on days: [Day], _ setup: LeaveSetup) throws(Failure) -> [LeaveEntry] {
    let action = try parsedAction()
    let each = try Hours.read(hoursPerDay ?? Self.hoursPerDay, setup.rounding, field: .input(.hoursPerDay))
    if let hours {
      let typed = try Hours.read(hours, setup.rounding, field: .input(.hours))
      try check(typed, each, days.count)
    }
    var entries: [LeaveEntry] = []
    for day in days { entries.append(try entry(on: day, action, each, setup)) }
    return entries
  }

  /// Checks HOURS of a span: they must be the hours of one day or of all days; other hours are refused, because their
  /// meaning is not clear.
  private func check(_ typed: Hours, _ each: Hours, _ days: Int) throws(Failure) {
    let total: Hours
    do { total = try each * days } catch { throw Failure(error, field: .hours, value: hours) }
    guard typed != each, typed != total, days > 0 else { return }
    throw Failure(.entry(.hoursDisagree(typed, each: each, days: days, total: total)), field: .hours, value: hours)
  }

  private func entry(
    on day: Day, _ action: LeaveAction, _ hours: Hours, _ setup: LeaveSetup
  ) throws(Failure) -> LeaveEntry {
    let type = try setup.type(type)
    try LeaveDraft.check(notes: notes)
    do {
      return try LeaveEntry(day: day, type: type, action: action, hours: hours, note: Array(notes.utf8))
    } catch { throw Failure(error, field: .hours, value: self.hours) }
  }

  private func parsedAction() throws(Failure) -> LeaveAction {
    do { return try LeaveAction(entered: action, sign: sign) } catch {
      throw Failure(
        error, field: error == .unknownAction ? .action : Field.Input(sign: sign ?? "positive"),
        value: error == .unknownAction ? action : nil)
    }
  }

  private var missingHours: Failure {
    Failure(.entry(.hoursMissing), field: .hours)
  }

  /// Checks notes: no control characters except line breaks and tabs, and not too long.
  static func check(notes: String) throws(Failure) {
    let text = TypedText(text: notes, field: .input(.notes), limit: LeaveEntryRecord.longestNotes, hasLines: true)
    if let failure = Failure.joined(text.failures) { throw failure }
  }
}

extension Field.Input {
  /// The field of a sign: of `negative`, and of every other word the positive one.
  init(sign: String) { self = sign == "negative" ? .negative : .positive }
}
