public import FastiCivil
import FastiLeave
public import FastiRecords

/// Changes entries: writes a new version of each with every field; earlier versions stay.
public struct EditEntry {
  let store: any Store
  let setup: LeaveSetup

  /// Changes entries of a store.
  public init(_ store: any Store, _ setup: LeaveSetup) {
    self.store = store
    self.setup = setup
  }

  /// The fields of an edit; nil does not change a field.
  public struct Edit: Sendable {
    /// The kind of leave.
    public var type: String?
    /// `used`, `accrued` or `adjustment`.
    public var action: String?
    /// `positive` or `negative`.
    public var sign: String?
    /// The hours, rounded again; if nil, the saved hours stay.
    public var hours: String?
    /// The day on which the hours are used, accrued or adjusted.
    public var day: Day?
    /// The new note; an empty one removes it.
    public var notes: String?

    /// An edit that changes nothing, until a field is set.
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

  /// Changes the entries with some ids, or with some digits of ids: all of them or none, as one change.
  /// - Returns: The entries after the edit, each once, and whether any of them has changed.
  /// - Throws: `.notFound`, `.invalid` when an id matches several entries, `.usage` and `.invalid` for invalid values,
  ///   `.storage`.
  public func callAsFunction(
    _ ids: [String], _ edit: Edit, today: Day
  ) throws(Failure) -> (items: [LeaveEntryItem], isChanged: Bool) {
    if let notes = edit.notes { try LeaveDraft.check(notes: notes) }
    let change: Change
    do throws(StoreError) { change = try FindEntry.change(.edit, ids, in: store) } catch { throw Failure(error) }
    let edited: [Edited] = try store.decide(change) { writer throws(StoreError) -> Result<[Edited], Failure> in
      var records: [(id: RecordID, record: LeaveEntryRecord)] = []
      switch try FindEntry(writer)(ids) {
      case .failure(let failure): return .failure(failure)
      case .success(let versions):
        let spans = try writer.all(LeaveEntryRecord.self, where: .filled(column: "span")).map(\.record.span)
        for version in versions {
          do throws(Failure) {
            let (old, record) = (version.record, try applied(edit, to: version.record))
            // A day of a span whose kind of leave alone is changed is not part of the span any more.
            let isWhole = spans.count { $0 == old.span } == versions.count { $0.record.span == old.span }
            let isSame = (old.entry.type, old.entry.action) == (record.entry.type, record.entry.action)
            records.append((version.id, isSame || isWhole ? record : record.joined(to: nil)))
          } catch { return .failure(error) }
        }
      }
      var edited: [Edited] = []
      for (id, record) in records { edited.append((id, record, try writer.put(record, id: id))) }
      return .success(edited)
    }
    let items = edited.map { LeaveEntryItem($0.id, $0.record, setup.profile.schedule, today: today) }
    return (items, edited.contains { $0.isChanged })
  }

  private typealias Edited = (id: RecordID, record: LeaveEntryRecord, isChanged: Bool)

  func applied(_ edit: Edit, to old: LeaveEntryRecord) throws(Failure) -> LeaveEntryRecord {
    let type = try edit.type.map { word throws(Failure) in try setup.type(word) } ?? old.entry.type
    let hours =
      try edit.hours.map { text throws(Failure) in try Hours.read(text, setup.rounding, field: .input(.editedHours)) }
      ?? old.entry.hours
    do {
      let entry = try LeaveEntry(
        day: edit.day ?? old.entry.day, type: type, action: try action(edit, old.entry.action), hours: hours,
        note: edit.notes.map { Array($0.utf8) } ?? old.entry.note)
      return LeaveEntryRecord(entry: entry, source: old.source, created: old.created, span: old.span)
    } catch { throw Failure(error, field: edit.sign.map(Field.Input.init(sign:)) ?? .editedAction) }
  }

  /// An adjustment keeps its sign unless another is given; an entry that becomes an adjustment needs a sign.
  private func action(_ edit: Edit, _ old: LeaveAction) throws(LeaveError) -> LeaveAction {
    let word = edit.action ?? "\(old.word)"
    var sign = edit.sign
    if sign == nil, word == "adjustment", case .adjustment(let kept) = old { sign = "\(kept.word)" }
    return try LeaveAction(entered: word, sign: sign)
  }
}
