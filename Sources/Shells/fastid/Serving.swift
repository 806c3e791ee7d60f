import FastiDays
import FastiHost
import FastiPaper
import FastiPerson
import FastiPostgres
import FastiQR
import FastiRecords
import FastiSQLite
import FastiTerminal
import FastiTransfer
import FastiWeb
import FastiZip

/// `fasti serve`: the server, and beside it what runs for each person.
struct Serving {
  private let settings: ServeSettings
  private let schedulers: Machine.MakeScheduler
  private let sealer: any Sealer
  /// The connections of all people, and what wakes those who wait; unused without a database.
  private let idle = IdleConnections()
  private let listener: DatabaseListener?

  init(_ settings: ServeSettings, _ schedulers: @escaping Machine.MakeScheduler, _ sealer: any Sealer) {
    (self.settings, self.schedulers, self.sealer) = (settings, schedulers, sealer)
    listener = settings.database.map { DatabaseListener($0) }
  }

  /// Serves until a signal ends it.
  func run(
    zones: SystemZones, _ started: (_ address: String, _ listening: String) -> Void
  ) throws(Failure) {
    let lines = try settings.requestLog.map { path throws(Failure) in try SystemLineLog(path) }
    // Before any thread is made, so that none of them is ended by the signal.
    SystemSignals.hold()
    if let listener { SystemThread.start { listener.run() } }
    let (folder, database, idle) = (settings.dataFolder, settings.database, idle)
    @Sendable func directory() -> any SpaceDirectory {
      database.map { PeopleDatabase($0, clock: .system, entropy: .system, idle: idle) } ?? PeopleFile(folder: folder)
    }
    let people = PeoplePorts(openDirectory: directory) { person in
      let theirs = person.folder(in: folder)
      // Some threads with their stacks, caches, and the connections to another store.
      ProcessLimits.widen(memory: 128 << 20, files: 64)
      return space(of: theirs, isOwner: false, lines)
    }
    try WebServer.run(
      space(of: folder, isOwner: true, lines), people: people, clock: .system, entropy: .system, zones: zones,
      hasher: PassPhraseChild(), started: started, wait: SystemSignals.wait)
  }

  /// What the server needs for one space.
  private func space(of folder: String, isOwner: Bool, _ lines: SystemLineLog?) -> SpacePorts {
    var settings = settings
    settings.dataFolder = folder
    settings.database = settings.database?.of(folder)
    let (database, idle, listener) = (settings.database, idle, listener)
    @Sendable func open() -> any Store & Keyring & SchedulerLog & SyncRegister {
      database.map { PostgresStore($0, clock: .system, entropy: .system, idle: idle) } ?? Fastid.store(folder)
    }
    let scheduler = schedulers(isOwner ? nil : folder, { () throws(Failure) in open() }, { open() })
    var ports = WebPorts(
      attachments: SystemAttachments(dataFolder: folder), archives: ZipArchives(), files: SystemFiles(),
      documents: FastidClient(), fetcher: FastidClient(), drawCode: { QRCode.squares($0) },
      printPaper: { PDFWriter.pdf($0, $1) }, drawPicture: { PictureWriter.picture($0, $1) })
    ports.searchPlaces = { PlaceNames.search($0, country: $1) }
    // A database is restored on the command line.
    if database == nil {
      ports.restoreBackup = { file, request throws(Failure) in
        try FastidClient().restore(file, into: folder, request.arguments)
      }
    }
    ports.openSyncLog = open
    ports.storeAlarm = { Self.watched(SystemAlarm(), folder, listener) }
    ports.startThread = { SystemThread.start($0) }
    if let lines { ports.logLine = { lines.write($0) } }
    return SpacePorts(
      settings: settings, openStore: { () throws(Failure) in open() }, openLog: { open() }, ports: ports,
      openRegister: open,
      work: SpaceThreads(
        scheduler: scheduler, syncing: keepSynced(folder, open),
        // Any connection may be the last to close, and one that only reads does not empty the log.
        last: { if database == nil { _ = try? Fastid.store(folder).emptyLog() } }))
  }

  /// An alarm that also wakes when the store is written: the file of a folder, or a database.
  @Sendable private static func watched(
    _ alarm: SystemAlarm, _ folder: String, _ listener: DatabaseListener?
  ) -> any Alarm {
    guard let listener else { return alarm.watchingStore(in: folder) }
    listener.add { [weak alarm] in
      alarm?.wake()
      return alarm != nil
    }
    return alarm
  }

  private func keepSynced(
    _ folder: String, _ open: @escaping @Sendable () -> any Store & SyncRegister
  ) -> KeepSynced {
    let (console, alarm) = (SystemConsole(NoInterruption()), SystemAlarm())
    if let listener { _ = Self.watched(alarm, folder, listener) }
    return KeepSynced(
      folder: folder, clock: .system,
      ports: KeepSynced.Ports(
        open: { open() }, connect: { ServerLine($0) }, sealer: sealer, files: SystemFiles(),
        attachments: SystemAttachments(dataFolder: folder), entropy: .system, alarm: alarm,
        questions: SystemLateQuestions(waking: alarm),
        lock: { path, held throws(Failure) in try SystemLock(path, held: held) })
    ) { text in try? console.write(Array((text + "\n").utf8), to: .error) }
  }
}

/// What runs beside the server for one person, each on a thread of its own: reminders, months and rates, and sync.
private final class SpaceThreads: SpaceWork, @unchecked Sendable {
  private let scheduler: Scheduler
  private let syncing: KeepSynced
  private let last: @Sendable () -> Void
  /// The server calls from one thread at a time.
  private var notifying: SystemThread?

  /// - Parameter last: What is done when everything has ended.
  init(scheduler: Scheduler, syncing: KeepSynced, last: @escaping @Sendable () -> Void) {
    (self.scheduler, self.syncing, self.last) = (scheduler, syncing, last)
  }

  func start() {
    let (scheduler, syncing) = (scheduler, syncing)
    SystemThread.start { syncing.run() }
    notifying = SystemThread.start { scheduler.serve() }
    SystemThread.start { scheduler.keepMonths() }
  }

  func end() {
    scheduler.end()
    syncing.end()
  }

  /// Waits for a channel that has a reminder; a source that is being asked is not waited for.
  func join() {
    notifying?.join()
    last()
  }
}
