public import FastiLeave
public import FastiWords

/// The editor of an entry of leave. Posted to ``Paths/leaveEntries``, or to ``Paths/leaveEntry(_:)`` of the one that
/// is changed.
public struct LeaveForm: Sendable {
  /// The id of the entry that is changed; nil for a new one.
  public var id: String?
  /// The kind of leave.
  public var type: LeaveType
  /// What it does, with the sign of an adjustment.
  public var action: LeaveAction
  /// The hours; a day's where it is a span.
  public var hours: FieldInput
  /// The day.
  public var on: FieldInput
  /// The last day of a span; empty for one day.
  public var until: FieldInput
  /// What the user writes beside it.
  public var notes: FieldInput

  /// The version it was filled from; empty for a new entry.
  public var seen = ""
  /// What it was made into meanwhile; nil for nothing.
  public var conflict: Conflict?

  /// The editor of a new entry.
  public init(
    id: String? = nil, type: LeaveType = .vacation, action: LeaveAction = .used, hours: FieldInput = FieldInput("8"),
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

extension LeaveForm {
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

    /// The kinds of leave that everybody has; a profile has its own.
    func choices(_ words: PageWords) -> [FormChoice] {
      switch self {
      case .type: [LeaveType.vacation, .sick, .comp].map { FormChoice($0.string, words(leave: $0)) }
      case .action: Self.actions.map { FormChoice(Self.value($0), words($0)) }
      default: []
      }
    }

    /// What an entry can do. An adjustment has a sign, so it is two choices.
    private static let actions: [LeaveAction] = [.used, .accrued, .adjustment(.positive), .adjustment(.negative)]

    /// The value of an action: `used`, `accrued`, `adjustment-positive`, `adjustment-negative`.
    static func value(_ action: LeaveAction) -> String {
      if case .adjustment(let sign) = action { return "\(action.word)-\(sign.word)" }
      return "\(action.word)"
    }
  }

  /// This editor, where that one stands by now: what was typed is kept, and both are shown.
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
      (words(label: Field.hours), hours.text), (words(label: Field.on), on.text),
      (words(label: Field.notes), notes.text),
    ]
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
  /// The leave ledger with the editor of one entry.
  public static func leave(entry: String) -> Path {
    path("/leave") { writer in
      writer.query("entry")
      writer.write(text: entry)
    }
  }
  /// Adds an entry of leave.
  public static let leaveEntries = Path("/leave/entries")
  /// Changes an entry of leave.
  public static func leaveEntry(_ id: String) -> Path { path("/leave/entries/", id) }
  /// Where the button that deletes an entry posts to.
  public static func deleteLeaveEntry(_ id: String) -> Path { path("/leave/entries/", id, "/delete") }
}
