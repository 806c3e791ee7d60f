import FastiApp
import FastiCLI
import FastiHost
import FastiICal
import FastiQR
import FastiSQLite
import FastiSodium
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
    if let status = Service.run(words) { _exit(status) }
    // It reads files of strangers.
    ProcessLimits.bound(memory: 1 << 30)
    let environment = SystemEnvironment()
    let zones = SystemZones(environment: environment)
    let hasher = SodiumHasher()
    let machine = Machine(
      clock: .system, entropy: .system, zones: zones, environment: environment,
      console: SystemConsole(), files: SystemFiles(), documents: HeavyHalf(), fetcher: HeavyHalf(),
      openStore: { folder throws(Failure) in
        SQLiteStore(folder: folder, clock: .system, entropy: .system, purpose: .command)
      },
      libraries: {
        [
          ("sqlite", SQLiteLibrary.version), ("libzip", ZipLibrary.version), ("libsodium", SodiumHasher.version),
          ("libical", ICalendarReader.version),
        ]
      },
      reminders: ReminderPorts(
        openLog: { folder in SQLiteStore(folder: folder, clock: .system, entropy: .system) },
        programs: SystemPrograms(),
        // The server's own thread waits for signals.
        alarm: { SystemAlarm() }, aside: { work in SystemThread.start(work) },
        lock: { path, held, hint throws(Failure) in try SystemLock(path, held: held, hint: hint) }),
      attachments: { folder in SystemAttachments(dataFolder: folder) },
      backup: BackupPorts(archives: ZipArchives()),
      serve: { settings, scheduler, started throws(Failure) in
        guard let hasher else {
          throw Failure(.storage, code: "no-randomness", "libsodium finds no source of random numbers")
        }
        // Before any thread is made, so that none of them is ended by the signal.
        SystemSignals.hold()
        let open: @Sendable () -> SQLiteStore = {
          SQLiteStore(folder: settings.dataFolder, clock: .system, entropy: .system)
        }
        var telling: SystemThread?
        try WebServer.run(
          settings, clock: .system, entropy: .system, zones: zones, hasher: hasher,
          openStore: { () throws(Failure) in open() }, openLog: open,
          ports: WebPorts(
            attachments: SystemAttachments(dataFolder: settings.dataFolder), archives: ZipArchives(),
            files: SystemFiles(), documents: HeavyHalf(), fetcher: HeavyHalf(), drawCode: { QRCode.squares($0) }),
          started: { address, listening in
            started(address, listening)
            guard let scheduler else { return }
            telling = SystemThread.start { scheduler.serve() }
            SystemThread.start { scheduler.keepMonths() }
          }, wait: SystemSignals.wait)
        // A channel that has a reminder is waited for; a source that is being asked is not.
        scheduler?.end()
        telling?.join()
        // Which connection is the last to close is nobody's to say, and a reader does not empty the log.
        _ = try? open().emptyLog()
      },
      access: AccessPorts(
        openKeyring: { folder in SQLiteStore(folder: folder, clock: .system, entropy: .system, purpose: .command) },
        hasher: hasher),
      openURL: { address in _ = try? SystemPrograms().run(["xdg-open", address], input: [], seconds: 5) },
      drawCode: { QRCode.squares($0) })
    let status = Program.run(bytes: SystemArguments.words, on: machine)
    _exit(Int32(status.rawValue))
  }
}
