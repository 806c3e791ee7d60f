import FastiPerson
public import FastiRecords

extension ServerSync {
  /// What to do when joining if both sides have content.
  public enum Meeting: Hashable, Sendable {
    /// Merge both.
    case merge
    /// Drop the content of this store, after copying it.
    case theirs
    /// Do nothing.
    case stop
  }

  /// Joins the server, and syncs.
  /// - Parameters:
  ///   - name: The name of this device on the server.
  ///   - meeting: Called if both sides have content, with the numbers of changes here and there.
  /// - Throws: ``SyncCause``, `.storage`.
  public func join(
    _ code: String, name: String, meeting: (_ here: Int, _ there: Int) -> Meeting, _ progress: Progress = .none
  ) throws(Failure) -> SyncReport {
    guard DeviceName.isOne(name) else { throw Failure(.sync(.deviceName), field: .givenName, value: name) }
    guard let code = JoinCode(code) else { throw Failure(.sync(.wrongCode), value: address.origin) }
    try refuseAhead()
    let look = SyncMessage.object([("code", code.text)])
    let state = try ServedState.read(try ask("/look", look))
    let spaces = try asking { () throws(StoreError) in try log.syncSpaces() }
    guard !spaces.contains(where: { $0.id == state.space }) else {
      throw Failure(.sync(.alreadyJoined), value: address.origin)
    }
    let here = try asking { () throws(StoreError) in try log.unsentCount(to: state.space) }
    var copy: String?
    var takesTheirs = false
    if here > 0, state.revision > 0 {
      let how = meeting(here, state.revision)
      guard how != .stop else {
        throw Failure(.sync(.bothHoldServer(here: here, there: state.revision)), value: address.origin)
      }
      takesTheirs = how == .theirs
      if takesTheirs, !spaces.isEmpty { throw Failure(.sync(.theirsWithOthers), field: .theirs) }
      copy = try asking { () throws(StoreError) in try log.keepCopy(beforeJoining: state.space) }
    }
    let answer = try ask("/join", SyncMessage.object([("code", code.text), ("name", name)]))
    guard let text = SyncMessage.text("secret", answer), let key = Secret.bytes(of: text) else {
      throw SyncMessage.bad("join")
    }
    var space = SyncSpace(
      id: state.space, place: address.text, name: name, log: state.rewriting,
      rewriting: try asking { () throws(StoreError) in try log.rewriting() }, key: key)
    try asking { [space] () throws(StoreError) in
      if takesTheirs { try log.dropContent(for: space) } else { try log.join(space) }
    }
    let met: SyncReport? = here > 0 && state.revision > 0 && !takesTheirs ? try meet(&space, state, progress) : nil
    var report = try sync(space, progress)
    if let met {
      report.taken.add(met.taken)
      report.settings = met.settings
    }
    report.isNew = true
    report.safetyCopy = copy
    return report
  }

  /// Receives what the server has, and takes its settings, before anything is sent.
  private func meet(
    _ space: inout SyncSpace, _ state: ServedState, _ progress: Progress
  ) throws(Failure) -> SyncReport {
    var report = SyncReport(folder: address.origin)
    var reached = 0
    try pull(&space, &reached, state, &report, progress)
    // What was refused is asked for again, and reported then.
    report.taken.refused = []
    report.settings = try takeSettings(of: space)
    return report
  }

  /// Takes the settings that both sides have from the server, in one change after all that there is.
  /// - Returns: Their names.
  private func takeSettings(of space: SyncSpace) throws(Failure) -> [String] {
    let own = try ownSettings(space)
    if own.isEmpty { return [] }
    let names = try store.decide(ChangeAction(.merge, .setting)) {
      writer throws(StoreError) -> Result<[String], Failure> in
      var (mine, theirs): ([RecordID: Version<Setting>], [RecordID: Version<Setting>]) = ([:], [:])
      for version in try writer.versions(Setting.self) {
        if own.contains(version.stamp) { mine[version.id] = version } else { theirs[version.id] = version }
      }
      var names: [String] = []
      for their in theirs.values.sorted(by: { $0.record.key < $1.record.key }) where !their.deleted {
        guard let former = mine[their.id], former.deleted || former.record != their.record else { continue }
        try writer.put(their.record)
        names.append(their.record.key)
      }
      return .success(names)
    }
    // They are told in one line, so they are not listed as conflicts here; other devices list them.
    try asking { () throws(StoreError) in
      for conflict in try log.conflicts() where conflict.kind == Setting.kind.table {
        if own.contains(conflict.loser.stamp) { try log.dismiss(conflict) }
      }
    }
    return names
  }

  /// The stamps of the versions of settings that the server does not have.
  private func ownSettings(_ space: SyncSpace) throws(Failure) -> Set<Stamp> {
    var found: Set<Stamp> = []
    var last: Stamp?
    while true {
      let waiting = try asking { [last] () throws(StoreError) in
        try log.unsent(to: space.id, after: last, limit: ChangePage.earlierMost)
      }
      guard let end = waiting.last else { return found }
      for version in waiting.flatMap(\.versions) where version.kind == Setting.kind.table {
        found.insert(version.row.stamp)
      }
      last = end.change.stamp
    }
  }

  private func ask(_ path: String, _ body: [UInt8]) throws(Failure) -> [UInt8] {
    let question = SyncQuestion("POST", "/sync/v1\(path)", secret: nil, body: body)
    return try Self.accepted(try line.ask(question), from: address.origin).body
  }
}
