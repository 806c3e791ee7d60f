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

/// Two pages change the same record: the second gets a message, and nothing is lost.
@Suite("A record that was changed meanwhile") struct ConflictTests {
  private let form = [
    ("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin"), ("Accept", "text/html"),
  ]

  /// The version from which a form of a page was filled.
  static func seen(_ page: String, in action: String) throws -> String {
    let form = try #require(page.components(separatedBy: "action=\"\(action)\"").dropFirst().first)
    let field = try #require(form.components(separatedBy: "name=\"seen\" value=\"").dropFirst().first)
    return String(field.prefix { $0 != "\"" })
  }

  private func page(_ room: Room, _ path: String) -> String { room.ask(path, .get, [("Accept", "text/html")]).text }

  @Test("a note: both texts are shown, the first one stays, and saving again replaces it")
  func note() throws {
    let room = try Room()
    let path = "/day/2026-02-05/note"
    let first = try Self.seen(page(room, "/day/2026-02-05"), in: path)
    #expect(first == BaseVersion.nothing)
    func save(_ wish: String, _ text: String, seen: String) -> Answer {
      room.ask(path, .post, form, body: "request=wish-\(wish)&back=/today&text=\(text)&seen=\(seen)")
    }
    func standing() -> Bool { room.ask("/api/v1/today").text.contains("\"from+one\"".replacing("+", with: " ")) }
    #expect(save("000one", "from+one", seen: first).status == 303)
    let told = save("000two", "from+two", seen: first)
    #expect(told.status == 409 && told.text.contains("from one") && told.text.contains("\nfrom two</textarea>"))
    #expect(told.text.contains("class=\"error\"") && told.text.contains("href=\"/day/2026-02-05\""))
    #expect(standing())
    // The same again, as after a reload: it is reported again, and nothing is written.
    #expect(save("000two", "from+two", seen: first).status == 409 && standing())
    // Deleting the text is a change too.
    #expect(save("000del", "", seen: first).status == 409 && standing())
    // Two identical changes do not conflict.
    #expect(save("0same", "from+one", seen: first).status == 303)
    // The page with the conflict knows the present version.
    let chosen = try Self.seen(told.text, in: path)
    #expect(save("000six", "from+two", seen: chosen).status == 303 && !standing())
    // A program without a version is answered as before.
    #expect(room.ask(path, .post, form, body: "request=wish-000nil&back=/today&text=from+one").status == 303)
    #expect(standing())
  }

  /// A record with an editor: the addresses to add, edit and save it, and the sent fields, with its name last.
  struct Thing: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let adding: String
    let editor: String
    let post: String
    let body: String

    init(_ name: String, _ adding: String, _ editor: String, _ post: String, _ body: String) {
      (testDescription, self.adding, self.editor, self.post, self.body) = (name, adding, editor, post, body)
    }
  }

  static let things: [Thing] = [
    Thing("event", "/events", "/events/", "/events/", "on=2026-02-06&type=event&title="),
    Thing("countdown", "/countdowns", "/countdowns/", "/countdowns/", "on=2026-02-06&every=&title="),
    Thing(
      "reminder", "/reminders", "/reminders/", "/reminders/",
      "month=9&day=1&time=05:00&days=1&day30=last&enabled=on&title="),
    Thing(
      "leave entry", "/leave/entries", "/leave?entry=", "/leave/entries/",
      "type=vacation&action=used&hours=8&on=2026-02-06&until=&notes="),
    Thing(
      "rule", "/rules", "/rules/", "/rules/", "region=SE&on=4+October&kind=&since=&until=&shift=&source=&name="),
  ]

  /// The id of the only record of that kind.
  private func id(_ thing: Thing, _ room: Room) throws -> String {
    let store = SQLiteStore(folder: room.folder.url.path, clock: .system, entropy: .system)
    return try store.read { reader throws(StoreError) -> String? in
      switch thing.adding {
      case "/events": try reader.all(Event.self).first?.id.text
      case "/countdowns": try reader.all(Countdown.self).first?.id.text
      case "/reminders": try reader.all(ReminderRecord.self).first?.id.text
      case "/rules": try reader.all(UserRule.self).first?.record.ruleID
      default: try reader.all(LeaveEntryRecord.self).first?.id.text
      }
    } ?? ""
  }

  @Test("every editor reports a conflict to the second user, and writes only after a choice", arguments: things)
  func editors(_ thing: Thing) throws {
    let room = try Room()
    let added = room.ask(
      thing.adding, .post, form, body: "request=wish-0000&back=/today&\(thing.body)One")
    #expect(added.status == 303, "\(added.text)")
    let id = try id(thing, room)
    try second(of: room, editor: thing.editor + id, post: thing.post + id, body: thing.body)
  }

  @Test("title and notes of a rule of the program do the same")
  func layer() throws {
    let room = try Room()
    try second(of: room, editor: "/rules/se.juldagen", post: "/rules/se.juldagen/layer", body: "notes=&title=")
  }

  private func second(of room: Room, editor: String, post: String, body: String) throws {
    let seen = try Self.seen(page(room, editor), in: post)
    func save(_ wish: String, _ name: String, _ seen: String) -> Answer {
      room.ask(post, .post, form, body: "request=wish-\(wish)&back=/today&seen=\(seen)&\(body)\(name)")
    }
    #expect(save("000one", "Two", seen).status == 303)
    let told = save("000two", "Three", seen)
    #expect(told.status == 409, "\(told.status)")
    #expect(told.text.contains("<dd>Two</dd>") && told.text.contains("<dd>Three</dd>"))
    #expect(page(room, editor).contains("Two") && !page(room, editor).contains("Three"))
    let chosen = try Self.seen(told.text, in: post)
    #expect(chosen != seen && save("00three", "Three", chosen).status == 303)
    #expect(page(room, editor).contains("Three"))
  }

  @Test("a record deleted meanwhile is not lost: the form can add it again", arguments: things.prefix(4))
  func gone(_ thing: Thing) throws {
    let room = try Room()
    _ = room.ask(thing.adding, .post, form, body: "request=wish-0000&back=/today&\(thing.body)One")
    let id = try id(thing, room)
    let seen = try Self.seen(page(room, thing.editor + id), in: thing.post + id)
    _ = room.ask("\(thing.post)\(id)/delete", .post, form, body: "request=wish-0001&back=/today")
    let told = room.ask(
      thing.post + id, .post, form, body: "request=wish-0002&back=/today&seen=\(seen)&\(thing.body)FieldInput")
    #expect(told.status == 422 && told.text.contains("action=\"\(thing.adding)\""), "\(told.status)")
    #expect(told.text.contains("FieldInput") && told.text.contains("It was deleted meanwhile"))
  }
}
