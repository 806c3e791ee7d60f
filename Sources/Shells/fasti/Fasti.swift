import FastiApp
import FastiCLI
import FastiHost
import FastiSQLite
import Glibc

/// The program's entry: wiring only.
@main enum Fasti {
  static func main() {
    // Whatever this program writes is its owner's alone.
    umask(0o077)
    let environment = SystemEnvironment()
    let machine = Machine(
      clock: .system, zones: SystemZones(environment: environment), environment: environment,
      console: SystemConsole(), files: SystemFiles(),
      openStore: { folder throws(Failure) in
        SQLiteStore(folder: folder, clock: .system, entropy: .system)
      },
      libraries: { [("sqlite", SQLiteLibrary.version)] })
    let status = Program.run(Array(CommandLine.arguments.dropFirst()), on: machine)
    // Nothing is buffered any more, so there is nothing for exit handlers to do.
    _exit(Int32(status.rawValue))
  }
}
