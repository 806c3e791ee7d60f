import Foundation
import TestSupport
import Testing

/// Gives the program files that were made to harm it. It must end in time with a message, and write nothing.
@Suite("Hostile calendars") struct HostileTests {
  private static let program = PackageFolder.program.deletingLastPathComponent()

  private func run(_ make: String) throws -> ChildProcess {
    let world = try TemporaryFolder()
    return try ChildProcess(
      ["sh", "-c", "\(make) >a.ics; fasti import a.ics --yes; echo status $?; fasti event list --json | wc -l"],
      in: world.url,
      environment: [
        "PATH": "\(Self.program.path):/usr/bin:/bin", "HOME": world.url.path, "FASTI_DATA": world.url.path + "/data",
        "FASTI_TODAY": "2026-02-05", "TZ": "UTC", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      ])
  }

  private static let head = "printf 'BEGIN:VCALENDAR\\r\\nVERSION:2.0\\r\\nPRODID:x\\r\\n'"

  @Test(
    "a file that is not a calendar is recognised and refused",
    arguments: [
      "true", "printf x", "head -c 100000 /dev/urandom", "printf 'BEGIN:VCALENDAR\\n\\377\\376\\nEND:VCALENDAR\\n'",
      "printf 'BEGIN:VCALENDAR\\n\\000\\nEND:VCALENDAR\\n'", "printf '\\377\\376B\\000E\\000'",
      "head -c 17000000 /dev/zero", "yes BEGIN:VCALENDAR | head -c 3000000",
    ])
  func refused(make: String) throws {
    let run = try run(make)
    #expect(run.output == "status 4\n1\n", "\(run.output)\(run.errors.prefix(600))")
    #expect(run.errors.hasPrefix("fasti: "), "\(run.errors.prefix(600))")
  }

  @Test("the valid part is read within a time limit")
  func bounded() throws {
    let rules = [
      "FREQ=DAILY;COUNT=2147483647", "FREQ=SECONDLY", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
      "FREQ=DAILY;BYHOUR=0,1,2,3;BYMINUTE=0,1,2;BYSECOND=0,1,2", "FREQ=DAILY;INTERVAL=2147483647",
      "FREQ=WEEKLY;UNTIL=x",
      "FREQ=MONTHLY;BYSETPOS=-366,366;BYDAY=MO", "FREQ=DAILY;UNTIL=99991231T235959Z",
    ]
    for rule in rules {
      let lines =
        "BEGIN:VEVENT\\r\\nUID:a\\r\\nSUMMARY:x\\r\\nDTSTART:20260101T000000\\r\\nRRULE:\(rule)\\r\\nEND:VEVENT\\r\\n"
      let run = try run("{ \(Self.head); printf '\(lines)END:VCALENDAR\\r\\n'; }")
      let isCalm = ["status 0\n", "status 4\n"].contains { run.output.contains($0) }
      #expect(isCalm && run.status == 0, "\(rule): \(run.output)\(run.errors.prefix(600))")
    }
  }

  @Test(
    "a line without end, endless nesting and many properties do not prevent an end in time",
    arguments: [
      "head -c 8000000 /dev/zero | tr '\\0' a", "yes 'BEGIN:VEVENT' | head -n 50000",
      "yes ' folded' | head -n 900000", "yes 'ATTENDEE:mailto:a@example.org' | head -n 200000",
      "yes 'EXDATE:20260101T000000,20260102T000000' | head -n 100000",
    ])
  func heaps(make: String) throws {
    let run = try run("{ \(Self.head); printf 'BEGIN:VEVENT\\r\\nUID:a\\r\\nDTSTART:20260101T000000\\r\\n'; \(make); }")
    let isCalm = ["status 0\n", "status 4\n"].contains { run.output.contains($0) }
    #expect(isCalm && run.status == 0, "\(run.output)\(run.errors.prefix(600))")
  }
}
