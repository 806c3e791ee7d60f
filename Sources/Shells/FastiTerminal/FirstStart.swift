import FastiCivil
import FastiRecords

/// The three commands that a new user sees once, on a terminal.
struct FirstStart {
  /// The folder of a file that records that the commands were shown. It is with the state of other programs, because
  /// reading does not write in the data folder.
  /// - Source: XDG Base Directory Specification 0.8.
  private let folder: String

  /// Nil unless it is the first start on a terminal: if there is a store, if they were shown before, or if the answer
  /// is for a program.
  init?(_ context: Context) {
    let machine = context.machine
    guard context.isTerminal, machine.console.isTerminal(.error), context.format == .text,
      !context.invocation.has(GlobalOptions.quiet), let data = try? context.dataFolder(),
      !machine.files.exists(data + "/fasti.db"), let folder = Self.folder(machine.environment)
    else { return nil }
    guard !machine.files.exists(folder + "/started") else { return nil }
    self.folder = folder
  }

  private static func folder(_ environment: any Environment) -> String? {
    if let named = environment.text(of: "XDG_STATE_HOME"), named.hasPrefix("/") { return named + "/fasti" }
    return environment.text(of: "HOME").flatMap { $0.hasPrefix("/") ? $0 + "/.local/state/fasti" : nil }
  }

  /// Shows them if that can be recorded: users do not read a message that appears at each start.
  func report(to context: Context) {
    let files = context.machine.files
    do throws(Failure) {
      try files.makeFolder(folder)
      try files.write([], to: folder + "/started")
    } catch { return }
    context.report(
      .sayFirstStart, .text(context.selectRegion), .text("fasti today"), .text("fasti serve --open"))
  }
}
