import Foundation
import TestSupport
import Testing

/// The scheduler as a process, with the machine's own clock: its notifications, and the state after a kill.
@Suite("Reminders: the program delivers them") struct NotifyTests {
  /// Creates a reminder that is due in some seconds, enough for a busy machine, and functions that wait: until it is
  /// due, until a condition is true, until a scheduler has the folder. The clocks are set to noon, so that no test runs
  /// over midnight.
  private static let start = """
    set -u
    hour=$(date -u +%H)
    export TZ="NOON$(( ${hour#0} - 12 ))"
    unset FASTI_TODAY
    day=$(fasti convert "$(date +%F)" --calendar hijri-ummalqura --json |
      sed -n 's/.*"month":\\([0-9]*\\),"day":\\([0-9]*\\).*/\\1-\\2/p')
    soon() { due=$(($(date +%s) + 5)); date -d "@$due" +%H:%M:%S; }
    wait_due() { while [ "$(date +%s)" -le "$due" ]; do sleep 0.1; done; }
    wait_until() { turns=6000; until "$@" || [ $((turns -= 1)) -eq 0 ]; do sleep 0.1; done; }
    is_held() { inode=$(stat -c %i "$FASTI_DATA/notify.lock" 2>/dev/null) && grep -q ":$inode 0 EOF" /proc/locks; }
    soon >time
    fasti reminder add Zakat --on "$day" --time "$(cat time)" >id 2>/dev/null || exit 9
    fasti notify run --once --channel stdout
    """

  private func run(_ script: String) throws -> ChildProcess {
    let world = try TemporaryFolder()
    return try ChildProcess(
      ["sh", "-c", Self.start + "\n" + script], in: world.url,
      environment: [
        "PATH": "\(PackageFolder.program.deletingLastPathComponent().path):/usr/bin:/bin", "HOME": world.url.path,
        "FASTI_DATA": world.url.path + "/data", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      ], seconds: 1_200)
  }

