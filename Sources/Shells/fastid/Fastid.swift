import FastiCLI
import FastiDays
import FastiHost
import FastiICal
import FastiPaper
import FastiPerson
import FastiPostgres
import FastiQR
import FastiRecords
import FastiSQLite
import FastiSodium
import FastiTerminal
import FastiTransfer
import FastiWeb
import FastiZip
import Glibc

/// The entry of the heavy program: the same commands as `fasti`, wired to the libraries that one does not link, and the
/// services that both start as children.
@main enum Fastid {
  static func main() {
    // Whatever this program writes is its owner's alone.
    umask(0o077)
    signal(SIGPIPE, SIG_DFL)
    let words = SystemArguments.words.map { String(decoding: $0, as: UTF8.self) }
    // A service touches neither the store nor the settings.
    if let status = ChildService.run(words) { _exit(status) }
    // It reads files of strangers.
    ProcessLimits.bound(memory: 1 << 30)
    let status = Program.run(bytes: SystemArguments.words, on: machine())
    _exit(Int32(status.rawValue))
  }

  private static func machine() -> Machine {
    let environment = SystemEnvironment()
    let zones = SystemZones(environment: environment)
    let hasher = SodiumHasher()
    let interruption = SystemInterruption()
    return Machine(
      clock: .system, entropy: .system, zones: zones, environment: environment,
      console: SystemConsole(interruption), files: SystemFiles(interruption), documents: FastidClient(interruption),
      fetcher: FastidClient(interruption),
      openStore: { folder throws(Failure) in store(folder, purpose: .command, interruption) },
      databases: databases,
      libraries: {
        [
          ("sqlite", SQLiteLibrary.version), ("libpq", PostgresLibrary.version), ("libzip", ZipLibrary.version),
          ("libsodium", SodiumHasher.version), ("libical", ICalendarReader.version), ("cairo", PDFWriter.version),
        ]
      },
      reminders: ReminderPorts(
        openLog: { store($0) }, programs: SystemPrograms(interruption),
        // The server's own thread waits for signals.
        alarm: { SystemAlarm() }, aside: { work in SystemThread.start(work) },
        lock: { path, held throws(Failure) in try SystemLock(path, held: held) }),
      attachments: { folder in SystemAttachments(dataFolder: folder, interruption) },
      backup: BackupPorts(archives: ZipArchives(interruption)),
      serve: { settings, scheduler, started throws(Failure) in
        guard let hasher else {
          throw Failure(.helper(.noRandomness))
        }
        try serve(settings, scheduler, zones, hasher, started)
      },
      access: AccessPorts(openKeyring: { store($0, purpose: .command) }, hasher: hasher),
      sync: SyncPorts(
        openLog: { store($0, purpose: .command, interruption) }, sealer: hasher, connect: { ServerLine($0) }),
      openURL: { address in _ = try? SystemPrograms().run(["xdg-open", address], input: [], seconds: 5) },
      drawCode: { QRCode.squares($0) },
      searchPlaces: { PlaceNames.search($0, country: $1) }, printPaper: { PDFWriter.pdf($0, $1) },
      drawPicture: { PictureWriter.picture($0, $1) }, interruption: interruption,
      watchSignals: { line in interruption.watch(line) })
  }

  private static let databases = DatabasePorts(
    open: { place in PostgresStore(place, clock: .system, entropy: .system) },
    prepare: { place, partitions throws(Failure) in
      do throws(StoreError) {
        let made = try PostgresKeeper.prepare(place, partitions: partitions, clock: .system, entropy: .system)
        return PreparedDatabase(name: made.name, from: made.from, to: made.to, key: made.key)
      } catch { throw Failure(error) }
    })

  @Sendable private static func store(
    _ folder: String, purpose: SQLiteStore.Purpose = .service, _ interruption: any Interruption = NoInterruption()
  ) -> SQLiteStore {
    SQLiteStore(folder: folder, clock: .system, entropy: .system, purpose: purpose, interruption: interruption)
  }

  /// Serves until a signal ends it, with the scheduler on threads beside it.
  private static func serve(
    _ settings: ServeSettings, _ scheduler: Scheduler?, _ zones: SystemZones, _ hasher: SodiumHasher,
    _ started: (_ address: String, _ listening: String) -> Void
  ) throws(Failure) {
    let lines = try settings.requestLog.map { path throws(Failure) in try SystemLineLog(path) }
    // Before any thread is made, so that none of them is ended by the signal.
    SystemSignals.hold()
    let (folder, database) = (settings.dataFolder, settings.database)
    @Sendable func open() -> any Store & Keyring & SchedulerLog {
      database.map { PostgresStore($0, clock: .system, entropy: .system) } ?? store(folder)
    }
    @Sendable func register() -> any SyncRegister { store(folder) }
    var notifying: SystemThread?
    // A database is where its devices meet.
    let syncing = database == nil ? keepSynced(folder, hasher) : nil
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
    if database == nil {
      ports.openSyncLog = register
      ports.storeAlarm = { SystemAlarm().watchingStore(in: folder) }
      ports.startThread = { SystemThread.start($0) }
    }
    if let lines { ports.logLine = { lines.write($0) } }
    try WebServer.run(
      settings, clock: .system, entropy: .system, zones: zones, hasher: hasher,
      openStore: { () throws(Failure) in open() }, openLog: { open() }, ports: ports,
      openRegister: database == nil ? register : nil,
      started: { address, listening in
        started(address, listening)
        if let syncing { SystemThread.start { syncing.run() } }
        guard let scheduler else { return }
        notifying = SystemThread.start { scheduler.serve() }
        SystemThread.start { scheduler.keepMonths() }
      }, wait: SystemSignals.wait)
    // A channel that has a reminder is waited for; a source that is being asked is not.
    scheduler?.end()
    syncing?.end()
    notifying?.join()
    // Any connection may be the last to close, and one that only reads does not empty the log.
    if database == nil { _ = try? store(folder).emptyLog() }
  }

  private static func keepSynced(_ folder: String, _ hasher: SodiumHasher) -> KeepSynced {
    let (console, alarm) = (SystemConsole(NoInterruption()), SystemAlarm())
    return KeepSynced(
      folder: folder, clock: .system,
      ports: KeepSynced.Ports(
        open: { store(folder) }, connect: { ServerLine($0) }, sealer: hasher, files: SystemFiles(),
        attachments: SystemAttachments(dataFolder: folder), entropy: .system, alarm: alarm,
        questions: SystemLateQuestions(waking: alarm),
        lock: { path, held throws(Failure) in try SystemLock(path, held: held) })
    ) { text in try? console.write(Array((text + "\n").utf8), to: .error) }
  }
}
