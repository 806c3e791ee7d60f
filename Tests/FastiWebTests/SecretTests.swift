import Foundation
import TestSupport
import Testing

/// Secrets are not disclosed: the test checks the program itself, with its output, its log, its arguments, its history,
/// its backup and its files.
@Suite("Secrets stay secret") struct SecretTests {
  private static let phrase = "correct horse battery staple"

  /// A server with a pass-phrase; `phrase`, `token`, `feed` and `cookie` are the secrets.
  private static let start = """
    set -u
    phrase='correct horse battery staple'
    fasti regions select SE 2>>messages
    printf '%s\\n' "$phrase" | fasti serve pass-phrase >>messages 2>&1
    token=$(fasti token add phone 2>>messages)
    feed=$(fasti feed add phone 2>>messages | sed 's,.*/feeds/,,; s,.ics,,')
    fasti serve --listen 127.0.0.1:0 >log 2>&1 & server=$!
    while ! grep -q http log; do sleep 0.05; done
    at=$(sed 's/.*\\(http[^;]*\\);.*/\\1/' log)
    form='Content-Type: application/x-www-form-urlencoded'
    cookie=$(curl -s -D - -o /dev/null --data-urlencode "phrase=$phrase" "$at/sign-in" \\
      | sed -n 's/^Set-Cookie: fasti=\\([^;]*\\);.*/\\1/p')
    hunt() { for secret in "$phrase" "$token" "$feed" "$cookie"; do grep -raF -- "$secret" "$@" && echo FOUND; done; }

    """

  private func run(_ script: String) throws -> ChildProcess {
    let world = try TemporaryFolder()
    return try ChildProcess(
      ["sh", "-c", Self.start + script + "\nkill $server; wait $server; echo \"status $?\""], in: world.url,
      environment: [
        "PATH": "\(PackageFolder.program.deletingLastPathComponent().path):/usr/bin:/bin", "HOME": world.url.path,
        "FASTI_DATA": world.url.path + "/data", "FASTI_TODAY": "2026-02-05", "TZ": "UTC", "LC_ALL": "C.UTF-8",
        "SWIFT_BACKTRACE": "enable=no",
      ])
  }

  @Test("they give access")
  func work() throws {
    let run = try run(
      """
      echo "${#token} ${#feed} ${#cookie}"
      ask() { curl -s -o /dev/null -w '%{http_code}\\n' "$@"; }
      ask "$at/api/v1/today"; ask -H "Authorization: Bearer $token" "$at/api/v1/today"
      ask "$at/today"; ask -H "Cookie: fasti=$cookie" "$at/today"; ask "$at/feeds/$feed.ics"
      fasti token revoke phone 2>/dev/null; ask -H "Authorization: Bearer $token" "$at/api/v1/today"
      printf '%s\\n' "another long phrase" | fasti serve pass-phrase 2>/dev/null
      ask -H "Cookie: fasti=$cookie" "$at/today"; ask "$at/feeds/$feed.ics"
      """)
    let lines = run.output.split(whereSeparator: \.isNewline).map(String.init)
    #expect(
      lines == ["43 43 43", "401", "200", "401", "200", "200", "401", "401", "200", "status 0"],
      "\(run.output)\(run.errors)")
  }

  @Test("none is in a log, an error, an argument, the history, a backup or a file, also after errors")
  func hidden() throws {
    let run = try run(
      """
      bearer="Authorization: Bearer $token"; session="Cookie: fasti=$cookie"
      for path in /today /api/v1/today /nowhere "/open?url=x" "/feeds/$feed.ics/x" "/day/2026-02-30" "/api/v1/week?a=b"; do
        for method in GET POST DELETE BREW; do
          curl -s -D - -X $method -H "$bearer" -H "$session" "$at$path" >>answers
          curl -s -D - -X $method -H "$bearer" -H "$session" -H 'Host: evil' "$at$path" >>answers
          curl -s -D - -X $method -H "$bearer" -H "$session" -H 'Origin: http://evil' "$at$path" >>answers
        done
      done
      for wrong in a b c d e f; do
        curl -s -D - -H "$form" -d "phrase=$wrong&back=/today" "$at/sign-in" >>answers
        curl -s -D - -H 'Accept: text/html' --data-urlencode "phrase=$phrase $wrong" "$at/sign-in" >>answers
      done
      curl -s -D - -H 'Content-Type: text/plain' -d "phrase=$phrase" "$at/sign-in" >>answers
      fasti token add phone >>messages 2>&1; fasti token list --json >>messages 2>&1
      fasti token revoke "$token" >>messages 2>&1
      fasti serve pass-phrase "$phrase" >>messages 2>&1
      printf 'a\\n' | fasti serve pass-phrase >>messages 2>&1
      fasti feed list --json >>messages 2>&1; fasti history --json >>messages 2>&1; fasti doctor >>messages 2>&1
      fasti undo >>messages 2>&1; fasti backup create all.zip >>messages 2>&1
      mkdir out && cd out && unzip -q ../all.zip && cd ..
      tr '\\0' ' ' </proc/$server/cmdline >arguments; tr '\\0' '\\n' </proc/$server/environ >>arguments
      ls all.zip out/backup.json >/dev/null && test -s answers && test -s messages && echo asked
      hunt answers messages log arguments out
      """)
    #expect(run.output == "asked\nstatus 0\n", "\(run.output)\(run.errors)")
  }

  @Test("the store has only their hashes, and a backup not even those of sessions and programs")
  func hashes() throws {
    let run = try run(
      """
      fasti backup create all.zip >>messages 2>&1; mkdir out && cd out && unzip -q ../all.zip && cd ..
      hunt data out
      for secret in "$token" "$feed" "$cookie"; do
        hash=$(printf %s "$secret" | sha256sum | cut -c1-64)
        echo "store $(grep -rlaF "$hash" data | wc -l | sed 's/[1-9].*/yes/') backup $(grep -rlaF "$hash" out | wc -l)"
      done
      grep -rlaF argon2id data >/dev/null && echo "store argon2id"; grep -rlaF argon2id out
      """)
    #expect(
      run.output == "store yes backup 0\nstore yes backup 1\nstore yes backup 0\nstore argon2id\nstatus 0\n",
      "\(run.output)\(run.errors)")
  }
}
