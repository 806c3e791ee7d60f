import FastiApp
import FastiCLI
import FastiFetch
import FastiHost
import FastiJail
import FastiSQLite
import FastiZip
import Glibc

/// The entry of the heavy program: the same commands as `fasti`, wired to the libraries that one does not link, and the
/// two errands `fasti` sends it on, reading a stranger's document and fetching one.
@main enum Fastid {
  static func main() {
    // Whatever this program writes is its owner's alone.
    umask(0o077)
    // It reads files of strangers.
    ProcessLimits.bound(memory: 1 << 30)
    _exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ words: [String]) -> Int32 {
    switch (words.first, words.count) {
    case ("read", 2): read(words[1])
    case ("fetch", 2...): FetchCommand.run(Array(words.dropFirst()))
    default: Int32(Program.run(words, on: machine).rawValue)
    }
  }

  /// Reads a document from standard input, jailed.
  private static func read(_ kind: String) -> Int32 {
    switch kind {
    case "html": JailedReading.html().rawValue
    case "pdf": JailedReading.pdf().rawValue
    case "report": JailedReading.report().rawValue
    default: Int32(ExitStatus.usage.rawValue)
    }
  }

  private static var machine: Machine {
    let environment = SystemEnvironment()
    return Machine(
      clock: .system, zones: SystemZones(environment: environment), environment: environment,
      console: SystemConsole(), files: SystemFiles(),
      documents: HeavyHalf(), fetcher: HeavyHalf(),
      openStore: { folder throws(Failure) in
        SQLiteStore(folder: folder, clock: .system, entropy: .system)
      },
      libraries: { [("sqlite", SQLiteLibrary.version), ("libzip", ZipLibrary.version)] },
      backup: BackupPorts(
        archives: ZipArchives(), attachments: { folder in SystemAttachmentFiles(data: folder) }))
  }
}
