import FastiCivil
import FastiDays
import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

/// The same requests over a real socket, to the program itself.
@Suite("The program serves") struct SocketTests {
  private static let program = PackageFolder.program.deletingLastPathComponent()

  private func run(_ script: String) throws -> ChildProcess {
    let world = try TemporaryFolder()
    return try ChildProcess(
      ["sh", "-c", Self.start + script], in: world.url,
      environment: [
        "PATH": "\(Self.program.path):/usr/bin:/bin", "HOME": world.url.path, "FASTI_DATA": world.url.path + "/data",
        "FASTI_TODAY": "2026-02-05", "TZ": "UTC", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      ])
  }

  /// A server on a free port, and its address.
  private static let start = """
    set -u
    fasti regions select SE 2>/dev/null
    token=$(fasti feed add phone 2>/dev/null | sed 's,.*8080,,')
    fasti serve --listen 127.0.0.1:0 2>log & server=$!
    while ! grep -q http log; do sleep 0.05; done
    at=$(sed 's/.*\\(http[^;]*\\);.*/\\1/' log)

    """

  @Test("answers, and ends with status 0 on request") func serves() throws {
    let run = try run(
      """
      curl -s -H 'Accept: text/plain' "$at/api/v1/week?short=yes"
      curl -s -o one -D head "$at$token" && head -n 1 one
      curl -s -o two -w '%{http_code}\\n' -H "If-None-Match: $(sed -n 's/^ETag: //p' head | tr -d '\\r')" "$at$token"
      curl -s -I -o three -w '%{http_code} %{size_download}\\n' "$at$token"
      kill -TERM $server; wait $server; echo "status $?"
      """)
    let lines = run.output.split(whereSeparator: \.isNewline).map(String.init)
    #expect(lines == ["6", "BEGIN:VCALENDAR", "304", "200 0", "status 0"], "\(run.output)\(run.errors)")
  }

  @Test("no token is in its output, for any request") func quiet() throws {
    let run = try run(
      """
      for path in "$token" "$token/x" "/feeds/${token#/feeds/}%zz"; do
        curl -s -o all "$at$path"; curl -s -X DELETE "$at$path" >>all; curl -s -H 'Host: x' "$at$path" >>all
      done
      kill -INT $server; wait $server; echo "status $?"
      secret=$(echo "$token" | sed 's,/feeds/,,; s,.ics,,')
      grep -cF -- "$secret" log all
      """)
    #expect(run.output == "status 0\nlog:0\nall:0\n", "\(run.output)\(run.errors)")
  }

  @Test("a change by the command line is in the next answer") func fresh() throws {
    let run = try run(
      """
      curl -s "$at/api/v1/search?q=rom"; echo
      fasti event add Rom --on 2026-05-01 >/dev/null 2>&1
      curl -s "$at/api/v1/search?q=rom" | grep -o '"title":"[^"]*"'
      kill $server; wait $server
      """)
    #expect(run.output == "[]\n\n\"title\":\"Rom\"\n", "\(run.output)\(run.errors)")
  }
}
