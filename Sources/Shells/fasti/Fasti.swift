import FastiApp
import FastiCLI
import FastiHost
import Glibc

/// The program's entry: wiring only.
@main enum Fasti {
  static func main() {
    let environment = SystemEnvironment()
    let machine = Machine(
      clock: SystemClock(), zones: SystemZones(environment: environment), environment: environment,
      console: SystemConsole(), files: SystemFiles(), random: SystemRandom(),
      openStore: { folder throws(Failure) in
        throw Failure(.storage, code: "store-no-folder", "there is no store in \(folder)")
      })
    let status = Program.run(Array(CommandLine.arguments.dropFirst()), on: machine)
    // Nothing is buffered any more, so there is nothing for exit handlers to do.
    _exit(Int32(status.rawValue))
  }
}
