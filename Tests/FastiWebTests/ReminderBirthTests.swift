import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import Foundation
import TestSupport
import Testing

@testable import FastiWeb

@Suite("A reminder from a Gregorian day, and on to its attachments") struct ReminderBirthTests {
  @Test("the Hijri day of a Gregorian day is saved; after sunset, the next one")
  func birth() throws {
    let room = try Room()
    for (title, sunset) in [("Yusuf", [(String, String)]()), ("Amina", [("sunset", "on")])] {
      let fields = ScreenTests.reminder(title, day: "1", [("born", "2011-05-03")] + sunset)
      #expect(ScreenTests.post(room, "/reminders", fields).status == 303)
    }
    let list = try ScreenTests.page(room, "/reminders").text
    let row = try #require(list.firstMatch(of: /href="(\/reminders\/[0-9a-f-]{36})"/))
    #expect(ScreenTests.page(room, String(row.1)).text.contains("th anniversary"))
    let page = ScreenTests.page(room, "/reminders").text
    #expect(page.contains("29 Jumada al-Ula") && page.contains("1 Jumada al-Akhirah"), "\(page)")
  }

  @Test("an attached file that arrives later is there on the next page, although the store is as it was")
  func arrived() throws {
    let room = try Room()
    #expect(ScreenTests.post(room, "/reminders", ScreenTests.reminder("Zakat")).status == 303)
    let id = try ScreenTests.id(ScreenTests.page(room, "/reminders"), after: "href=\"/reminders/")
    let reminder = try #require(RecordID(text: id))
    let folder = room.folder.url.path
    try Data("a".utf8).write(to: URL(filePath: "\(folder)/list.txt"))
    let content = try room.write { store throws(Failure) in
      let attach = AttachToReminder(store, SystemAttachments(dataFolder: folder), now: 0)
      return try attach("\(folder)/list.txt", to: reminder).record.content
    }
    var name = ""
    if case .file(let file) = content { name = file.name }
    let (kept, away) = ("\(folder)/attachments/\(name)", "\(folder)/away")
    func isGone() -> Bool { ScreenTests.page(room, "/reminders/\(id)").text.contains("The file is gone") }
    try FileManager.default.moveItem(atPath: kept, toPath: away)
    #expect(isGone())
    try FileManager.default.moveItem(atPath: away, toPath: kept)
    #expect(!isGone())
  }

  @Test("an error of the day is beside its field, with the typed text")
  func mistakes() throws {
    let room = try Room()
    let answer = ScreenTests.post(room, "/reminders", ScreenTests.reminder("Amina", [("born", "30 feb")]))
    #expect(answer.status == 422 && answer.text.contains("id=\"reminder-born-error\""))
    #expect(answer.text.contains("value=\"30 feb\""))
  }

  @Test("saving in order to attach something opens the editor of the new reminder")
  func attaching() throws {
    let room = try Room()
    let answer = ScreenTests.post(room, "/reminders", ScreenTests.reminder("Zakat", [("attach", "on")]))
    let place = try #require(answer.headers["Location"])
    #expect(answer.status == 303 && place.hasPrefix("/reminders/") && place != "/reminders/new")
    let page = ScreenTests.page(room, place)
    #expect(page.status == 200 && page.text.contains("Zakat") && page.text.contains("/links\""))
  }
}
