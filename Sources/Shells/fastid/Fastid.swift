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
    // Files that this program creates are readable by their owner only.
    umask(0o077)
    signal(SIGPIPE, SIG_DFL)
    let words = SystemArguments.words.map { String(decoding: $0, as: UTF8.self) }
    // A service touches neither the store nor the settings.
    if let status = ChildService.run(words) { _exit(status) }
    // It reads foreign files.
    ProcessLimits.bound(memory: 1 << 30, times: 16)
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
      serve: { settings, schedulers, started throws(Failure) in
        guard let hasher else {
          throw Failure(.helper(.noRandomness))
        }
        try Serving(settings, schedulers, hasher).run(zones: zones, started)
      },
      access: AccessPorts(
        openKeyring: { store($0, purpose: .command) }, hasher: hasher, openDirectory: { PeopleFile(folder: $0) }),
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
    openDirectory: { place in PeopleDatabase(place, clock: .system, entropy: .system) },
    prepare: { place, partitions throws(Failure) in
      do throws(StoreError) {
        let made = try PostgresKeeper.prepare(place, partitions: partitions, clock: .system, entropy: .system)
        return PreparedDatabase(name: made.name, from: made.from, to: made.to, key: made.key)
      } catch { throw Failure(error) }
    },
    shards: { place throws(Failure) in
      do throws(StoreError) { return try PostgresKeeper.shards(of: place) } catch { throw Failure(error) }
    },
    moveShard: { place, request, progress throws(Failure) in
      do throws(StoreError) {
        return try PostgresKeeper.move(request, of: place, clock: .system, entropy: .system, progress)
      } catch { throw Failure(error) }
    })

  @Sendable static func store(
    _ folder: String, purpose: SQLiteStore.Purpose = .service, _ interruption: any Interruption = NoInterruption()
  ) -> SQLiteStore {
    SQLiteStore(folder: folder, clock: .system, entropy: .system, purpose: purpose, interruption: interruption)
  }
}
