import Foundation

/// Prints how long Fasti's work takes, against the limits it set itself and beside others on the same work.
///
/// `fasti-bench [--program FASTI] [--peers FILE] [--markdown FILE] [--only TITLE]`
@main enum FastiBench {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let peers = Peers(file: value(of: "--peers", in: arguments))
    let program = value(of: "--program", in: arguments)
    let only = value(of: "--only", in: arguments)
    let tables = try groups(peers, program).filter { only == nil || only == $0.title }
      .map { Table(title: $0.title, rows: try $0.rows().map(peers.joined)) }
    for table in tables { print(table.text) }
    guard only == nil else { return }
    let wrongDays = WrongDaysTable(peers.named)
    print("Other days\n\(wrongDays.text)")
    print("\(Machine.summary); \(Machine.compiler), release build; a step takes \(Yardstick.step.shortened) ns")
    if let file = value(of: "--markdown", in: arguments) {
      try page(tables, wrongDays).write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  /// A group of rows, measured once they are asked for.
  private struct Group {
    let title: String
    let rows: () throws -> [Row]
  }

  private static func groups(_ peers: Peers, _ program: String?) -> [Group] {
    var groups = [
      Group(title: "Civil time") { CivilRows.rows() },
      Group(title: "Calendars") { CalendarRows.rows() },
      Group(title: "Sky") { SkyRows.rows() + WeightRows.rows(peers) },
      Group(title: "Holidays") { try HolidayRows(peers).rows() },
      Group(title: "Business days") { try WorkdayRows().rows() + BridgeRows().rows() },
      Group(title: "Leave") { try LeaveRows().rows() + LeavePlanRows().rows() },
      Group(title: "Reminders") { try ReminderRows().rows() },
      Group(title: "Feeds") { CalendarFileRows(program: program).rows() },
    ]
    if let program {
      groups.append(
        Group(title: "The program") {
          ProcessRows(program: program).rows() + WorkdayBatchRows(program: program).rows()
        })
    }
    return groups
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
  }

  private static func page(_ tables: [Table], _ wrongDays: WrongDaysTable) -> String {
    """
    # Benchmarks

    Measured on \(Date.now.formatted(.iso8601.year().month().day())) with `make bench WRITE=1`, which wrote this page.
    Machine: \(Machine.summary). \(Machine.compiler), release build.

    A figure is the CPU time of one thread for one operation, the minimum of 25 rounds after warm-up. Rows about the whole
    program are the median of 200 starts by hyperfine, and the maximum memory by GNU time. The program beside a figure did
    the same work in the same run, the minimum of 2 to 5 rounds; the ratio says how many times longer it took. Calendars
    convert 1,024 days distributed over 1900 to 2099. Sizes of tables are those in the program, byte for byte.

    A limit of time is a ratio within the run, so that it means the same on a slow machine: so many times what another row
    takes, or so many steps of a walk through a small table, a loop of multiplications, shifts and look-ups. A step took
    \(Yardstick.step.shortened) ns in this run.

    \(tables.map(\.markdown).joined(separator: "\n"))
    ## Other days

    The number of days from 1900 to 2100 for which another program gives another month or day than Fasti, and of months of
    Umm al-Qura from 1356 to 1500 that it begins on another day than the published calendar, counted in the same run. On
    Linux, Foundation's `.vietnamese` is a name for the Gregorian calendar. With the delta-T used here, the new moons of 29
    September 2057 and 8 August 2097 are 40 and 84 seconds after midnight in Beijing; programs that begin those months a day
    earlier use another delta-T.

    \(wrongDays.markdown)
    """
  }
}
