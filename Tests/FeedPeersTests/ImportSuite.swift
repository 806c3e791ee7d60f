import FastiCivil
import FastiHost
import FastiSQLite
import Foundation
import TestSupport

/// A suite of tests that import calendars into an empty store.
protocol ImportSuite {
  var fixture: ImportFixture { get }
}

/// An empty store in a temporary folder, with the zones and the current day of the tests.
struct ImportFixture {
  let folder: TemporaryFolder
  let store: SQLiteStore
  let zones = SystemZones(environment: SystemEnvironment())
  let today = Day(year: 2026, month: 2, day: 5)

  init() throws {
    folder = try TemporaryFolder()
    store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
  }
}

extension ImportSuite {
  var folder: TemporaryFolder { fixture.folder }
  var store: SQLiteStore { fixture.store }
  var zones: SystemZones { fixture.zones }
  var today: Day { fixture.today }

  /// A calendar file with these components.
  func calendar(_ components: String, producer: String = "-//Test//EN") -> [UInt8] {
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:\(producer)\n\(components)\nEND:VCALENDAR\n"
    return Array(text.replacing("\n", with: "\r\n").utf8)
  }

  /// An event with these lines.
  func event(_ lines: String, uid: String = "one") -> String {
    "BEGIN:VEVENT\nUID:\(uid)\nSUMMARY:x\n\(lines)\nEND:VEVENT"
  }
}
