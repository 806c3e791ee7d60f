public import FastiCivil
import FastiLeave
public import FastiRecords

/// Changes an entry: writes a new version with every field; earlier versions stay.
public struct EditEntry {
  private let store: any Store
  private let setup: LeaveSetup

  /// Changes entries of a store.
  public init(_ store: any Store, _ setup: LeaveSetup) {
    self.store = store
    self.setup = setup
  }

  /// What is to change; nil leaves a field as it is.
  public struct Edit: Sendable {
    /// The kind of leave.
    public var type: String?
    /// `used`, `accrued` or `adjustment`.
    public var action: String?
    /// `positive` or `negative`.
    public var sign: String?
    /// The hours, rounded again; without new hours the saved ones stay.
    public var hours: String?
    /// The day the hours are used, gained or adjusted on.
    public var day: Day?
    /// The new note; an empty one removes it.
    public var notes: String?

    /// No change, until a field is set.
    public init(
      type: String? = nil, action: String? = nil, sign: String? = nil, hours: String? = nil, day: Day? = nil,
      notes: String? = nil
    ) {
      self.type = type
      self.action = action
      self.sign = sign
      self.hours = hours
      self.day = day
      self.notes = notes
    }
  }

  /// Changes the entry of an id, or of some of its digits.
  /// - Returns: The entry as it is now, and whether it has changed.
  /// - Throws: `.notFound`, `.invalid` when several are meant, `.usage` and `.invalid` for what cannot be, `.storage`.
  public func callAsFunction(
    _ id: String, _ edit: Edit, today: Day
  ) throws(Failure) -> (item: LeaveEntryItem, isChanged: Bool) {
    if let notes = edit.notes { try LeaveDraft.check(notes: notes) }
    let change: Change
    do throws(StoreError) { change = try FindEntry.change(.edit, id, in: store) } catch { throw Failure(error) }
    let decision: Edited = try store.decide(change) { writer throws(StoreError) -> Result<Edited, Failure> in
      let version: Version<LeaveEntryRecord>
      switch try FindEntry(writer)(id) {
      case .refused(let failure): return .failure(failure)
      case .entry(let found): version = found
      }
      let record: LeaveEntryRecord
      do throws(Failure) { record = try applied(edit, to: version.record) } catch { return .failure(error) }
      return .success((version.id, record, try writer.put(record, id: version.id)))
    }
    let (id, record, isChanged) = decision
    return (LeaveEntryItem(id, record, setup.profile.schedule, today: today), isChanged)
  }

  private typealias Edited = (id: RecordID, record: LeaveEntryRecord, isChanged: Bool)

  private func applied(_ edit: Edit, to old: LeaveEntryRecord) throws(Failure) -> LeaveEntryRecord {
    let type = try edit.type.map { word throws(Failure) in try setup.type(word) } ?? old.entry.type
    let hours =
      try edit.hours.map { text throws(Failure) in try Hours.read(text, setup.rounding, field: .input(.editedHours)) }
      ?? old.entry.hours
    do {
      let entry = try LeaveEntry(
        day: edit.day ?? old.entry.day, type: type, action: try action(edit, old.entry.action), hours: hours,
        note: edit.notes.map { Array($0.utf8) } ?? old.entry.note)
      return LeaveEntryRecord(entry: entry, source: old.source, created: old.created)
    } catch { throw Failure(error, field: Field(edit.sign.map { "--\($0)" } ?? "--action")) }
  }

  /// An adjustment keeps its sign unless another is given; an entry that becomes one needs a sign.
  private func action(_ edit: Edit, _ old: LeaveAction) throws(LeaveError) -> LeaveAction {
    let word = edit.action ?? "\(old.word)"
    var sign = edit.sign
    if sign == nil, word == "adjustment", case .adjustment(let kept) = old { sign = "\(kept.word)" }
    return try LeaveAction(entered: word, sign: sign)
  }
}
