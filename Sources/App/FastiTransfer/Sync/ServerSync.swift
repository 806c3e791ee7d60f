import FastiFormats
public import FastiPerson
public import FastiRecords

/// Syncs a store with a server: each side gets the changes that it lacks.
///
/// Both sides merge by the same rules, so neither the order nor the number of transfers of changes matters. An
/// interruption leaves both sides in a valid state; the next sync continues.
public struct ServerSync {
  let store: any Store
  let log: any SyncLog
  let line: any SyncLine
  let attachments: any AttachmentFolder
  let entropy: Entropy
  let now: Int64
  let address: SyncAddress

  /// A sync with the server at an address.
  public init(
    _ store: any Store, _ log: any SyncLog, at address: SyncAddress, line: any SyncLine,
    attachments: any AttachmentFolder, entropy: Entropy, now: Int64
  ) {
    self.store = store
    self.log = log
    self.address = address
    self.line = line
    self.attachments = attachments
    self.entropy = entropy
    self.now = now
  }

  /// Exchanges the missing changes of both sides, and compares the results.
  /// - Throws: ``SyncCause``, `.storage`. Changes that were already exchanged are kept.
  public func sync(_ known: SyncSpace, _ progress: Progress = .none) throws(Failure) -> SyncReport {
    try refuseAhead()
    var report = SyncReport(folder: address.origin)
    report.isEncrypted = true
    var space = known
    try begin(&space)
    var isSame = try exchange(&space, &report, progress)
    // One side may have been restored to an earlier state: everything is compared again. If both have one change with
    // different stamps, because two copies of a store mended their clocks, receiving it first would count as having sent
    // it; so then everything is sent without receiving it again.
    for receivesAgain in [true, false] where !isSame {
      if receivesAgain { space.segment = 0 }
      try noting { [space] () throws(StoreError) in try log.sendAgain(to: space, everything: true) }
      isSame = try exchange(&space, &report, progress)
    }
    guard isSame else { throw Failure(.sync(.differs), value: address.origin) }
    space.synced = now
    try noting { [space] () throws(StoreError) in try log.note(space) }
    report.conflicts = try asking { () throws(StoreError) in try log.conflicts().count }
    return report
  }

  /// The number of the newest change of the server.
  /// - Throws: ``SyncCause``, when it does not answer or refuses this device.
  public func newest(_ space: SyncSpace) throws(Failure) -> Int {
    try state(space, has: space.segment).revision
  }

  /// Waits until the server has a newer change than a given one, or for ``SyncWait/longest`` seconds.
  /// - Returns: The number of its newest change.
  /// - Throws: ``SyncCause``; also for a server of an earlier version, which does not support waiting.
  public func news(_ space: SyncSpace, after revision: Int) throws(Failure) -> Int {
    try ServedNews.read(try ask("GET", "/news?after=\(revision)&wait=\(SyncWait.longest)", space).body)
  }

  /// Stops syncing with the server, which is informed if it answers. All data stays on both sides.
  /// - Returns: Whether the server was informed.
  /// - Throws: `.storage`.
  public func leave(_ space: SyncSpace) throws(Failure) -> Bool {
    let isTold = tellLeaving(space)
    try asking { () throws(StoreError) in try log.leave(space.id) }
    return isTold
  }

  /// The same, and brings the store back as it was before it joined. All data stays on the server.
  /// - Throws: ``SyncCause`` if something was written since, or there is no copy; `.storage`. Nothing is changed then.
  public func leaveRestoring(_ space: SyncSpace) throws(Failure) -> (returned: ReturnedStore, isTold: Bool) {
    let returned = try ReturnedStore(of: space, store, log)
    return (returned, tellLeaving(space))
  }

  private func tellLeaving(_ space: SyncSpace) -> Bool {
    do throws(Failure) { return try ask("DELETE", "/device", space).status < 300 } catch {
      // A device that the server has revoked or forgotten has no access anyway.
      return error.cause == .sync(.revoked) || error.cause == .sync(.unknownDevice)
    }
  }

