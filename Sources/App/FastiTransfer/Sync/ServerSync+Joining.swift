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
      copy = try asking { () throws(StoreError) in try store.keepCopy() }
    }
    let answer = try ask("/join", SyncMessage.object([("code", code.text), ("name", name)]))
    guard let text = SyncMessage.text("secret", answer), let key = Secret.bytes(of: text) else {
      throw SyncMessage.bad("join")
    }
    let space = SyncSpace(
      id: state.space, place: address.text, name: name, log: state.rewriting,
      rewriting: try asking { () throws(StoreError) in try log.rewriting() }, key: key)
    try asking { () throws(StoreError) in
      if takesTheirs { try log.dropContent(for: space) } else { try log.join(space) }
    }
    var report = try sync(space, progress)
    report.isNew = true
    report.safetyCopy = copy
    return report
  }

  private func ask(_ path: String, _ body: [UInt8]) throws(Failure) -> [UInt8] {
    let question = SyncQuestion("POST", "/sync/v1\(path)", secret: nil, body: body)
    return try Self.accepted(try line.ask(question), from: address.origin).body
  }
}
