import Foundation

/// Prints how long Fasti's work takes, against the limits it set itself and beside others on the same work.
///
/// `fasti-bench [--program FASTI] [--peers FILE] [--markdown FILE]`
@main enum FastiBench {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let peers = Peers(file: value(of: "--peers", in: arguments))
    var rows = try CivilRows.rows() + HolidayRows().rows()
    if let program = value(of: "--program", in: arguments) { rows += ProcessRows(program: program).rows() }
    let table = Table(rows: rows.map(peers.joined))
    print(table.text)
    print("\(Machine.summary); \(Machine.compiler), release build")
    if let file = value(of: "--markdown", in: arguments) {
      try page(table).write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
  }

  private static func page(_ table: Table) -> String {
    """
    # Benchmarks

    Measured on \(Date.now.formatted(.iso8601.year().month().day())) with `make bench WRITE=1`, which wrote this page.
    Machine: \(Machine.summary). \(Machine.compiler), release build.

    A figure is CPU time of one thread for one operation, the least of 25 rounds after warm-up, unless the row is about
    the whole program: that is the median of 200 starts by hyperfine, and the most memory it held by GNU time. What
    stands beside a figure did the same work in the same run; the ratio is how many times longer it took.

    \(table.markdown)
    """
  }
}
