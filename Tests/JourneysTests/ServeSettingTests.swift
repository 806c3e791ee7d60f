import Foundation
import TestSupport
import Testing

/// `fasti serve` with the setting `serve.public-url`, and without the option of that name.
@Suite("The server and its public address") struct ServeSettingTests {
  private func run(_ script: String) throws -> ChildProcess {
    let world = try TemporaryFolder()
    return try ChildProcess(
      ["sh", "-c", "set -u\nfasti config set serve.public-url https://days.example.org/ >/dev/null 2>&1\n" + script],
      in: world.url,
      environment: [
        "PATH": "\(PackageFolder.program.deletingLastPathComponent().path):/usr/bin:/bin", "HOME": world.url.path,
        "FASTI_DATA": world.url.path + "/data", "FASTI_TODAY": "2026-02-05", "TZ": "UTC", "LC_ALL": "C.UTF-8",
        "SWIFT_BACKTRACE": "enable=no",
      ])
  }

  @Test("it requires a pass-phrase, as with the option") func unguarded() throws {
    let run = try run("fasti serve --listen 127.0.0.1:0; echo \"status $?\"")
    #expect(run.output == "status 5\n", "\(run.output)\(run.errors)")
    #expect(run.errors.contains("other machines can reach \"https://days.example.org\""), "\(run.errors)")
  }

  @Test("it answers only to that name, and its feeds have it") func served() throws {
    let run = try run(
      """
      echo 'a phrase that nobody guesses' | fasti serve pass-phrase >/dev/null 2>&1
      fasti leave setup --anchor 2026-02-06 >/dev/null 2>&1
      fasti leave add vacation used 8 --on 2026-02-12 >/dev/null 2>&1
      fasti feed add phone --only used >feed 2>/dev/null
      path=$(sed 's,.*example.org,,' feed | grep '^/feeds')
      grep -c '^https://days.example.org/feeds/' feed
      fasti serve --listen 127.0.0.1:0 2>log & server=$!
      while ! grep -q http log; do sleep 0.05; done
      port=$(sed -n 's/^Fasti is at https:..days.example.org, listening at 127.0.0.1:\\([0-9]*\\); .*/\\1/p' log)
      ask() { curl -s -o "$1" -w '%{http_code}\\n' -H "Host: $2" "http://127.0.0.1:$port$3"; }
      ask page days.example.org /today
      ask page other.example.org /today
      ask calendar days.example.org "$path"
      tr -d '\\r' <calendar | sed -e :a -e '$!N;s/\\n //;ta' -e 'P;D' | grep -c 'https://days.example.org/open?url=leaveLedger'
      kill -TERM $server; wait $server; echo "status $?"
      cat log >&2
      """)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines == ["1", "401", "421", "200", "1", "status 0"], "\(run.output)\(run.errors)")
  }
}
