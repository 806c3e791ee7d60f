import FastiCivil
import FastiDays
import FastiHTTP
import FastiLeave
import FastiPerson
import FastiRecords
import Foundation
import Testing

@testable import FastiWeb

@Suite("The leave page reports notes about an entry") struct LeaveNoteTests {
  /// Saves an entry, and returns the message of the next page.
  private func save(_ room: Room, _ hours: String, _ on: String, _ path: String = "/leave/entries") -> String {
    let fields = [("type", "vacation"), ("action", "used"), ("hours", hours), ("on", on), ("notes", "")]
    return flash(ScreenTests.post(room, path, fields))
  }

  private func flash(_ answer: Answer) -> String {
    #expect(answer.status == 303, "\(answer.text)")
    let cookie = answer.headers.all("Set-Cookie").first { $0.hasPrefix("done=") } ?? ""
    let digits = Array((cookie.split(separator: "~").last ?? "").prefix { $0 != ";" })
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("rounded hours are reported when they are added and when they are changed")
  func rounding() throws {
    let room = try Room()
    #expect(save(room, "7.87", "2026-02-03").contains("7.87 was saved as 7.75: hours are rounded to quarters"))
    #expect(!save(room, "7h45", "2026-02-04").contains("rounded"))
    let id = try ScreenTests.id(ScreenTests.page(room, "/leave"), after: "/leave/entries/")
    #expect(save(room, "3.9", "2026-02-04", "/leave/entries/\(id)").contains("3.9 was saved as 4.00"))
  }

  @Test("hours that change by less than a hundredth are reported too, in quarters and in hundredths")
  func fineRounding() throws {
    let room = try Room()
    #expect(save(room, "7.754", "2026-02-03").contains("7.754 was saved as 7.75: hours are rounded to quarters"))
    #expect(ScreenTests.post(room, "/leave/setup", ScreenTests.setup).status == 303)
    #expect(save(room, "7h20", "2026-02-04").contains("7h20 was saved as 7.33: hours are rounded to hundredths"))
    #expect(save(room, "7.128", "2026-02-05").contains("7.128 was saved as 7.13"))
    #expect(!save(room, "7.13", "2026-02-06").contains("rounded"))
  }

  @Test("a day off and a day that has leave already are reported, and saved")
  func slips() throws {
    let room = try Room()
    #expect(save(room, "8", "2026-02-07").contains("is a day off: Saturday"))
    #expect(!save(room, "4", "2026-02-03").contains("already"))
    #expect(save(room, "4", "2026-02-03").contains("4.00 hours of leave are already entered on"))
    #expect(ScreenTests.page(room, "/leave").text.components(separatedBy: "/delete\"").count - 1 == 3)
    #expect(save(room, "1", "2026-02-03").contains("8.00 hours of leave are already entered on"), "the sum of the day")
  }

  @Test("after deleting the edited entry the user gets the ledger, not a missing page")
  func deletion() throws {
    let room = try Room()
    _ = save(room, "8", "2026-02-03")
    let id = try ScreenTests.id(ScreenTests.page(room, "/leave"), after: "/leave/entries/")
    let answer = ScreenTests.post(room, "/leave/entries/\(id)/delete", [("back", "/leave?entry=\(id)")])
    #expect(answer.status == 303)
    let place = try #require(answer.headers["Location"])
    #expect(place == "/leave" && ScreenTests.page(room, place).status == 200)
  }

  @Test("another anchor reports that the starting balances are of another day")
  func anchor() throws {
    let room = try Room()
    #expect(ScreenTests.post(room, "/leave/setup", ScreenTests.setup).status == 303)
    var fields = ScreenTests.setup
    let before = try #require(fields.first { $0.0 == "anchor" }).1
    let place = try #require(fields.firstIndex { $0.0 == "anchor" })
    let schedule = try room.write { store throws(Failure) in try LoadLedger(store).setup() }.profile.schedule
    fields[place].1 = schedule.payday(1).iso
    let told = flash(ScreenTests.post(room, "/leave/setup", fields))
    #expect(told.contains("the starting balances of") && told.contains("before, they applied on"), "\(before) \(told)")
    #expect(!flash(ScreenTests.post(room, "/leave/setup", fields)).contains("starting balances"))
  }
}
