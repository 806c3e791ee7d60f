import FastiCivil
public import FastiPerson
public import FastiRecords

/// Syncs a data folder with its servers and folders while `fasti serve` runs, until it is stopped.
///
/// Changes of this device are sent at once. A server reports new changes by answering a waiting request; a server that
/// does not support this, and a folder, is checked every few seconds. A full sync, which compares both sides, is made
/// from time to time. After a failure the next attempt is made after longer and longer pauses.
public struct KeepSynced: Sendable {
  /// The time between checks for new changes, in seconds.
  static let betweenQuestions: Int64 = 15
  /// The time between full syncs if there seems to be nothing new, in seconds.
  static let betweenSyncs: Int64 = 900
  /// The longest pause between attempts, in seconds.
  static let longestPause: Int64 = 900

  private let folder: String
  private let clock: WallClock
  private let ports: Ports
  private let say: @Sendable (String) -> Void

  /// The ports that it needs.
  public struct Ports: Sendable {
    /// Opens the store of the data folder; called for each run.
    public var open: @Sendable () -> any Store & SyncLog
    /// Connects to a server.
    public var connect: @Sendable (_ address: SyncAddress) -> any SyncLine
    /// Encrypts the files of folders; nil if encryption is not available.
    public var sealer: (any Sealer)?
    /// Reads and writes the files of folders.
    public var files: any Files
    /// The attached files of the store.
    public var attachments: any AttachmentFolder
    /// The source of names of logs.
    public var entropy: Entropy
    /// Waits until it is stopped.
    public var alarm: any Alarm
    /// Waits for new changes of servers.
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
  /// - Parameter say: Called with each failure, but only once while the failure repeats.
  public init(folder: String, clock: WallClock, ports: Ports, say: @escaping @Sendable (String) -> Void) {
    self.folder = folder
    self.clock = clock
    self.ports = ports
    self.say = say
  }

  /// Runs until the alarm is ended; of several processes with one data folder only one syncs.
  ///
  /// It does not throw: failures are reported and tried again.
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

  /// The state of a server or a folder.
  struct SpaceState {
    /// The time of the next check for new changes.
    var question: Int64 = 0
    /// The time of the next full sync.
    var sync: Int64 = 0
    /// The number of changes that the last sync refused; another attempt would not help.
    var refused = 0
    /// The files of the folder after the last sync.
    var names: [String] = []
    /// The number of failures in a row.
    var failures: Int64 = 0
    /// The last failure that was reported.
    var reported = ""
    /// The number of the server's newest change at the last request.
    var revision = 0
    /// Whether the server has answered since the last waiting request, so that the next one may be sent.
    var answers = false
    /// The second of the last waiting request, and the number of such requests in that second.
    var waited: (second: Int64, count: Int) = (0, 0)
  }

  /// Syncs with every server and folder whose time has come.
  /// - Returns: The latest time of the next run.
  /// - Throws: `.storage`.
  func look(_ states: inout [RecordID: SpaceState]) throws(Failure) -> Instant {
    let store = ports.open()
    let spaces = try asking { () throws(StoreError) in try store.syncSpaces() }
    // Without any, only a write to the store can add one.
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

  /// Whether there are changes to send or to receive.
  private func isDue(
    _ space: SyncSpace, _ state: inout SpaceState, _ store: any Store & SyncLog
  ) throws(Failure) -> Bool {
    let heard = ports.questions.state(space.id)
    // A server that does not answer is not asked again at every change.
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

  /// Waits on another thread for new changes of a server.
  private func listen(_ space: SyncSpace, _ state: inout SpaceState) {
    guard state.answers, let address = space.server else { return }
    if state.waited.second != now.seconds { state.waited = (now.seconds, 0) }
    // Another device may write often, or the server may always answer that there are new changes.
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
        // A server that does not wait is checked from time to time, like a folder.
        if clock.now - began < Self.shortestWait { return nil }
      }
    }
  }

  /// The most waiting requests to a server in a second.
  private static let mostWaits = 5
  /// An answer without new changes that comes earlier did not wait, in milliseconds.
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
      // An incomplete file keeps its name when it is complete: the folder is read again until everything is complete.
      state.names = report.problems.isEmpty ? try ports.files.names(in: space.place) : []
    }
    // Not the number that waits now: more may have been written while both sides were compared.
    state.refused = report.held
    state.sync = now.seconds + Self.betweenSyncs
    state.failures = 0
    state.reported = ""
  }

  private func fail(_ space: SyncSpace, _ state: inout SpaceState, _ error: Failure) {
    let place = space.server?.origin ?? space.place
    // Most messages already contain the place.
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
  /// Never joins: only a known folder is synced.
  static var none: SyncFolder.Joining {
    SyncFolder.Joining(plain: false, merges: { _, _ in false }) { _ in
      .failure(Failure(.sync(.notJoined), field: .folder))
    }
  }
}
