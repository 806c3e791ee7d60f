import FastiAgenda
import FastiCivil
import FastiFormats
import Foundation

/// A calendar of 10,000 events as iCalendar: the bytes alone, from a store that is open, and the whole program from its start.
struct CalendarFileRows {
  static let count = 10_000

  /// The release build of `fasti`; nil to leave it out.
  let program: String?

  func rows() -> [Row] {
    let entries = (0..<Self.count).map { number -> Entry in
      let day = Day(year: 2026, month: 1, day: 1) + number * 7_919 % 1_500
      return Entry(
        name: .text("019a9f3c-2b7e-7000-8f0c-\(100_000_000_000 + number)"), kind: .event,
        title: "Event \(number), in Åre",
        days: DayRange(day), start: number % 2 == 0 ? Instant(day, .noon) : nil, notes: number % 3 == 0 ? "Room 5" : "",
        changed: 1_767_225_600_000)
    }
    var rows = [
      Row(
        work: "10,000 events to iCalendar",
        figure: .nanoseconds(
          Measure.nanoseconds { ICalendarWriter.calendar(entries, name: "bench", minutes: 360).count }),
        target: .nanoseconds(10e6))
    ]
    if let program { rows += fromStore(program, entries) }
    return rows
  }

  /// The same events out of a store on the disk.
  private func fromStore(_ program: String, _ entries: [Entry]) -> [Row] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fasti-bench-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = folder.appending(path: "data").path
    let world = ["FASTI_DATA": data, "FASTI_TODAY": "2026-02-05", "LC_ALL": "C.UTF-8", "TZ": "UTC"]
    let file = folder.appending(path: "events.ics")
    let bytes = ICalendarWriter.calendar(entries, name: "bench", minutes: 360)
    let isThere =
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
      && (try? Data(bytes).write(to: file)) != nil
      && Shell.run([program, "import", file.path, "--yes"], environment: world) != nil
    let times = isThere ? StoreCalendar(folder: data).times(rounds: 20) : nil
    func row(_ work: String, _ figure: Row.Figure?) -> Row {
      Row(work: work, figure: figure ?? .missing("no store of 10,000 events"), target: .nanoseconds(10e6))
    }
    return [
      row("10,000 events, store to bytes, the best of 20", times.map { .nanoseconds($0[0]) }),
      row("10,000 events, store to bytes, the median of 20", times.map { .nanoseconds($0[$0.count / 2]) }),
      row("fasti feed write, 10,000 events, start to end", isThere ? whole(program, folder, world) : nil),
    ]
  }

  /// The median of the program, from its start to the last byte.
  private func whole(_ program: String, _ folder: URL, _ world: [String: String]) -> Row.Figure {
    guard Shell.has("hyperfine") else { return .missing("hyperfine is not installed") }
    let report = folder.appending(path: "report.json")
    let line = [
      "hyperfine", "-N", "-w", "5", "-r", "60", "--export-json", report.path, "\(program) feed write - --only events",
    ]
    guard Shell.run(line, environment: world) != nil, let data = try? Data(contentsOf: report),
      let read = try? JSONDecoder().decode(Report.self, from: data), let result = read.results.first
    else { return .missing("hyperfine failed") }
    return .nanoseconds(result.median * 1e9)
  }

  private struct Report: Decodable {
    struct Result: Decodable { let median: Double }
    let results: [Result]
  }
}
