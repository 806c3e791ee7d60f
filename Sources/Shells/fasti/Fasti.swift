import FastiCLI
import FastiHost
import FastiRecords
import FastiSQLite
import FastiTerminal
import Glibc

/// The program's entry: wiring only.
@main enum Fasti {
  static func main() {
    // Files that this program creates are readable by their owner only.
    umask(0o077)
    // The parent may have set this signal to be ignored; a program in a pipe must end when its reader ends.
    signal(SIGPIPE, SIG_DFL)
    let environment = SystemEnvironment()
    let interruption = SystemInterruption()
    let open: @Sendable (String) -> SQLiteStore = {
      SQLiteStore(folder: $0, clock: .system, entropy: .system, purpose: .command, interruption: interruption)
    }
    let machine = Machine(
      clock: .system, entropy: .system, zones: SystemZones(environment: environment), environment: environment,
      console: SystemConsole(interruption), files: SystemFiles(interruption),
      documents: FastidClient(interruption), fetcher: FastidClient(interruption),
      openStore: { folder throws(Failure) in open(folder) },
      libraries: { [("sqlite", SQLiteLibrary.version)] },
      reminders: ReminderPorts(
        openLog: { folder in open(folder) }, programs: SystemPrograms(interruption),
        alarm: { SystemAlarm.endedBySignals() },
        aside: { work in SystemThread.start(work) },
        lock: { path, held throws(Failure) in try SystemLock(path, held: held) }),
      attachments: { folder in SystemAttachments(dataFolder: folder, interruption) },
      heavyVersion: { () throws(Failure) in try FastidClient(interruption).version() },
      paperFont: { () throws(Failure) in try FastidClient(interruption).paperFont() },
      access: AccessPorts(openKeyring: { folder in open(folder) }, openDirectory: { PeopleFile(folder: $0) }),
      sync: SyncPorts { folder in open(folder) },
      openURL: { address in _ = try? SystemPrograms().run(["xdg-open", address], input: [], seconds: 5) },
      handOver: { words throws(Failure) in throw FastidClient.replaceProcess(words) },
      interruption: interruption, watchSignals: { line in interruption.watch(line) })
    let status = Program.run(bytes: SystemArguments.words, on: machine)
    // Nothing is buffered any more, so there is nothing for exit handlers to do.
    _exit(Int32(status.rawValue))
  }
}
