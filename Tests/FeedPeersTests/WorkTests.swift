import Foundation
import TestSupport
import Testing

/// A foreign file of twice the length may take about twice the work, not four times. The test counts the instructions
/// of the whole program (reading, planning, comparing), which do not depend on how busy the machine is. The child of an
/// import runs under limits that prevent counting, so a probe does the same without limits.
@Suite("The cost of a foreign file") struct WorkTests {
  /// A kind of file of any length, and the command that reads it.
  struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    let words: [String]
    let ending: String
    /// The content of the file, or the input of ``making``.
    let text: @Sendable (Int) -> String
    /// Shell commands that make the file `$out` from the text.
    var making: String?
    var testDescription: String { name }

    init(
      _ name: String, _ words: [String], _ ending: String, making: String? = nil,
      _ text: @escaping @Sendable (Int) -> String
    ) {
      self.name = name
      self.words = words
      self.ending = ending
      self.making = making
      self.text = text
    }
  }

  private static func calendar(_ count: Int, _ event: (Int) -> String) -> String {
    let events = (0..<count).map { "BEGIN:VEVENT\r\nSUMMARY:b\r\n\(event($0))\r\nEND:VEVENT\r\n" }.joined()
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(events)END:VCALENDAR\r\n"
  }

  private static func tasks(_ count: Int) -> String {
    let tasks = (0..<count).map { "BEGIN:VTODO\r\nUID:one\r\nSUMMARY:\($0)\r\nEND:VTODO\r\n" }.joined()
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(tasks)END:VCALENDAR\r\n"
  }

  private static func day(_ number: Int) -> String {
    let (year, day) = number.quotientAndRemainder(dividingBy: 336)
    let (month, rest) = day.quotientAndRemainder(dividingBy: 28)
    return [2027 + year, month + 1, rest + 1].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  private static func ledger(_ count: Int) -> String {
    "date,type,action,hours,sign,notes\n"
      + (0..<count).map { "\(day($0 % 3_000)),vacation,used,1.25,,note \($0)\n" }.joined()
  }

  private static func planner(_ count: Int) -> String {
    let notes = (0..<count).map { "{\"date\":\"\(day($0))\",\"text\":\"note \($0)\"}" }.joined(separator: ",")
    return "{\"format\":\"fasti-planner/1\",\"notes\":[\(notes)]}"
  }

  private static func rules(_ count: Int) -> String {
    "region ZZ\nname en Nowhere\nlanguages en\nzone Europe/Stockholm\nweekend Saturday Sunday\n"
      + (0..<count).map {
        "\nrule zz.rule\($0)\n  name en Rule \($0)\n  public on \($0 % 28 + 1) January\n  source x\n"
      }
      .joined()
  }

  static let kinds = [
    Kind("calendar: events of one UID", ["import"], "ics") { count in
      calendar(count) { "UID:one\r\nDTSTART:20261122T100000Z\r\nDESCRIPTION:\($0)" }
    },
    Kind("calendar: the same event again and again", ["import"], "ics") { count in
      calendar(count) { _ in "UID:one\r\nDTSTART:20261122T100000Z" }
    },
    Kind("calendar: occurrences in unknown time zones", ["import"], "ics") { count in
      calendar(count) { "UID:one\r\nDTSTART;TZID=X\($0):20270105T100000\r\nRECURRENCE-ID:20270105T\(100_000 + $0)Z" }
    },
    Kind("calendar: tasks of one UID", ["import"], "ics", tasks),
    // libical's own reader of lines takes more work than the rest only for lines of some megabytes.
    Kind("calendar: one long line", ["import"], "ics") { count in
      let notes = String(repeating: "long ", count: count * 1_000)
      return calendar(1) { _ in "UID:one\r\nDTSTART:20261122\r\nDESCRIPTION:\(notes)" }
    },
    Kind("table of leave", ["import"], "csv", ledger),
    Kind("JSON of leave", ["import"], "json", making: "import $in --yes && $fastid export json --out $out", ledger),
    Kind("journal", ["import"], "journal", making: "import $in --yes && $fastid export hledger --out $out", ledger),
    Kind("planner", ["import", "--as", "planner"], "json", planner),
    Kind("rules", ["rules", "check"], "rules", rules),
    Kind("rules imported", ["rules", "import"], "rules", rules),
    Kind(
      "backup", ["backup", "check"], "zip", making: "import $in --as planner --yes && $fastid backup create $out",
      planner),
  ]

  @Test("a file of twice the length takes at most 2.3 times the work", arguments: kinds)
  func work(_ kind: Kind) throws {
    let scene = try Scene()
    let base = try scene.instructions(kind, 1)
    let once = try scene.instructions(kind, 300) - base
    let twice = try scene.instructions(kind, 600) - base
    #expect(once > 1_000_000, "so little work says nothing")
    #expect(Double(twice) / Double(once) <= 2.3, "\(once) instructions, then \(twice)")
  }

  /// The program in a form that valgrind can read, without debugging information, and a folder for its files.
  private struct Scene {
    private let folder: TemporaryFolder
    private var program: String { folder.url.appending(path: "fastid").path }

    init() throws {
      folder = try TemporaryFolder()
      let built = PackageFolder.program.deletingLastPathComponent().appending(path: "fastid").path
      let copy = try ChildProcess(["strip", "-g", "-o", program, built], in: folder.url)
      try #require(copy.status == 0, "\(copy.errors)")
    }

    private func environment(_ data: String) -> [String: String] {
      [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C", "TZ": "Europe/Stockholm",
        "FASTI_TODAY": "2026-11-22", "FASTI_DATA": folder.url.appending(path: data).path, "fastid": program,
        "HOME": folder.url.path,
      ]
    }

    /// The instructions for reading a file of a number of items into a store with one note.
    func instructions(_ kind: Kind, _ count: Int) throws -> Int {
      let file = "\(count).\(kind.ending)"
      let path = folder.url.appending(path: file).path
      if let making = kind.making {
        let input = folder.url.appending(path: "\(count)-in.\(kind.ending == "zip" ? "json" : "csv")").path
        try kind.text(count).write(toFile: input, atomically: true, encoding: .utf8)
        let words = making.replacing("$in", with: input).replacing("$out", with: path)
        let made = try ChildProcess(
          ["/bin/sh", "-c", "$fastid \(words)"], in: folder.url, environment: environment("made-\(count)"))
        try #require(made.status == 0, "\(made.errors)")
      } else {
        try kind.text(count).write(toFile: path, atomically: true, encoding: .utf8)
      }
      // The tables of a new store take 410 million instructions, which valgrind need not count.
      let store = try ChildProcess(
        [program, "note", "set", "2026-11-22", "x"], in: folder.url, environment: environment("data-\(count)"))
      try #require(store.status == 0, "\(store.errors)")
      let own = try counted([program] + kind.words + [path], "data-\(count)")
      guard kind.words.contains("import") else { return own }
      let child = PackageFolder.built("plan-probe").path
      let format = kind.words.first == "rules" ? ["rules"] : Array(kind.words.dropFirst(2))
      return try own + counted([child, path] + format, "data-\(count)")
    }

    /// The instructions of a program without those of its children.
    private func counted(_ words: [String], _ data: String) throws -> Int {
      let run = try ChildProcess(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"] + words,
        in: folder.url, environment: environment(data), seconds: 900)
      // The exit status 1 means that there are remarks.
      try #require(run.status <= 1, "\(run.errors)")
      let line = run.errors.split(separator: "\n").last { $0.contains("I   refs:") || $0.contains("I refs:") }
      return try #require(line.flatMap { Int($0.split(separator: ":").last?.filter(\.isNumber) ?? "") })
    }
  }
}
