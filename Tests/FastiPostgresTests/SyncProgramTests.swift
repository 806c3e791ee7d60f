import Foundation
import PeopleHomes
import TestSupport
import Testing

/// The programs of devices that sync, where one of them has its data in a database.
@Suite(
  "Sync with a database",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct SyncProgramTests {
  @Test("a database is served to a device; conflicts are listed and resolved there; a revoked device is refused")
  func served() throws {
    let desk = try ProgramTests.Desk()
    try desk.prepare()
    let run = try desk.shell(
      """
      $fasti note set 2026-02-05 'from the database' >/dev/null
      $fasti serve --listen 127.0.0.1:0 --sync-listen 127.0.0.1:0 >/dev/null 2>log & server=$!
      trap 'kill $server; wait $server' EXIT
      until $fasti device add >join 2>/dev/null; do kill -0 $server || { cat log; exit 9; }; sleep 0.1; done
      sed -n 2p join | folder laptop $(sed -n '1s/^fasti //p' join) --name laptop >/dev/null 2>&1 || exit 8
      folder laptop note show 2026-02-05
      folder laptop note set 2026-03-01 'from the laptop' >/dev/null
      $fasti config set week.start sunday >/dev/null
      sleep 0.01
      folder laptop config set week.start monday >/dev/null
      folder laptop sync now >/dev/null 2>&1 || exit 7
      $fasti note show 2026-03-01
      $fasti config get week.start
      name=$($fasti conflicts | head -1 | cut -c1-8)
      $fasti conflicts --keep $name 2>/dev/null
      folder laptop sync now --verify >/dev/null 2>&1 || exit 6
      folder laptop config get week.start
      $fasti device list | cut -c1-6
      $fasti device revoke laptop >/dev/null 2>&1
      folder laptop sync now >/dev/null 2>&1 && exit 5
      $fasti conflicts >/dev/null 2>&1 && exit 4
      exit 0
      """)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("from the database") && lines.contains("from the laptop") && lines.contains("laptop"))
    #expect(lines.filter { $0.hasSuffix("monday") }.count == 1, "\(lines)")
    #expect(lines.filter { $0.hasSuffix("sunday") }.count == 1, "\(lines)")
  }

  @Test("a change on a device is in the database at once, and a change in the database on the device, while both serve")
  func live() throws {
    let desk = try ProgramTests.Desk()
    try desk.prepare()
    let run = try desk.shell(
      """
      $fasti serve --listen 127.0.0.1:0 --sync-listen 127.0.0.1:0 >/dev/null 2>log & server=$!
      trap 'kill $server $laptop; wait' EXIT
      until $fasti device add >join 2>/dev/null; do kill -0 $server || { cat log; exit 9; }; sleep 0.1; done
      sed -n 2p join | folder laptop $(sed -n '1s/^fasti //p' join) >/dev/null 2>&1 || exit 8
      FASTI_DATABASE= FASTI_DATA="$HOME/laptop" $fasti serve --listen 127.0.0.1:0 >/dev/null 2>&1 & laptop=$!
      $fasti note set 2026-02-05 'from the database' >/dev/null
      until folder laptop note show 2026-02-05 2>/dev/null; do kill -0 $laptop || exit 7; sleep 0.1; done
      folder laptop note set 2026-03-01 'from the laptop' >/dev/null
      until $fasti note show 2026-03-01 2>/dev/null; do kill -0 $server || exit 6; sleep 0.1; done
      """)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output == "from the database\nfrom the laptop\n")
  }

  @Test("a database syncs over a folder, and what was erased on the other device is gone from the tables")
  func carried() throws {
    let desk = try ProgramTests.Desk()
    try desk.prepare()
    let run = try desk.shell(
      """
      mkdir carried
      $fasti note set 2026-02-05 'from the database' >/dev/null
      folder laptop note set 2026-03-01 'a secret' >/dev/null
      $fasti sync now --folder carried --plain >/dev/null 2>&1 || exit 9
      folder laptop sync now --folder carried --merge >/dev/null 2>&1 || exit 8
      $fasti sync now >/dev/null 2>&1 || exit 7
      folder laptop note show 2026-02-05
      $fasti note show 2026-03-01
      folder laptop erase 2026-03-01 --yes >/dev/null 2>&1 || exit 6
      folder laptop sync now >/dev/null 2>&1 || exit 5
      env -u FASTI_DATABASE_KEEPER $fasti sync now >/dev/null 2>&1 || exit 4
      $fasti note show 2026-03-01 2>/dev/null && exit 3
      exit 0
      """)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output == "from the database\na secret\n")
    let server = desk.server
    #expect(try server.psql("SELECT count(*) FROM fasti.note WHERE text LIKE '%secret%'", desk.name) == "0")
    #expect(try server.psql("SELECT count(*) FROM fasti.note WHERE text = 'from the database'", desk.name) == "1")
    #expect(try desk.run("doctor").status == 0)
  }

  @Test("a database that goes away again and again, in the middle of commands and of a sync, loses nothing")
  func away() throws {
    let desk = try ProgramTests.Desk()
    try desk.prepare()
    let run = try desk.shell(
      """
      ending() {
        while :; do
          psql -X -q -h '\(desk.server.folder)' -U admin -d postgres -c "SELECT count(pg_terminate_backend(pid))
            FROM pg_stat_activity WHERE datname = '\(desk.name)'" >/dev/null 2>&1
        done
      }
      $fasti serve --listen 127.0.0.1:0 --sync-listen 127.0.0.1:0 >/dev/null 2>log & server=$!
      trap 'kill $server $ends; wait' EXIT
      until $fasti device add >join 2>/dev/null; do kill -0 $server || { cat log; exit 9; }; sleep 0.1; done
      sed -n 2p join | folder laptop $(sed -n '1s/^fasti //p' join) >/dev/null 2>&1 || exit 8
      for month in 3 4 5 6 7 8; do
        for day in 1 2 3; do folder laptop note set 2026-0$month-0$day "laptop $month $day" >/dev/null || exit 7; done
        ending & ends=$!
        $fasti note set 2026-0$month-09 "desk $month" >/dev/null 2>&1
        case $? in 0) echo "desk $month" >>told;; 7) ;; *) exit 6;; esac
        folder laptop sync now >/dev/null 2>errors
        case $? in 0 | 6) ;; *) cat errors; exit 5;; esac
        kill $ends
        wait $ends
      done
      # Connections that were ended are noticed when they are used, and the request is tried again over another one.
      folder laptop sync now >/dev/null 2>errors || { cat errors; exit 4; }
      folder laptop sync now --verify >/dev/null 2>errors || { cat errors; exit 3; }
      $fasti note list >list
      folder laptop note list | cmp - list || exit 2
      grep -c laptop list
      while read line; do grep -q "$line" list || exit 1; done <told
      exit 0
      """)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output == "18\n")
  }
}
