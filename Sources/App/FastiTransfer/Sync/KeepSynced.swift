public import FastiCivil
public import FastiPerson
public import FastiRecords

/// Syncs a data folder with the servers and folders it has joined while `fasti serve` runs, until it is stopped.
///
/// What was written here is sent at once. A server tells when it has something new, by an answer that waits for it; where it cannot,
/// and of a folder, that is asked every few seconds. A sync of everything, which compares both sides, is made now and then. What
/// failed is tried again, at longer and longer intervals.
public struct KeepSynced: Sendable {
  /// How often to ask whether there is something new, in seconds.
  static let betweenQuestions: Int64 = 15
  /// How often to sync where there seems to be nothing new, in seconds.
  static let betweenSyncs: Int64 = 900
  /// The longest interval between tries, in seconds.
  static let longestPause: Int64 = 900

  private let folder: String
  private let clock: WallClock
  private let ports: Ports
  private let say: @Sendable (String) -> Void

  /// What it needs of the machine.
  public struct Ports: Sendable {
    /// Opens the store of the data folder; called anew for each look.
    public var open: @Sendable () -> any Store & SyncLog
    /// Makes a line to a server.
    public var connect: @Sendable (_ address: SyncAddress) -> any SyncLine
    /// Encrypts what is written into folders; nil where nothing can.
    public var sealer: (any Sealer)?
    /// Reads and writes the files of folders.
    public var files: any Files
    /// The attached files of the store.
    public var attachments: any AttachmentFolder
    /// Where names of logs come from.
    public var entropy: Entropy
    /// Waits, until it is stopped.
    public var alarm: any Alarm
    /// Waits for what servers have new.
    public var questions: any LateQuestions
    /// Takes a lock; releasing the returned object releases it.
    public var lock: @Sendable (_ path: String, _ held: MachineCause) throws(Failure) -> AnyObject

    /// Ports from their parts.
    public init(
      open: @escaping @Sendable () -> any Store & SyncLog,
      connect: @escaping @Sendable (_ address: SyncAddress) -> any SyncLine, sealer: (any Sealer)?,
      files: any Files, attachments: any AttachmentFolder, entropy: Entropy, alarm: any Alarm,
      questions: any LateQuestions,
      lock: @escaping @Sendable (_ path: String, _ held: MachineCause) throws(Failure) -> AnyObject
    ) {
      self.open = open
      self.connect = connect
      self.sealer = sealer
      self.files = files
      self.attachments = attachments
      self.entropy = entropy
      self.alarm = alarm
      self.questions = questions
      self.lock = lock
    }
  }

  /// Keeps a data folder in sync.
  /// - Parameter say: Called with each failure, once while it repeats.
  public init(folder: String, clock: WallClock, ports: Ports, say: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.clock = clock
    self.ports = ports
    self.say = say
  }

  /// Runs until the alarm is ended; of several programs on one data folder one does it.
  ///
  /// Nothing is thrown: a failure is reported, and tried again.
  public func run() {
    var states: [RecordID: SpaceState] = [:]
    let loop = LeaderLoop(ports.alarm.watchingStore(in: folder), now: { now }) { () throws(Failure) in
      try ports.lock(folder + "/sync.lock", .refreshingElsewhere(folder: folder))
    }
    while true {
      do throws(Failure) { return try loop { () throws(Failure) in try look(&states) } } catch {
        say("fasti: nothing is synced: \(error.message)")
        let pause = Self.longestPause
        guard ports.alarm.wait(until: Instant(seconds: now.seconds + pause), atMost: Int(pause)) else { return }
      }
    }
  }

  /// Ends the loop after its current step.
  public func end() { ports.alarm.end() }

  /// What the loop knows of a server or a folder.
  struct SpaceState {
    /// When to ask next whether there is something new.
    var question: Int64 = 0
    /// When to sync whether or not there seems to be something new.
    var sync: Int64 = 0
    /// How many changes were refused by the last sync, so that another try would not help.
    var refused = 0
    /// The files of the folder, as the last sync left them.
    var names: [String] = []
    /// How often in a row it failed.
    var failures: Int64 = 0
    /// The last failure that was reported.
    var reported = ""
    /// The number of the server's newest change, when it was asked last.
    var revision = 0
    /// Whether the server answered since it was waited for last, so that it can be waited for.
    var answers = false
    /// The second in which it was waited for last, and how often in that second.
    var waited: (second: Int64, count: Int) = (0, 0)
  }

