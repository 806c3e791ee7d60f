import FastiHost
import Foundation
import TestSupport
import Testing

/// Files that are sent to the program itself, with the errors on the way.
@Suite("Files are sent to the program", .serialized) struct UploadTests {
  private static let program = PackageFolder.program.deletingLastPathComponent()

  /// The lines that a script writes, with a server on a free port over `$FASTI_DATA`, and one reminder.
  private func run(_ script: String, data: String? = nil) throws -> [String] {
    let world = try TemporaryFolder()
    let run = try ChildProcess(
      ["sh", "-c", Self.start + script], in: world.url,
      environment: [
        "PATH": "\(Self.program.path):/usr/bin:/bin", "HOME": world.url.path,
        "FASTI_DATA": data ?? world.url.path + "/data", "FASTI_TODAY": "2026-02-05", "TZ": "UTC", "LC_ALL": "C.UTF-8",
        "SWIFT_BACKTRACE": "enable=no",
      ], seconds: 7_200)
    return run.output.split(whereSeparator: \.isNewline).map(String.init)
  }

  private static let start = """
    set -u
    begin() {
      rm -f log; fasti serve --listen 127.0.0.1:0 2>log & server=$!
      while ! grep -q http log 2>/dev/null; do sleep 0.05; done
      at=$(sed 's/.*\\(http[^;]*\\);.*/\\1/' log)
    }
    end() { kill -TERM $server; wait $server; }
    # A file of so many bytes that no disk and no line can make smaller.
    file() { head -c "$1" /dev/urandom >file-$1; echo file-$1; }
    # Sends a file; answers the status, and what the page says beside the file.
    post() {
      name=$1; shift
      exec curl -s -o page -w '%{http_code}\\n' "$@" -F "request=wish-$name-0001" -F "file=@$name" "$at/reminders/$id/files"
    }
    send() {
      (post "$@")
      sed -n 's/.*id="attach-file-error"[^>]*><span>\\([^<]*\\).*/\\1/p' page 2>/dev/null
    }
    left() { ls -A "$FASTI_DATA/attachments" | sed 's/^[-0-9a-f]*/ID/'; }
    fasti reminder add Zakat --on 9-1 >/dev/null 2>&1
    id=$(fasti reminder list --json | grep -o '"id": *"[^"]*"' | head -n 1 | sed 's/.*"\\([^"]*\\)"/\\1/')
    begin

    """

