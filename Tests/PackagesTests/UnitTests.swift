import Foundation
import TestSupport
import Testing

/// The units of systemd, without systemd: Tests/PackagesTests/under-unit sets the same limits.
enum Unit {
  static let system = "Packaging/fasti.service"
  static let launcher = PackageFolder.root.appending(path: "Tests/PackagesTests/under-unit").path
  static let canAnalyse = Packing.has("systemd-analyze")
  static let reason: Comment = "root with CAP_SYS_ADMIN, systemd-analyze, python3 and libseccomp are needed"

  /// Whether the limits can be set here.
  static let isPossible: Bool = {
    guard canAnalyse, SmallDisk.isPossible, let state = try? TemporaryFolder() else { return false }
    return (try? run(["true"], state: state))?.status == 0
  }()

  /// Runs a command as the service does, on a data folder of the test.
  static func run(_ command: [String], state: TemporaryFolder) throws -> ChildProcess {
    let programs = PackageFolder.program.deletingLastPathComponent().path
    return try ChildProcess(
      [launcher, PackageFolder.root.path + "/" + system, "--programs", programs, "--state", state.url.path, "--"]
        + command,
      in: PackageFolder.root,
      environment: [
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "FASTI_TODAY": "2026-02-05", "SWIFT_BACKTRACE": "enable=no",
      ])
  }
}

@Suite("Units") struct UnitTests {
  @Test(
    "the exposure of the system service is at most 2.0 for systemd",
    .enabled(if: Unit.canAnalyse, "systemd-analyze is missing: scripts/setup test")) func exposure() throws
  {
    let run = try Packing.run("systemd-analyze", "security", "--offline=true", "--no-pager", "./" + Unit.system)
    let level = try #require(run.output.firstMatch(of: /exposure level for fasti.service: ([0-9.]+)/), "\(run.errors)")
    #expect(try #require(Double(level.1)) <= 2.0, "\(run.output)")
  }

  @Test(
    "systemd accepts the system service",
    .enabled(if: Unit.canAnalyse, "systemd-analyze is missing: scripts/setup test"))
  func verify() throws {
    let world = try TemporaryFolder()
    // The unit's path of the program is replaced by the path of this build.
    try #require(try PackageFolder.text(Unit.system)).replacing(
      "/usr/bin/fasti ", with: "\(PackageFolder.program.path) "
    )
    .write(to: world.url.appending(path: "fasti.service"), atomically: true, encoding: .utf8)
    let run = try ChildProcess(["systemd-analyze", "verify", "--man=no", "./fasti.service"], in: world.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test("user units have all restrictions of the system service that a user manager supports")
  func users() throws {
    let system = try options(Unit.system)
    let shared = [
      "UMask", "NoNewPrivileges", "LockPersonality", "MemoryDenyWriteExecute", "RestrictRealtime", "RestrictSUIDSGID",
      "RestrictNamespaces", "RestrictAddressFamilies", "SystemCallArchitectures", "SystemCallErrorNumber",
      "SystemCallFilter",
    ]
    for name in ["fasti-serve", "fasti-notify", "fasti-notify-once"] {
      let unit = try options("Examples/systemd/\(name).service")
      for option in shared { #expect(unit[option] == system[option], "\(name): \(option)") }
    }
  }

  /// The options of [Service] with their values.
  private func options(_ path: String) throws -> [String: [String]] {
    let text = try #require(try PackageFolder.text(path))
    var found: [String: [String]] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if let equals = line.firstIndex(of: "=") {
        found[String(line[..<equals]), default: []].append(String(line[line.index(after: equals)...]))
      }
    }
    return found
  }
}

@Suite("With the limits of the service", .enabled(if: Unit.isPossible, Unit.reason)) struct UnderUnitTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private func fasti(_ words: String..., status: Int32 = 0) throws -> String {
    let run = try Unit.run(["fasti"] + words, state: state)
    #expect(run.status == status, "\(words): \(run.output)\(run.errors)")
    return run.output
  }

  private func put(_ text: String, _ name: String) throws {
    try text.write(to: state.url.appending(path: name), atomically: true, encoding: .utf8)
  }

  @Test(
    "only the data folder can be written, only network sockets can be opened, and no process gains rights")
  func teeth() throws {
    let script = """
      for place in /etc /usr /mnt /opt /home /root /var; do touch $place/x 2>/dev/null && echo wrote $place; done
      touch /var/lib/fasti/x && echo data
      ls /home /root >/dev/null 2>&1 && echo homes
      unshare -U true 2>/dev/null && echo namespace
      python3 -c 'import socket; socket.socket(socket.AF_NETLINK)' 2>/dev/null && echo netlink
      python3 -c 'import mmap; mmap.mmap(-1, 4096, prot=7)' 2>/dev/null && echo code
      python3 -c 'import os; os.chmod("/var/lib/fasti/x", 0o4755)' 2>/dev/null && echo setuid
      grep -E '^(NoNewPrivs|Seccomp|CapBnd):' /proc/self/status | tr -d '\\t '
      """
    let run = try Unit.run(["sh", "-c", script], state: state)
    #expect(run.output == "data\nCapBnd:0000000000000000\nNoNewPrivs:1\nSeccomp:2\n", "\(run.output)\(run.errors)")
  }

  @Test("imports and PDF are read in the jail, whose own limits can be set") func jail() throws {
    try put(
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//EN\r\nBEGIN:VEVENT\r\nUID:a@example.org\r\nSUMMARY:Lunch\r\n"
        + "DTSTART;VALUE=DATE:20260302\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", "a.ics")
    #expect(try fasti("import", "/var/lib/fasti/a.ics", "--yes").contains("2026-03-02  Lunch"))
    try FileManager.default.copyItem(
      at: PackageFolder.root.appending(path: "Tests/Fixtures/hilalcommittee/01_month_grid_shaban_1447.pdf"),
      to: state.url.appending(path: "a.pdf"))
    #expect(try fasti("hijri", "refresh", "--pdf", "/var/lib/fasti/a.pdf").contains("1447-08  2026-01-20"))
  }

  @Test("backups are made and restored, and reminders delivered") func commands() throws {
    _ = try fasti("reminder", "add", "Half", "--on", "8-15", "--time", "00:01")
    _ = try fasti("note", "set", "2026-02-05", "Kept")
    _ = try fasti("backup", "create", "/var/lib/fasti/b.zip")
    _ = try fasti("note", "delete", "2026-02-05")
    _ = try fasti("backup", "restore", "/var/lib/fasti/b.zip")
    _ = try fasti("notify", "run", "--once", "--channel", "stdout")
    #expect(try fasti("search", "Half").contains("Half"))
  }

  @Test("the server answers, and ends in order") func serve() throws {
    let script = """
      fasti note set 2026-02-05 Kept >/dev/null 2>&1
      fasti serve --listen 127.0.0.1:0 2>/var/lib/fasti/log & server=$!
      for try in $(seq 300); do grep -q http /var/lib/fasti/log && break; sleep 0.1; done
      at=$(sed -n 's/.*\\(http[^;]*\\);.*/\\1/p' /var/lib/fasti/log)
      curl -s $at/day/2026-02-05 | grep -c Kept
      kill -TERM $server; wait $server; echo "status $?"
      """
    let run = try Unit.run(["sh", "-c", script], state: state)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] != "0" && lines[1] == "status 0", "\(run.output)\(run.errors)")
  }
}
