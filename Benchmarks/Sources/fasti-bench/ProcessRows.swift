import Foundation

/// The program as a whole: `fasti today` with a store of four regions, from start to end.
struct ProcessRows {
  /// The release build of `fasti`.
  let program: String

  func rows() -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fasti-bench-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      return rows(.missing("no temporary folder"), nil, .missing("no temporary folder"))
    }
    let world = ["FASTI_DATA": folder.appending(path: "data").path, "FASTI_TODAY": "2026-02-05", "LC_ALL": "C.UTF-8"]
    guard selectsFourRegions(world) else { return rows(.missing("no four regions"), nil, .missing("no four regions")) }
    let (fasti, nothing) = times(in: folder, world)
    return rows(fasti, nothing, memory(in: folder, world))
  }

  /// Selects the regions, and looks whether `fasti today` really answers.
  private func selectsFourRegions(_ world: [String: String]) -> Bool {
    let selection = [["config", "set", "regions.limit", "4"], ["regions", "select", "SE", "US", "VN", "AU-NSW"]]
    let isSelected = selection.allSatisfy { Shell.run([program] + $0, environment: world) != nil }
    let answer = Shell.run([program, "today", "--json"], environment: world)
    return isSelected && answer?.contains("2026-02-05") == true
  }

  private func rows(_ time: Row.Figure, _ nothing: Row.Figure?, _ memory: Row.Figure) -> [Row] {
    [
      Row(
        work: "fasti today, four regions", figure: time, target: .nanoseconds(5e6),
        beside: nothing.map { [("/bin/true", $0)] } ?? []),
      Row(work: "fasti today, memory", figure: memory, target: .megabytes(15)),
    ]
  }

  /// The median of both programs, as hyperfine measures them.
  private func times(in folder: URL, _ world: [String: String]) -> (Row.Figure, Row.Figure?) {
    guard Shell.has("hyperfine") else { return (.missing("hyperfine is not installed"), nil) }
    let report = folder.appending(path: "report.json")
    let line = [
      "hyperfine", "-N", "-w", "20", "-r", "200", "--export-json", report.path, "\(program) today", "/bin/true",
    ]
    guard Shell.run(line, environment: world) != nil, let data = try? Data(contentsOf: report),
      let read = try? JSONDecoder().decode(Report.self, from: data), read.results.count == 2
    else { return (.missing("hyperfine failed"), nil) }
    return (.nanoseconds(read.results[0].median * 1e9), .nanoseconds(read.results[1].median * 1e9))
  }

  private struct Report: Decodable {
    struct Result: Decodable { let median: Double }
    let results: [Result]
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