  /// Other devices would refuse stamps more than a day ahead, so an error is thrown before sending.
  func refuseAhead() throws(Failure) {
    let latest = try asking { () throws(StoreError) in try store.latestStamp() }
    if latest <= StampClock.limit(now: now) { return }
    let mending = try asking { () throws(StoreError) in try store.clockMendingPlan() }
    if let hours = mending.hoursAhead { throw Failure(.sync(.ahead(hours: hours))) }
  }

  /// Sends everything again if versions were rewritten here.
  private func begin(_ space: inout SyncSpace) throws(Failure) {
    let rewriting = try asking { () throws(StoreError) in try log.rewriting() }
    guard rewriting != space.rewriting else { return }
    space.rewriting = rewriting
    try noting { [space] () throws(StoreError) in try log.sendAgain(to: space, everything: false) }
  }

  /// Receives and sends until both sides have the same changes.
  /// - Returns: Whether both sides are equal then, as far as that is known.
  private func exchange(
    _ space: inout SyncSpace, _ report: inout SyncReport, _ progress: Progress
  ) throws(Failure) -> Bool {
    report.taken.refused = []
    report.problems = []
    var state = try state(space, has: space.segment)
    if state.rewriting != space.log { (space.log, space.segment) = (state.rewriting, 0) }
    if state.revision < space.segment {
      space.segment = 0
      try noting { [space] () throws(StoreError) in try log.sendAgain(to: space, everything: true) }
    }
    var reached = space.segment
    var offered: Set<String> = []
    var unsent: [SyncFolderProblem] = []
    for _ in 0..<Self.mostRounds {
      if state.revision > reached { try pull(&space, &reached, state, &report, progress) }
      let hasSent = try push(&space, &reached, &report, state.page, progress)
      try asking { [space] () throws(StoreError) in try attachments.removeErased(log, in: space.id) }
      let files = state.files.filter { attachments.has($0) && offered.insert($0).inserted }
      unsent += try send(files, space)
      report.problems = unsent
      try fetchFiles(space, &report)
      // Nothing was sent and nothing is new, so the last answer is still valid.
      report.revision = reached
      if !hasSent, files.isEmpty, state.revision == reached {
        if let isSame = try compare(state, space, report) { return isSame }
      }
      state = try self.state(space, has: space.segment)
    }
    return true
  }

  /// Whether both sides are equal; nil if something was written meanwhile.
  private func compare(_ state: ServedState, _ space: SyncSpace, _ report: SyncReport) throws(Failure) -> Bool? {
    // Refused changes make both sides differ, and are reported.
    guard report.taken.refused.isEmpty, state.schema == ServedState.ownSchema else { return true }
    let digest = try asking { () throws(StoreError) in try log.digest() }
    if digest == state.digest { return true }
    let waiting = try asking { () throws(StoreError) in try log.unsentCount(to: space.id) }
    return waiting > 0 ? nil : false
  }

  private func state(_ space: SyncSpace, has revision: Int?) throws(Failure) -> ServedState {
    // The server tells the name of this device to the others, by the number in its stamps.
    let number = Stamp.text(device: try asking { () throws(StoreError) in try log.deviceNumber() })
    let has = revision.map { "&has=\($0)" } ?? ""
    let answer = try ask("GET", "?device=\(number)\(has)", space)
    let state = try ServedState.read(answer.body)
    guard state.space == space.id else { throw Failure(.sync(.otherSpace), value: address.origin) }
    _ = try asking { () throws(StoreError) in try log.addDeviceNames(state.devices) }
    return state
  }

