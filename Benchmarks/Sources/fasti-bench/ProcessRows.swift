import Foundation

/// The program as a whole: `fasti today` with a store of four regions and the list of all regions, from start to end.
struct ProcessRows {
  /// The release build of `fasti`.
  let program: String

  func rows() -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fasti-bench-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      return [Row(work: Self.today, figure: .missing("no temporary folder"), target: nil)]
    }
    let world = ["FASTI_DATA": folder.appending(path: "data").path, "FASTI_TODAY": "2026-02-05", "LC_ALL": "C.UTF-8"]
    guard selectsFourRegions(world) else {
      return [Row(work: Self.today, figure: .missing("no four regions"), target: nil)]
    }
    return starts(in: folder, world) + [
      Row(work: "fasti today, memory", figure: memory(in: folder, world), target: .megabytes(10))
    ]
  }

  private static let today = "fasti today, four regions"

  /// Selects the regions, and looks whether `fasti today` really answers.
  private func selectsFourRegions(_ world: [String: String]) -> Bool {
    let selection = [["config", "set", "regions.limit", "4"], ["regions", "select", "SE", "US", "VN", "AU-NSW"]]
    let isSelected = selection.allSatisfy { Shell.run([program] + $0, environment: world) != nil }
    let answer = Shell.run([program, "today", "--json"], environment: world)
    return isSelected && answer?.contains("2026-02-05") == true
  }

  /// The program's start with today's answer and with none, beside other calendars and a program that does nothing.
  private func starts(in folder: URL, _ world: [String: String]) -> [Row] {
    var peers = [("/bin/true", "/bin/true")]
    if Shell.has("gcal") { peers.append(("gcal", "gcal")) }
    let appointments = folder.appending(path: "calcurse")
    if Shell.has("calcurse"), keep("02/05/2026 @ 18:30 -> 02/05/2026 @ 19:30 |Dinner\n", in: appointments) {
      let folder = appointments.path
      peers.append(("calcurse", "calcurse -q -D \(folder) -C \(folder) -Q --from 02/05/2026 --days 1"))
    }
    let lines = ["\(program) today", "\(program) version", "\(program) regions"] + peers.map(\.1)
    guard let medians = Starts.medians(lines, in: folder, world) else {
      return [Row(work: Self.today, figure: .missing("hyperfine is missing or failed"), target: nil)]
    }
    let beside = zip(peers, medians.dropFirst(3)).map { (name: $0.0, figure: Row.Figure.nanoseconds($1)) }
    return [
      Row(
        work: Self.today, figure: .nanoseconds(medians[0]), target: .times(1.6, of: medians[1], "fasti version"),
        beside: [("fasti version", .nanoseconds(medians[1]))] + beside),
      Row(
        work: "fasti regions, all of them", figure: .nanoseconds(medians[2]),
        target: .times(2, of: medians[1], "fasti version"), beside: [("fasti version", .nanoseconds(medians[1]))]),
      Row(work: "fasti version", figure: .nanoseconds(medians[1]), target: nil, beside: [beside[0]]),
    ]
  }

  private func keep(_ appointments: String, in folder: URL) -> Bool {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try appointments.write(to: folder.appending(path: "apts"), atomically: false, encoding: .utf8)
      return true
    } catch { return false }
  }

  /// The most memory the program held, as `time` measures it: a child spawned from here would count our own.
  private func memory(in folder: URL, _ world: [String: String]) -> Row.Figure {
    let report = folder.appending(path: "memory")
    guard Shell.has("time") else { return .missing("time is not installed") }
    guard Shell.run(["time", "-f", "%M", "-o", report.path, program, "today"], environment: world) != nil,
      let text = try? String(contentsOf: report, encoding: .utf8),
      let kilobytes = Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
    else { return .missing("time failed") }
    return .megabytes(kilobytes / 1_000)
  }
}
