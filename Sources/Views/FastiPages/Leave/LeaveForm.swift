public import FastiCivil
import FastiHolidays
public import FastiLeave
public import FastiWords

/// The editor of an entry of leave. Posted to ``Paths/leaveEntries``, or to ``Paths/leaveEntry(_:)`` to change an
/// entry.
public struct LeaveForm: Sendable {
  /// The id of the edited entry; nil for a new one.
  public var id: String?
  /// The kind of leave.
  public var type: LeaveType
  /// The action, with the sign of an adjustment.
  public var action: LeaveAction
  /// The hours; for a span the hours of each day.
  public var hours: FieldInput
  /// The day.
  public var on: FieldInput
  /// The last day of a span; empty for one day.
  public var until: FieldInput
  /// The free text kept with the entry, as typed.
  public var notes: FieldInput

  /// The edited span, or the span of the edited entry; nil for a single entry.
  public var span: LeaveFormSpan?

  /// The version from which the form was filled; empty for a new entry.
  public var seen = ""
  /// The version that was saved meanwhile; nil for none.
  public var conflict: Conflict?

  /// The hours of a day of leave that a form proposes.
  public static let dayHours = "8"

  /// The editor of a new entry.
  public init(
    id: String? = nil, type: LeaveType = .vacation, action: LeaveAction = .used,
    hours: FieldInput = FieldInput(LeaveForm.dayHours),
    on: FieldInput,
    until: FieldInput = FieldInput(), notes: FieldInput = FieldInput()
  ) {
    self.id = id
    self.type = type
    self.action = action
    self.hours = hours
    self.on = on
    self.until = until
    self.notes = notes
  }
}

/// A span of leave, in a form that changes it or a day of it.
public struct LeaveFormSpan: Hashable, Sendable {
  /// The id that names all its entries.
  public var id: String
  /// The first to the last day.
  public var days: DayRange
  /// The number of its entries.
  public var count: Int

  /// A span.
  public init(id: String, _ days: DayRange, count: Int) {
    (self.id, self.days, self.count) = (id, days, count)
  }
}

extension LeaveForm {
  /// Whether it edits all entries of a span.
  var isSpan: Bool { span != nil && span?.id == id }

  /// Whether it edits one day of a span of several days.
  var isDay: Bool { span.map { $0.id != id && $0.count > 1 } ?? false }

  /// Whether it has an error.
  var isWrong: Bool { [hours, on, until, notes].contains { $0.error != nil } }

  enum Field: String, FormField {
    case type, action, hours, on, until, notes

    static let form: StaticString = "entry"

    var label: Phrase? {
      switch self {
      case .type: .leaveType
      case .action: .whatItDoes
      case .hours: .hours
      case .on: .onDay
      case .until: .untilDay
      case .notes: .notes
      }
    }

    /// The kinds of leave of every user; a profile can have others.
    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .type: [LeaveType.vacation, .sick, .comp].map { FormChoice($0.string, words(leave: $0)) }
      case .action: Self.actions.map { FormChoice(Self.value($0), words($0)) }
      default: []
      }
    }

    /// The actions of an entry. An adjustment has a sign, so it is two choices.
    private static let actions: [LeaveAction] = [.used, .accrued, .adjustment(.positive), .adjustment(.negative)]

    /// The value of an action: `used`, `accrued`, `adjustment-positive`, `adjustment-negative`.
    static func value(_ action: LeaveAction) -> String {
      if case .adjustment(let sign) = action { return "\(action.word)-\(sign.word)" }
      return "\(action.word)"
    }
  }

  /// This editor beside a version that was saved meanwhile: the typed values are kept, and both are shown.
  public func against(_ standing: LeaveForm, _ words: PageWords) -> LeaveForm {
    var form = self
    form.seen = standing.seen
    form.conflict = Conflict(
      standing: standing.facts(words), typed: facts(words), keep: id.map { Paths.leave(entry: $0) } ?? Paths.leave)
    return form
  }

  private func facts(_ words: PageWords) -> [(label: String, text: String)] {
    [
      (words(label: Field.type), words(leave: type)), (words(label: Field.action), words(action)),
      (words(label: Field.hours), isSpan && hours.text.isEmpty ? words(.spanVaries) : hours.text),
      (words(label: Field.on), on.text),
      (words(label: Field.until), until.text), (words(label: Field.notes), notes.text),
    ]
  }
}

extension BridgeRow {
  /// This span with a button that adds its leave to the ledger, or that leads to the questions of leave. An entry is
  /// charged for all business days from its first to its last, so days that are leave already divide the span.
  /// - Parameters:
  ///   - hours: What a day of leave costs, as it is typed.
  ///   - isSample: Whether the ledger is that of the example, to which nothing is added.
  public func booked(as type: LeaveType, hours: String = LeaveForm.dayHours, isSample: Bool) -> BridgeRow {
    var row = self
    guard !isSample else {
      row.booking = .afterQuestions
      return row
    }
    row.booking = .forms(strip?.runs ?? span.leave.map { DayRange($0) }) { days, html in
      html.hidden(LeaveForm.Field.type, type.string)
      html.hidden(LeaveForm.Field.action, LeaveForm.Field.value(.used))
      html.hidden(LeaveForm.Field.hours, hours)
      html.hidden(LeaveForm.Field.on, days.first.iso)
      if days.count > 1 { html.hidden(LeaveForm.Field.until, days.last.iso) }
      html.hidden(LeaveForm.Field.notes, "")
    }
    return row
  }
}

extension Paths {
  /// The leave ledger of one kind.
  public static func leave(type: String) -> Path {
    path("/leave") { writer in
      writer.query("type")
      writer.write(text: type)
    }
  }
  /// The leave ledger with the editor of one entry, or of a span.
  public static func leave(entry: String) -> Path {
    path("/leave") { writer in
      writer.query("entry")
      writer.write(text: entry)
    }
  }
  /// Converts entries that were added together to spans.
  public static let leaveJoin = Path("/leave/join")
  /// Changes an entry of leave, or all entries of a span by its id.
  public static func leaveEntry(_ id: String) -> Path { path("/leave/entries/", id) }
  /// The address of the button that deletes an entry.
  public static func deleteLeaveEntry(_ id: String) -> Path { path("/leave/entries/", id, "/delete") }
}
