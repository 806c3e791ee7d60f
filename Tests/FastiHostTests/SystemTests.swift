import FastiCivil
import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@Suite("This machine")
struct SystemTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "fasti-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  @Test("the clock agrees with Foundation's")
  func clock() {
    let before = Int64(Date().timeIntervalSince1970 * 1_000)
    let now = WallClock.system.now
    let after = Int64(Date().timeIntervalSince1970 * 1_000) + 1
    #expect((before...after).contains(now))
  }

  @Test("the environment")
  func environment() {
    let environment = SystemEnvironment()
    #expect(environment.value(of: "PATH") == ProcessInfo.processInfo.environment["PATH"])
    #expect(environment.value(of: "FASTI_NO_SUCH_VARIABLE") == nil)
  }

  @Test("random bytes have the requested length, and differ")
  func random() throws {
    for count in [0, 1, 16, 256, 257, 1_000] { #expect(Entropy.system.bytes(count).count == count) }
    #expect(Entropy.system.bytes(32) != Entropy.system.bytes(32))
  }

  @Test(
    "zones by name, with a colon, with the folder, and as POSIX strings",
    arguments: [
      "Europe/Stockholm", ":Europe/Stockholm", "/usr/share/zoneinfo/Europe/Stockholm", "CET-1CEST,M3.5.0,M10.5.0/3",
      ":CET-1CEST,M3.5.0,M10.5.0/3",
    ])
  func zones(name: String) throws {
    guard zoneFile("Europe/Stockholm") != nil else { return }
    let zone = try SystemZones(folder: "/usr/share/zoneinfo").zone(named: name)
    #expect(zone.offset(at: try Instant(iso: "2026-07-01T00:00:00Z")) == 7_200)
    #expect(zone.offset(at: try Instant(iso: "2200-01-01T00:00:00Z")) == 3_600)
  }

  @Test("UTC is known without a file")
  func utc() throws {
    let zones = SystemZones(folder: folder, localFile: folder + "/localtime")
    #expect(try zones.zone(named: "UTC") == .utc)
    #expect(try zones.local() == .utc)
  }

  @Test(
    "no name leads out of the folder of zones",
    arguments: [
      "../../etc/passwd", "/etc/passwd", ":/etc/passwd", "Europe/../../../etc/passwd", "./Europe/Stockholm",
      "Europe//Stockholm", "Europe/", "Europe", "", ":", "Europe/Stockholm\u{0}", "Europe/Stockhölm", ".hidden",
      "/usr/share/zoneinfo/../../../etc/passwd", "Nowhere/Else", String(repeating: "a/", count: 60),
    ])
  func paths(name: String) {
    #expect { try SystemZones(folder: "/usr/share/zoneinfo").zone(named: name) } throws: { error in
      (error as? Failure)?.kind == .notFound
    }
  }

  @Test("for a misspelt zone the most similar one is suggested")
  func nearest() {
    guard zoneFile("tzdata.zi") != nil else { return }
    for (name, near) in [
      ("Europe/Stokholm", "Europe/Stockholm"), ("asia/saigon", "Asia/Saigon"), ("xyz", "Europe/Stockholm"),
    ] {
      #expect { try SystemZones(folder: "/usr/share/zoneinfo").zone(named: name) } throws: { error in
        (error as? Failure)?.hint == .value(near)
      }
    }
  }

  @Test("a file that is not a zone is distinguished from a missing one")
  func noZone() throws {
    try Data("no zone".utf8).write(to: URL(filePath: folder + "/Broken"))
    #expect { try SystemZones(folder: folder).zone(named: "Broken") } throws: { error in
      guard let failure = error as? Failure else { return false }
      return failure.code == "malformed-zone"
        && failure.message == "the file of the time zone \"Broken\" cannot be read: it is not a compiled time zone"
    }
    #expect { try SystemZones(folder: folder, localFile: folder + "/Broken").local() } throws: { error in
      (error as? Failure)?.kind == .invalid
    }
  }

  @Test("files are written completely, for their owner only, and read back")
  func files() throws {
    let files = SystemFiles()
    let path = folder + "/out.json"
    for text in ["first", "", String(repeating: "x", count: 300_000)] {
      try files.write(Array(text.utf8), to: path)
      #expect(try files.read(path, limit: 1 << 20) == Array(text.utf8))
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out.json"])
    #expect(files.exists(path) && !files.exists(path + "x"))
    try files.write([1], to: "/dev/null")
  }

  @Test("files that cannot be read or written have a reason")
  func noFiles() throws {
    let files = SystemFiles()
    for (path, kind) in [
      (folder + "/none", Failure.Kind.notFound), (folder + "/none/below", .notFound), (folder, .invalid),
    ] {
      #expect { try files.read(path, limit: 10) } throws: { ($0 as? Failure)?.kind == kind }
    }
    try files.write([1, 2, 3], to: folder + "/three")
    #expect { try files.read(folder + "/three", limit: 2) } throws: { ($0 as? Failure)?.code == "too-large" }
    #expect { try files.write([1], to: folder + "/none/below") } throws: { ($0 as? Failure)?.kind == .storage }
    #expect { try files.write([1], to: "/dev/full") } throws: { ($0 as? Failure)?.code == "disk-full" }
  }
}