  @Test("four files of 99 MB at once take less than 10 MB of memory more than a small one, while pages are answered")
  func large() throws {
    let lines = try run(
      """
      peak() { sed -n 's/^VmHWM:[^0-9]*\\([0-9]*\\).*/\\1/p' /proc/$server/status; }
      for turn in 1 2 3 4; do curl -s -o /dev/null "$at/today"; curl -s -o /dev/null "$at/reminders/$id"; done
      send $(file 1000); rm "$FASTI_DATA"/attachments/*
      before=$(peak)
      file 99000000 >/dev/null
      for number in 1 2 3 4; do
        ln file-99000000 $number.bin
        post $number.bin -H 'Expect:' >sent-$number & sending="${sending-} $!"
      done
      while kill -0 ${sending# } 2>/dev/null; do
        curl -s -o /dev/null --max-time 600 "$at/today" || echo "a page was not answered"
        sleep 0.1
      done
      wait $sending
      cat sent-*
      more=$(($(peak) - before))
      [ "$before" -gt 0 ] && [ "$more" -lt 10000 ] && echo small || echo "$more kB more than $before kB"
      for kept in "$FASTI_DATA"/attachments/*; do cmp -s "$kept" file-99000000 && echo same; done
      left
      stat -c %a "$FASTI_DATA"/attachments/* | sort -u
      end
      """)
    #expect(
      lines == Array(repeating: "303", count: 5) + ["small"] + Array(repeating: "same", count: 4)
        + Array(repeating: "ID.bin", count: 4) + ["600"])
  }

  @Test("one of 101 MB is refused with a sentence, with and without Expect")
  func tooLarge() throws {
    let lines = try run(
      """
      name=$(file 101000000)
      send $name -H 'Expect: 100-continue'; send $name -H 'Expect:'
      send $name -H 'Expect:' -H 'Transfer-Encoding: chunked'
      left; end
      """)
    #expect(lines == Array(repeating: ["413", "The file is larger than 100 MB"], count: 3).flatMap { $0 })
  }

  @Test("a calendar of 20,000 events is imported, and one of 17 MB is refused with a sentence")
  func calendar() throws {
    let lines = try run(
      """
      calendar() {
        printf 'BEGIN:VCALENDAR\\r\\nVERSION:2.0\\r\\nPRODID:-//x//x//EN\\r\\n'
        seq "$1" | sed "$2"
        printf 'END:VCALENDAR\\r\\n'
      }
      event='s/.*/BEGIN:VEVENT\\r\\nUID:&@x\\r\\nDTSTAMP:20260101T000000Z\\r\\nDTSTART;VALUE=DATE:20260701\\r\\nSUMMARY:Number &\\r\\nEND:VEVENT\\r/'
      bring() { curl -s -o page -w '%{http_code}\\n' -F "request=wish-$1-0001" -F "file=@$1" "$at/import"; }
      calendar 20000 "$event" >many.ics
      [ "$(stat -c %s many.ics)" -gt 2000000 ] && bring many.ics
      grep -o '<dd[^>]*>20000<' page | wc -l
      upload=$(sed -n 's/.*name="upload" value="\\([^"]*\\).*/\\1/p' page)
      curl -s -o page -w '%{http_code}\\n' -d request=wish-now-0001 -d "upload=$upload" "$at/import/now"
      fasti event list --from 2026-07-01 --to 2026-07-01 | grep -c Number
      ls -A "$FASTI_DATA/attachments" | wc -l
      bring $(file 17000000)
      sed -n 's/.*id="import-file-error"[^>]*><span>\\([^<]*\\).*/\\1/p' page
      end
      """)
    #expect(lines == ["200", "1", "303", "20000", "0", "413", "The file is larger than 16 MB"])
  }

  @Test("kill -9 in the middle, an aborted request, and the server's end leave nothing")
  func broken() throws {
    let lines = try run(
      """
      name=$(file 5000000)
      middle() { post $name --limit-rate 1M >/dev/null & sending=$!; sleep 1; }
      middle; kill -9 $server; wait $server $sending 2>/dev/null; left; begin; left; echo killed
      middle; kill $sending; wait $sending; while [ -n "$(left)" ]; do sleep 0.1; done; echo gone
      send $name; left
      middle; end; wait $sending; left; echo ended
      fasti doctor >/dev/null && echo well
      """)
    #expect(lines == ["killed", "gone", "303", "ID.bin", "ID.bin", "ended", "well"])
  }

  @Test("the next start removes what a killed program left in the folder, and nothing else")
  func swept() throws {
    let lines = try run(
      """
      end; mkdir -p "$FASTI_DATA/attachments"
      sh -c 'echo $$' >gone; wait
      for name in $(cat gone).part $(cat gone).17.part $$.part mine.part notes.1.part 1.2.3.part; do
        : >"$FASTI_DATA/attachments/$name"
      done
      # A file that is being written, in any place.
      exec 9>"$FASTI_DATA/attachments/$$.part"; flock 9
      begin; ls "$FASTI_DATA/attachments" | sed "s/^$$/mine/"; end
      """)
    #expect(Set(lines) == ["mine.part", "notes.1.part", "1.2.3.part"] && lines.count == 4)
  }

  @Test(
    "no room on the disk: reported before it is sent, and nothing left; with room, stored",
    .enabled(if: SmallDisk.isPossible, Comment(rawValue: SmallDisk.reason)))
  func full() throws {
    let disk = try SmallDisk(kilobytes: 8_000)
    let lines = try run(
      """
      name=$(file 9000000)
      send $name; send $name -H 'Expect:'; send $name -H 'Expect:' -H 'Transfer-Encoding: chunked'; left
      send $(file 2000000); left
      end; fasti doctor >/dev/null && echo well
      """, data: disk.path + "/data")
    #expect(
      lines == Array(repeating: ["507", "A file cannot be written: the disk is full"], count: 3).flatMap { $0 }
        + ["303", "ID.bin", "well"])
  }

  @Test("a file above the process limit is reported, and the server continues")
  func limited() throws {
    let lines = try run(
      """
      end; (ulimit -f 4000; begin; echo $server $at >where; wait $server) &
      while [ ! -s where ]; do sleep 0.05; done
      read -r server at <where
      name=$(file 5000000)
      send $name; send $name -H 'Expect:' -H 'Transfer-Encoding: chunked'; left; send $(file 1000000); left
      kill -TERM $server; wait
      """)
    #expect(
      lines == Array(repeating: ["507", "A file cannot be written: the disk is full"], count: 2).flatMap { $0 }
        + ["303", "ID.bin"])
  }
}
