import Foundation
import TestSupport
import Testing

/// A real subscriber: vdirsyncer fetches the feed from a running server, and khal shows it.
@Suite("A subscriber", .enabled(if: Readers.areThere, "\(Readers.missing)")) struct SubscriberTests {
  private static let program = PackageFolder.program.deletingLastPathComponent()

  /// A server with one feed, a subscriber to it, and `see`, which fetches and shows the days from 1 May on.
  private static let start = """
    set -u
    fasti event add 'Rom, and back' --on 2026-05-01 >/dev/null 2>&1
    token=$(fasti feed add phone --only events 2>/dev/null | sed 's,.*8080,,')
    fasti serve --listen 127.0.0.1:0 2>log & server=$!
    while ! grep -q http log; do sleep 0.05; done
    at=$(sed 's/.*\\(http[^;]*\\);.*/\\1/' log)
    mkdir -p home/days
    subscribe() {
      cat >sync.conf <<END
    [general]
    status_path = "$PWD/home/status"
    [pair days]
    a = "here"
    b = "there"
    collections = null
    conflict_resolution = "b wins"
    [storage here]
    type = "filesystem"
    path = "$PWD/home/days"
    fileext = ".ics"
    [storage there]
    type = "http"
    url = "$at$1"
    END
    }
    cat >khal.conf <<END
    [calendars]
    [[days]]
    path = $PWD/home/days
    type = calendar
    [locale]
    timeformat = %H:%M
    dateformat = %Y-%m-%d
    longdateformat = %Y-%m-%d
    datetimeformat = %Y-%m-%d %H:%M
    longdatetimeformat = %Y-%m-%d %H:%M
    local_timezone = UTC
    default_timezone = UTC
    [sqlite]
    path = $PWD/home/khal.db
    END
    see() {
      yes | "$python" -m vdirsyncer -c sync.conf discover >>sync.log 2>&1
      if "$python" -m vdirsyncer -c sync.conf sync >>sync.log 2>&1; then echo fetched; else echo refused; fi
      "$python" -m khal -c khal.conf list --day-format '' --format '{start-date} {title}' 2026-05-01 10d
    }
    subscribe "$token"

    """

  private func run(_ script: String) throws -> ChildProcess {
    let world = try TemporaryFolder()
    let lines = Self.start.split(separator: "\n", omittingEmptySubsequences: false)
    return try ChildProcess(
      ["sh", "-c", lines.joined(separator: "\n") + script + "\nkill $server; wait $server"], in: world.url,
      environment: [
        "PATH": "\(Self.program.path):/usr/bin:/bin", "HOME": world.url.path, "FASTI_DATA": world.url.path + "/data",
        "FASTI_TODAY": "2026-02-05", "TZ": "UTC", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        "python": Readers.python.path, "PYTHONWARNINGS": "ignore",
      ])
  }

  @Test("follows additions, edits and deletions") func follows() throws {
    let run = try run(
      """
      see
      id=$(fasti event list --json | sed -n 's/.*"id":"\\([^"]*\\)".*/\\1/p')
      fasti event edit "$id" --title 'Rom; longer' --on 2026-05-02 >/dev/null 2>&1
      fasti event add Paris --on 2026-05-05 >/dev/null 2>&1
      see
      fasti event delete "$id" >/dev/null 2>&1
      see
      """)
    #expect(
      run.output == """
        fetched
        2026-05-01 Rom, and back
        fetched
        2026-05-02 Rom; longer
        2026-05-05 Paris
        fetched
        2026-05-05 Paris

        """, "\(run.output)\(run.errors)")
  }

  @Test("follows an edit after a compaction like any other, with a larger SEQUENCE") func compaction() throws {
    let run = try run(
      """
      id=$(fasti event list --json | sed -n 's/.*"id":"\\([^"]*\\)".*/\\1/p')
      counted() { cat home/days/*.ics | tr -d '\\r' | grep -E '^SEQUENCE' ; }
      for title in Roma Rome; do fasti event edit "$id" --title $title >/dev/null 2>&1; done
      see
      counted
      fasti store compact --before 2999-01-01 --yes 2>&1 | grep -c event
      see
      counted
      fasti event edit "$id" --title Rim >/dev/null 2>&1
      see
      counted
      """)
    #expect(
      run.output == """
        fetched
        2026-05-01 Rome
        SEQUENCE:2
        1
        fetched
        2026-05-01 Rome
        SEQUENCE:2
        fetched
        2026-05-01 Rim
        SEQUENCE:3

        """, "\(run.output)\(run.errors)")
  }

  @Test("is refused by an address whose token was replaced, and continues with the new one") func rotation() throws {
    let run = try run(
      """
      see
      new=$(fasti feed rotate phone 2>/dev/null | sed 's,.*8080,,')
      fasti event add Paris --on 2026-05-05 >/dev/null 2>&1
      see
      subscribe "$new"
      see
      """)
    #expect(
      run.output == """
        fetched
        2026-05-01 Rom, and back
        refused
        2026-05-01 Rom, and back
        fetched
        2026-05-01 Rom, and back
        2026-05-05 Paris

        """, "\(run.output)\(run.errors)")
  }

  @Test("sees the same UID and a larger SEQUENCE after an edit; curl gets 304 until then") func names() throws {
    let run = try run(
      """
      curl -s -D head -o one "$at$token"
      tag=$(sed -n 's/^ETag: //p' head | tr -d '\\r')
      curl -s -o none -w '%{http_code}\\n' -H "If-None-Match: $tag" "$at$token"
      id=$(fasti event list --json | sed -n 's/.*"id":"\\([^"]*\\)".*/\\1/p')
      fasti event edit "$id" --title Roma >/dev/null 2>&1
      curl -s -o two -w '%{http_code}\\n' -H "If-None-Match: $tag" "$at$token"
      grep -h -E '^(UID|SEQUENCE)' one two | tr -d '\\r' | sed "s/$id/ID/"
      """)
    #expect(run.output == "304\n200\nUID:ID\nSEQUENCE:0\nUID:ID\nSEQUENCE:1\n", "\(run.output)\(run.errors)")
  }
}