  /// Receives the new changes of the server. If some are refused, they are requested again at the next sync.
  func pull(
    _ space: inout SyncSpace, _ reached: inout Int, _ state: ServedState, _ report: inout SyncReport,
    _ progress: Progress
  ) throws(Failure) {
    var limit = ChangePage.begin
    var next = begin(after: reached, space, limit: limit)
    for _ in 0..<Self.mostPages {
      progress(reached, of: state.revision)
      let page = try next()
      // The server makes the next page while this one is stored, and it is read as far as it arrives.
      limit = min(2 * limit, ChangePage.most)
      if page.hasMore { next = begin(after: page.upTo, space, limit: limit) }
      let taken = try asking { [space] () throws(StoreError) in
        try log.receive(page.received.inOrder, from: space.id, segments: [:])
      }
      report.taken.add(taken)
      report.taken.refused += page.received.refusals(in: "changes?after=\(reached)")
      reached = page.upTo
      if report.taken.refused.isEmpty {
        space.segment = reached
        try noting { [space] () throws(StoreError) in try log.note(space) }
      }
      if !page.hasMore { return }
    }
    throw SyncMessage.bad("changes")
  }

  /// Asks for a page of changes, if possible without waiting for it.
  private func begin(after revision: Int, _ space: SyncSpace, limit: Int) -> () throws(Failure) -> ChangePage {
    let path = "/sync/v1/changes?after=\(revision)&limit=\(limit)"
    let question = SyncQuestion("GET", path, secret: secret(space), most: ChangePage.largest)
    return begin(question) { [origin = address.origin] answer throws(Failure) in
      try ChangePage.read(try Self.accepted(answer, from: origin).body, after: revision)
    }
  }

  /// Sends a request, and reads its answer, if possible without waiting for it.
  func begin<Content: Sendable>(
    _ question: SyncQuestion, _ read: @escaping @Sendable (SyncAnswer) throws(Failure) -> Content
  ) -> () throws(Failure) -> Content {
    if let line = line as? any AheadLine { return line.begin(question, read) }
    return { [line] () throws(Failure) in try read(try line.ask(question)) }
  }

  func secret(_ space: SyncSpace) -> String? {
    space.key.map { bytes in Secret(Entropy { _ in bytes }).text }
  }

  /// Sends a request as this device; a refusal is thrown.
  func ask(
    _ method: String, _ path: String, _ space: SyncSpace, body: [UInt8]? = nil, most: Int = 8 << 20
  ) throws(Failure) -> SyncAnswer {
    let question = SyncQuestion(method, "/sync/v1\(path)", secret: secret(space), body: body, most: most)
    return try Self.accepted(try line.ask(question), from: address.origin)
  }

  /// The answer of a server; a refusal is thrown.
  static func accepted(_ answer: SyncAnswer, from origin: String) throws(Failure) -> SyncAnswer {
    guard answer.status >= 300 else { return answer }
    let word = SyncMessage.text("error", answer.body) ?? ""
    let cause: SyncCause
    switch SpaceServer.Refusal(rawValue: word) {
    case .unknownDevice: cause = .unknownDevice
    case .revoked: cause = .revoked
    case .wrongCode: cause = .wrongCode
    case .malformed, .notFound, nil: cause = .answered(answer.status)
    }
    throw Failure(.sync(cause), value: origin)
  }

  /// Stores what this device knows of the space. If another process has left the server meanwhile, this sync ends.
  func noting(_ body: () throws(StoreError) -> Bool) throws(Failure) {
    guard try asking(body) else { throw Failure(.sync(.noServer), value: address.origin) }
  }

  func asking<Answer>(_ body: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
    do { return try body() } catch { throw Failure(error) }
  }

  /// The greatest number of repetitions if both sides write while they are compared, and of pages in one sync.
  private static let mostRounds = 20
  private static let mostPages = 4_000
}

/// A line on which a request can be sent before its answer is needed.
public protocol AheadLine: SyncLine {
  /// Sends a request, and reads its answer when it is there.
  /// - Returns: Waits for what was read; called once at most.
  /// - Throws: Nothing by itself; what is returned throws as ``SyncLine/ask(_:)`` and as `read`.
  func begin<Content: Sendable>(
    _ question: SyncQuestion, _ read: @escaping @Sendable (SyncAnswer) throws(Failure) -> Content
  ) -> () throws(Failure) -> Content
}
