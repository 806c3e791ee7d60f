import Foundation
import TestSupport
import Testing

/// The scheduler as a process, with the machine's own clock: what it tells, and what a death in between leaves behind.
@Suite("Reminders: the program tells them") struct NotifyTests {
  /// Makes a reminder that is due two seconds from now, and a function that waits until it is. The clocks are set so
  /// that it is noon: no test runs over midnight.
  private static let start = """
    set -u
    hour=$(date -u +%H)
    export TZ="NOON$(( ${hour#0} - 12 ))"
    unset FASTI_TODAY
    day=$(fasti convert "$(date +%F)" --calendar hijri-ummalqura --json |
      sed -n 's/.*"month":\\([0-9]*\\),"day":\\([0-9]*\\).*/\\1-\\2/p')
    fasti reminder add Zakat --on "$day" --time "$(date -d '2 seconds' +%H:%M:%S)" >id 2>/dev/null || exit 9
    fasti notify run --once --channel stdout
    """

  private func run(_ script: String) throws -> ChildProcess {
    let world = try TemporaryFolder()
    return try ChildProcess(
      ["sh", "-c", Self.start + "\n" + script], in: world.url,
      environment: [
        "PATH": "\(PackageFolder.program.deletingLastPathComponent().path):/usr/bin:/bin", "HOME": world.url.path,
        "FASTI_DATA": world.url.path + "/data", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      ], seconds: 60)
  }

  @Test("what is due is told once, and again by nobody") func once() throws {
    let run = try run(
      """
      sleep 2.1
      fasti notify run --once --channel stdout
      echo again
      fasti notify run --once --channel stdout
      fasti notify log
      """)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "Zakat" && lines.filter { $0 == "Zakat" }.count == 1, "\(run.output)\(run.errors)")
    #expect(lines.last?.contains("delivered  Zakat") == true)
    #expect(run.status == 0)
  }

  @Test("kill -9 while a channel has it: shown, and not repeated") func killed() throws {
    let run = try run(
      """
      sleep 2.1
      fasti notify run --once --channel command --command 'cat >message; kill -9 $PPID'
      echo "status $?"
      fasti notify run --once --channel stdout
      fasti notify run --once --channel stdout
      grep -o '"title":"[^"]*"' message
      fasti notify log
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "status 137", "\(run.output)\(run.errors)")
    #expect(lines.dropFirst().first == "\"title\":\"Zakat\"", "nothing is told again: \(run.output)")
    #expect(lines.last?.contains("interrupted  Zakat: cut off") == true)
    #expect(run.errors.components(separatedBy: "whether anybody saw it is not known").count == 2)
  }

  @Test("kill -9 before a channel has it: told late, not lost") func killedBefore() throws {
    let run = try run(
      """
      fasti notify run --channel stdout &
      sleep 0.5
      kill -9 $!
      wait $! 2>/dev/null
      sleep 2
      fasti notify run --once --channel stdout
      """)
    #expect(run.output.split(separator: "\n").first == "Zakat", "\(run.output)\(run.errors)")
  }

  @Test("a running scheduler wakes for the moment, and one is enough for a folder") func running() throws {
    let run = try run(
      """
      fasti notify run --channel stdout >told &
      sleep 0.3
      fasti notify run --once --channel stdout
      echo "status $?"
      sleep 2.7
      cat told
      kill $!
      """)
    #expect(run.output.hasPrefix("status 5\nZakat\n"), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("another fasti notify run"))
  }

  @Test("a command that fails is told of, and the log keeps what it said") func failing() throws {
    let run = try run(
      """
      sleep 2.1
      fasti notify run --once --channel command --command 'echo no mail today >&2; exit 3'
      fasti notify run --once --channel stdout
      fasti notify log
      """)
    #expect(run.output.contains("failed  Zakat: the command failed with status 3: no mail today"), "\(run.output)")
    #expect(run.errors.contains("no mail today"))
  }

  private static let hasSystemd = FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")

  @Test("the units of Examples/systemd are what systemd takes", .enabled(if: hasSystemd)) func units() throws {
    let world = try TemporaryFolder()
    let folder = PackageFolder.root.appending(path: "Examples/systemd")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 3)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      // The program is looked for where the unit says it is.
      try text.replacing("/usr/bin/fasti ", with: "\(PackageFolder.program.path) ")
        .write(to: world.url.appending(path: name), atomically: true, encoding: .utf8)
    }
    let run = try ChildProcess(
      ["systemd-analyze", "verify", "--user", "--man=no"] + names.map { "./" + $0 }, in: world.url,
      environment: ["PATH": "/usr/bin:/bin", "HOME": world.url.path, "XDG_RUNTIME_DIR": world.url.path])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }
}
