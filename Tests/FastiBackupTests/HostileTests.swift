import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiReminders
import FastiSQLite
import FastiTransfer
import FastiZip
import Foundation
import StoreContract
import TestSupport
import Testing

@Suite("Archives made to do harm") struct HostileTests {
  /// An archive and the name of the expected error.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let error: String
    let archive: @Sendable () -> HandMade

    init(_ description: String, _ error: String, _ archive: @escaping @Sendable () -> HandMade) {
      testDescription = description
      self.error = error
      self.archive = archive
    }
  }

  static func entry(_ change: (inout HandMade.Entry) -> Void, _ name: String = "attachments/a.bin") -> HandMade {
    var entry = HandMade.Entry(name)
    change(&entry)
    return HandMade([.empty, entry])
  }

  static let cases: [Case] = [
    Case("a name with ..", "unsafePath") { entry({ _ in }, "attachments/../x") },
    Case("a name that is ..", "unsafePath") { entry({ _ in }, "..") },
    Case("an absolute name", "unsafePath") { entry({ _ in }, "/etc/passwd") },
    Case("a name with a backslash", "unsafePath") { entry({ _ in }, "a\\b") },
    Case("a drive", "unsafePath") { entry({ _ in }, "C:evil") },
    Case("an empty name", "unsafePath") { entry({ _ in }, "") },
    Case("an empty part", "unsafePath") { entry({ _ in }, "a//b") },
    Case("a part that is a full stop", "unsafePath") { entry({ _ in }, "./a") },
    Case("a NUL that hides the end of a name", "unsafePath") { entry({ $0.name = Array("backup.json\0.txt".utf8) }) },
    Case("a path in backup.json that leads out", "unsafePath") { HandMade([.naming("attachments/../../x")]) },
    Case("a path in backup.json that is absolute", "unsafePath") { HandMade([.naming("/etc/passwd")]) },
    Case("a path in backup.json outside of attachments", "validation") { HandMade([.naming("backup.json")]) },
    Case("a symbolic link", "unsafeEntry") { entry { $0.mode = 0o120777 } },
    Case("a device", "unsafeEntry") { entry { $0.mode = 0o020666 } },
    Case("a pipe", "unsafeEntry") { entry { $0.mode = 0o010666 } },
    Case("a folder with content", "unsafeEntry") { entry { $0.mode = 0o040755 } },
    Case("an encrypted entry", "unsafeEntry") { entry { $0.flags = 1 } },
    Case("a strongly encrypted entry", "unsafeEntry") { entry { $0.flags = 0x41 } },
    Case("AES", "unsafeEntry") { entry { $0.method = 99 } },
    Case("a method that is not read", "unsafeEntry") { entry { $0.method = 12 } },
    Case("two entries of one name", "unsafeEntry") {
      HandMade([.empty, .init("attachments/a"), .init("attachments/a")])
    },
    Case("two backup.json", "unsafeEntry") { HandMade([.empty, .empty]) },
    Case("a size of 100 MB and one byte", "tooLarge") { entry { $0.size = 100_000_001 } },
    Case("a thousand small lies", "tooLarge") {
      HandMade(
        [.empty]
          + (0..<1_000).map { number in
            var entry = HandMade.Entry("attachments/\(number)")
            entry.size = 99_000_000
            return entry
          })
    },
    Case("more than 10,000 entries", "tooLarge") {
      HandMade([.empty] + (0..<10_000).map { HandMade.Entry("attachments/\($0)", []) })
    },
    Case("ZIP64 in place of a size", "corruptArchive") { entry { $0.size = .max } },
    Case("ZIP64 in place of a number of entries", "tooLarge") {
      var archive = HandMade([.empty])
      archive.count = 0xFFFF
      return archive
    },
    Case("a number of entries that is wrong", "corruptArchive") {
      var archive = HandMade([.empty])
      archive.count = 2
      return archive
    },
    Case("two entries in the same bytes", "corruptArchive") {
      var second = HandMade.Entry("attachments/b", [2])
      second.offset = 0
      return HandMade([.empty, second])
    },
    Case("an entry that reaches into the directory", "corruptArchive") {
      entry {
        $0.packed = 70; $0.size = 70
      }
    },
    Case("an entry beyond the end", "corruptArchive") { entry { $0.offset = 1_000_000 } },
    Case("two names for one entry", "corruptArchive") { entry { $0.localName = Array("attachments/b.bin".utf8) } },
    Case("a wrong checksum", "corruptArchive") { entry { $0.checksum = 1 } },
    Case("a wrong checksum of backup.json", "corruptArchive") {
      var text = HandMade.Entry.empty
      text.checksum = 1
      return HandMade([text])
    },
    Case("a size that is too small", "corruptArchive") {
      entry {
        $0.data = [1, 2, 3]; $0.size = 2; $0.packed = 2
      }
    },
    Case("bytes after the end", "notAZip or corruptArchive") {
      var archive = HandMade([.empty])
      archive.tail = [0]
      return archive
    },
    Case("no entry at all", "missingBackupJSON") { HandMade([]) },
    Case("backup.json in a folder beside others", "missingBackupJSON") {
      HandMade([.init("a/backup.json", "{}"), .init("b/x")])
    },
    Case("JSON that is none", "invalidJSON") { HandMade([.init("backup.json", "{\"version\":1,}")]) },
    Case("JSON with a name twice", "invalidJSON") { HandMade([.init("backup.json", "{\"version\":1,\"version\":1}")]) },
    Case("JSON a thousand deep", "invalidJSON") {
      HandMade([.init("backup.json", String(repeating: "[", count: 1_000))])
    },
    Case("JSON of millions of values", "tooLarge") {
      HandMade([.init("backup.json", "[" + String(repeating: "0,", count: 2_000_000) + "0]")])
    },
    Case("no object", "validation") { HandMade([.init("backup.json", "[]")]) },
    Case("no version", "validation") { HandMade([.init("backup.json", "{\"reminders\":[]}")]) },
    Case("version 0", "validation") { HandMade([.init("backup.json", "{\"version\":0,\"reminders\":[]}")]) },
    Case("version 99 of an unknown format", "unsupportedVersion") {
      HandMade([.init("backup.json", "{\"version\":99,\"reminders\":7}")])
    },
    Case("an unknown kind", "validation") {
      HandMade([.init("backup.json", "{\"version\":1,\"reminders\":[],\"versions\":{\"sqlite_master\":[]}}")])
    },
    Case("a stamp in the future", "validation") { version("fffffffffffe.0000.0000000000000001", "\"a\"") },
    Case("a value of the wrong kind", "validation") { version("019a9f3c2b7e.0000.5f0c9a7e21d44b10", "7") },
    Case("a checksum that is another's", "corruptArchive") {
      var text = HandMade.Entry.naming("attachments/a.bin")
      let files =
        ",\"files\":[{\"path\":\"attachments/a.bin\",\"bytes\":1,\"sha256\":\"\(String(repeating: "0", count: 64))\"}]}"
      text.data = Array(String(decoding: text.data.dropLast(), as: UTF8.self).utf8) + Array(files.utf8)
      return HandMade([text, .init("attachments/a.bin")])
    },
  ]

  /// A backup of one version of a setting.
  static func version(_ stamp: String, _ value: String) -> HandMade {
    let id = RecordID.version8(kind: "setting", key: "k").text
    let text = """
      {"version":1,"reminders":[],"versions":{"setting":[
      {"id":"\(id)","stamp":"\(stamp)","deleted":false,"key":"k","value":\(value)}]}}
      """
    return HandMade([.init("backup.json", text)])
  }

  @Test("are refused by name, and nothing is written", arguments: cases)
  func refused(_ one: Case) throws {
    let desk = try Desk()
    let archive = try one.archive().write(desk)
    let error = try #require(try refusal { try desk.restore(archive) })
    #expect(one.error.contains(error.name), "\(error)")
    #expect(try desk.files().isEmpty)
  }

  @Test("a reminder that no store accepts is found by the check, at its path")
  func reminders() throws {
    let desk = try Desk()
    let text = String(decoding: HandMade.Entry.naming("attachments/a").data, as: UTF8.self)
    let edits = [
      ("hijriDate.day", "\"day\":1},", "\"day\":15},"),
      ("attachments[0].url", "\"file\",\"path\":\"attachments/a\"", "\"link\",\"url\":\"https://\""),
    ]
    for (path, part, other) in edits {
      let wrong = text.replacing("\"durationDays\":1", with: "\"durationDays\":\"month\"").replacing(part, with: other)
      #expect(wrong.contains(other))
      let archive = try HandMade([.init("backup.json", wrong), .init("attachments/a")]).write(desk)
      guard case .validation(let problems)? = try refusal({ _ = try desk.look(archive) }) else {
        Issue.record("\(path) was not refused")
        continue
      }
      #expect(problems.map(\.path) == ["reminders[0].\(path)"])
    }
  }

  @Test("harmless problems are accepted with a warning")
  func accepted() throws {
    let desk = try Desk()
    #expect(try desk.look(HandMade([.empty]).write(desk)).warnings == [])
    var folder = HandMade.Entry("b/", [])
    folder.mode = 0o040755
    let macOS = HandMade([
      folder, .init("b/backup.json", HandMade.Entry.empty.data.isEmpty ? "" : "{\"version\":1,\"reminders\":[]}"),
      .init("b/attachments/x"), .init("__MACOSX/b/._backup.json"),
    ])
    let warnings = try desk.look(macOS.write(desk)).warnings
    #expect(
      warnings.map { $0.code }.sorted() == ["leadingFolder:b", "macFolder:__MACOSX", "unreferencedFile:attachments/x"])
    #expect(try desk.look(Self.version("019a9f3c2b7e.0000.5f0c9a7e21d44b10", "\"a\"").write(desk)).versions == 1)
  }

  @Test("a file that unpacks to 200 times its size is refused while it is unpacked")
  func ratio() throws {
    let desk = try Desk()
    let archive = PackageFolder.root.appending(path: "Tests/Fixtures/archives/ratio.zip").path
    #expect(
      try refusal { try desk.restore(archive) } == .tooLarge(.ratio("attachments/zeros.bin", limit: 200)))
  }

  @Test("a folder, a device and a pipe are not archives; a missing file is reported as missing")
  func noFile() throws {
    let desk = try Desk()
    for path in ["/dev/null", "/dev", "/dev/zero"] {
      #expect(try refusal { _ = try desk.look(path) }?.name == "notAZip")
    }
    #expect(try refusal { _ = try desk.look(desk.path("none")) }?.failure.code == "no-such-file")
  }
}