  /// Syncs with every server and folder for which it is time.
  /// - Returns: When to look again at the latest.
  /// - Throws: `.storage`.
  func look(_ states: inout [RecordID: SpaceState]) throws(Failure) -> Instant {
    let store = ports.open()
    let spaces = try asking { () throws(StoreError) in try store.syncSpaces() }
    // Without any, only a write to the store can bring one.
    var next = now.seconds + Self.betweenSyncs
    for space in spaces {
      var state = states[space.id] ?? SpaceState()
      do throws(Failure) {
        if try isDue(space, &state, store) { try sync(space, &state, store) }
        if now.seconds >= state.question { state.question = now.seconds + Self.betweenQuestions }
        listen(space, &state)
      } catch { fail(space, &state, error) }
      states[space.id] = state
      next = min(next, state.question)
    }
    return Instant(seconds: next)
  }

  /// Whether there is something to send or to take.
  private func isDue(
    _ space: SyncSpace, _ state: inout SpaceState, _ store: any Store & SyncLog
  ) throws(Failure) -> Bool {
    let heard = ports.questions.state(space.id)
    // A server that does not answer is not asked again at each change.
    if state.failures > 0, now.seconds < state.question { return false }
    if now.seconds >= state.sync { return true }
    let waiting = try asking { () throws(StoreError) in try store.unsentCount(to: space.id) }
    if waiting != state.refused { return true }
    switch heard {
    case .open: return false
    case .answered(let revision?):
      state.answers = true
      if revision != state.revision { return true }
    case .answered(nil), .none: break
    }
    guard now.seconds >= state.question else { return false }
    guard let address = space.server else { return try ports.files.names(in: space.place) != state.names }
    let revision = try server(address, store).newest(space)
    state.answers = true
    return revision != state.revision
  }

  /// Waits for what a server has new, on another thread.
  private func listen(_ space: SyncSpace, _ state: inout SpaceState) {
    guard state.answers, let address = space.server else { return }
    if state.waited.second != now.seconds { state.waited = (now.seconds, 0) }
    // Another device may write often, or the server say always that there is something new.
    guard state.waited.count < Self.mostWaits else {
      state.question = now.seconds + 1
      return
    }
    state.waited.count += 1
    state.answers = false
    let revision = state.revision
    ports.questions.ask(space.id) { [self] in
      let line = server(address, ports.open())
      while true {
        let began = clock.now
        guard let newest = try? line.news(space, after: revision) else { return nil }
        if newest != revision { return newest }
        // One that does not wait is asked now and then, as a folder is.
        if clock.now - began < Self.shortestWait { return nil }
      }
    }
  }

  /// How often in a second a server is waited for.
  private static let mostWaits = 5
  /// An answer that comes sooner and has nothing new was not waited for, in milliseconds.
  private static let shortestWait: Int64 = 5_000

  private func sync(_ space: SyncSpace, _ state: inout SpaceState, _ store: any Store & SyncLog) throws(Failure) {
    let report: SyncReport
    if let address = space.server {
      report = try server(address, store).sync(space)
      state.revision = report.revision
      state.answers = true
    } else {
      report = try SyncFolder(
        store, store, folder: space.place, files: ports.files, attachments: ports.attachments, sealer: ports.sealer,
        entropy: ports.entropy, now: clock.now, name: nil
      ).sync(.none)
      // A file that has not come completely keeps its name when it has: the folder is read again until all is there.
      state.names = report.problems.isEmpty ? try ports.files.names(in: space.place) : []
    }
    // Not what waits now: that may have been written since, while both sides were compared.
    state.refused = report.held
    state.sync = now.seconds + Self.betweenSyncs
    state.failures = 0
    state.reported = ""
  }

  private func fail(_ space: SyncSpace, _ state: inout SpaceState, _ error: Failure) {
    let place = space.server?.origin ?? space.place
    // Most mistakes name it.
    let text = "fasti: not synced\(error.value == place ? "" : " with \(place)"): \(error.message)"
    if text != state.reported { say(text) }
    state.reported = text
    state.failures += 1
    state.question = now.seconds + min(Self.longestPause, Self.betweenQuestions << min(state.failures, 6))
    state.sync = state.question
    state.answers = false
  }

  private func server(_ address: SyncAddress, _ store: any Store & SyncLog) -> ServerSync {
    ServerSync(
      store, store, at: address, line: ports.connect(address), attachments: ports.attachments, entropy: ports.entropy,
      now: clock.now)
  }

  private var now: Instant { Instant(seconds: clock.now / 1_000) }

  private func asking<Answer>(_ body: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
    do { return try body() } catch { throw Failure(error) }
  }
}

extension SyncFolder.Joining {
  /// Joins nothing: only a folder that is known already is synced.
  static var none: SyncFolder.Joining {
    SyncFolder.Joining(plain: false, merges: { _, _ in false }) { _ in
      .failure(Failure(.sync(.notJoined), field: .path("--folder")))
    }
  }
}