  @Test("a due reminder is delivered once, and not again by another process") func once() throws {
    let run = try run(
      """
      wait_due
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

  @Test("an alarm of an event is delivered once, beside the reminder of its moment") func alarm() throws {
    let run = try run(
      """
      fasti event add Exam --on "$(date +%F)" --place 'Room 4' --alarm "on the day at $(cat time)" >/dev/null 2>&1
      fasti notify run --once --channel stdout
      wait_due
      fasti notify run --once --channel stdout
      echo again
      fasti notify run --once --channel stdout
      fasti notify log
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0 == "Exam" }.count == 1, "\(run.output)\(run.errors)")
    #expect(lines.filter { $0 == "Zakat" }.count == 1 && lines.contains("  Room 4"))
    #expect(lines.firstIndex(of: "Exam") ?? .max < lines.firstIndex(of: "again") ?? 0)
    #expect(lines.last { $0.contains("Exam") }?.contains("delivered  Exam, ") == true)
  }

  @Test("kill -9 while a channel has it: shown, and not repeated") func killed() throws {
    let run = try run(
      """
      wait_due
      fasti notify run --once --channel command --command 'cat >message; kill -9 $PPID'
      echo "status $?"
      fasti notify run --once --channel stdout
      fasti notify run --once --channel stdout
      grep -o '"title":"[^"]*"' message
      fasti notify log
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "status 137", "\(run.output)\(run.errors)")
    #expect(lines.dropFirst().first == "\"title\":\"Zakat\"", "nothing is delivered again: \(run.output)")
    #expect(lines.last?.contains("interrupted  Zakat: cut off") == true)
    #expect(run.errors.components(separatedBy: "it is not known whether it was shown").count == 2)
  }

  @Test("kill -9 before a channel has it: delivered late, not lost") func killedBefore() throws {
    let run = try run(
      """
      fasti notify run --channel stdout &
      wait_until is_held
      kill -9 $!
      wait $! 2>/dev/null
      wait_due
      fasti notify run --once --channel stdout
      """)
    #expect(run.output.split(separator: "\n").first == "Zakat", "\(run.output)\(run.errors)")
  }

  @Test("a running scheduler wakes for the moment, and one is enough for a folder") func running() throws {
    let run = try run(
      """
      fasti notify run --channel stdout >told &
      wait_until is_held
      fasti notify run --once --channel stdout
      echo "status $?"
      wait_until test -s told
      cat told
      kill $!
      """)
    #expect(run.output.hasPrefix("status 5\nZakat\n"), "\(run.output)\(run.errors)")
    #expect(run.errors.contains("another program, fasti serve or fasti notify run"))
  }

  @Test("a second scheduler waits and takes over, and both end with status 0 on request") func takingOver()
    throws
  {
    let run = try run(
      """
      fasti notify run --channel stdout >first & first=$!
      wait_until is_held
      fasti notify run --channel stdout >second 2>waiting & second=$!
      wait_until test -s waiting
      wait_until test -s first
      kill -TERM $first; wait $first; echo "status $?"
      cat first; cat second
      grep -c 'waiting to take over' waiting
      # It looks for the lock every 15 seconds.
      soon >time
      fasti reminder add Later --on "$day" --time "$(cat time)" >/dev/null 2>&1
      wait_until test -s second
      kill -INT $second; wait $second; echo "status $?"
      cat second; cat waiting >&2
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    // Each notification is its title and a line of text.
    let titles = lines.filter { !$0.hasPrefix("  ") }
    #expect(titles == ["status 0", "Zakat", "1", "status 0", "Later"], "\(run.output)\(run.errors)")
  }

  @Test("the server delivers too, by the selected channels, and a page can show and dismiss it") func serving()
    throws
  {
    let run = try run(
      """
      mkdir bin; printf '#!/bin/sh\nprintf "%%s|" "$@" >>sent\n' >bin/notify-send; chmod +x bin/notify-send
      PATH="$PWD/bin:$PATH" fasti serve --listen 127.0.0.1:0 2>log & server=$!
      while ! grep -q http log; do sleep 0.05; done
      at=$(sed 's/.*\\(http[^;]*\\);.*/\\1/' log)
      wait_until test -s sent
      fasti notify run --once --channel stdout 2>refused; echo "status $?"
      cat sent; echo
      is_told() { curl -s "$at/api/v1/notices" | grep -q Zakat; }
      wait_until is_told
      curl -s "$at/api/v1/notices" | sed 's/.*"key":"\\([^"]*\\)","title":"\\([^"]*\\)".*"told":"\\([^"]*\\)".*/\\1 \\3 \\2/' >told
      sed 's/.* //' told
      curl -s -o answer -w '%{http_code}\\n' --data-urlencode "key=$(cut -d' ' -f1 told)" \\
        --data-urlencode "told=$(cut -d' ' -f2 told)" "$at/notices/dismiss"
      curl -s "$at/api/v1/notices"; echo
      kill -TERM $server; wait $server; echo "status $?"
      fasti notify log
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "status 5", "\(run.output)\(run.errors)")
    #expect(
      lines.dropFirst().first?.hasPrefix(
        "--app-name=Fasti|--hint=string:sound-name:message-new-instant|--|Zakat|") == true, "\(run.output)")
    #expect(lines.dropFirst(2).prefix(4) == ["Zakat", "204", "{\"notices\":[]}", "status 0"], "\(run.output)")
    #expect(lines.last?.hasSuffix("delivered  Zakat") == true)
  }

  @Test("a channel that refuses does not stop the others, and is reported") func partly() throws {
    let run = try run(
      """
      wait_due
      PATH="$(dirname "$(command -v fasti)")" fasti notify run --once
      fasti notify log --json
      """)
    #expect(run.errors.contains("there is no program notify-send"), "\(run.errors)")
    // The pages have it; no other channel does, and no page has shown it.
    #expect(
      run.output.contains("\"state\":\"waiting\"") && run.output.contains("\"channel\":null,\"isWaiting\":true"),
      "\(run.output)")
  }

  @Test("notify-send gets title and body as separate arguments, with markup escaped") func desktop() throws {
    let run = try run(
      """
      mkdir bin; printf '#!/bin/sh\nfor word; do echo "[$word]"; done >>sent\n' >bin/notify-send; chmod +x bin/notify-send
      export PATH="$PWD/bin:$PATH"
      fasti notify test desktop; echo "status $?"
      soon >time
      fasti reminder add '<b> & co' --notes 'a & b <i>' --on "$day" --time "$(cat time)" >/dev/null 2>&1
      wait_due
      fasti notify run --once --channel desktop; echo "status $?"
      cat sent
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["status 0", "status 0"], "\(run.output)\(run.errors)")
    #expect(run.errors.contains("desktop: delivered"))
    #expect(lines.contains("[--app-name=Fasti]") && lines.contains("[Fasti]") && lines.contains("[<b> & co]"))
    #expect(run.output.contains("\na &amp; b &lt;i&gt;]"), "\(run.output)")
  }

  @Test("a failing command is reported, and the log has its output") func failing() throws {
    let run = try run(
      """
      wait_due
      fasti notify run --once --channel command --command 'echo no mail today >&2; exit 3'
      fasti notify run --once --channel stdout
      fasti notify log
      """)
    #expect(run.output.contains("failed  Zakat: the command failed with status 3: no mail today"), "\(run.output)")
    #expect(run.errors.contains("no mail today"))
  }

  private static let hasSystemd = FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze")

  @Test("systemd accepts the units of Examples/systemd", .enabled(if: hasSystemd)) func units() throws {
    let world = try TemporaryFolder()
    let folder = PackageFolder.root.appending(path: "Examples/systemd")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 4)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      // The unit's path of the program is replaced by the path of this build.
      try text.replacing("/usr/bin/fasti ", with: "\(PackageFolder.program.path) ")
        .write(to: world.url.appending(path: name), atomically: true, encoding: .utf8)
    }
    let run = try ChildProcess(
      ["systemd-analyze", "verify", "--user", "--man=no"] + names.map { "./" + $0 }, in: world.url,
      environment: ["PATH": "/usr/bin:/bin", "HOME": world.url.path, "XDG_RUNTIME_DIR": world.url.path])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }
}
