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
    let bytes = Measure.nanoseconds { ICalendarWriter.calendar(entries, name: "bench", minutes: 360).count }
    let row = Row(work: "10,000 events to iCalendar", figure: .nanoseconds(bytes), target: .nanoseconds(10e6))
    return [row] + (program.map { fromStore($0, entries, bytes) } ?? [])
  }

  /// The same events out of a store on the disk.
  /// - Parameter alone: What their bytes alone take.
  private func fromStore(_ program: String, _ entries: [Entry], _ alone: Double) -> [Row] {
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
    func row(_ work: String, _ figure: Row.Figure?, _ limit: Limit?) -> Row {
      Row(work: work, figure: figure ?? .missing("no store of 10,000 events"), target: limit)
    }
    let limit = Limit.times(1.8, of: alone, "the bytes alone")
    let lines = ["\(program) feed write - --only events", "\(program) version"]
    let starts = isThere ? Starts.medians(lines, runs: 60, in: folder, world) : nil
    return [
      row("10,000 events, store to bytes, the best of 20", times.map { .nanoseconds($0[0]) }, limit),
      row("10,000 events, store to bytes, the median of 20", times.map { .nanoseconds($0[$0.count / 2]) }, limit),
      row(
        "fasti feed write, 10,000 events, start to end", starts.map { .nanoseconds($0[0]) },
        starts.map { .together(1.3 * alone + $0[1], "1.3x the bytes alone + fasti version") }),
    ]
  }
}
