import FastiAgenda
import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiLeave
import FastiMonths
import FastiPages
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

/// A reader that finds one event and one task in every calendar.
private struct OneEvent: DocumentReader, Zones {
  func zone(named name: String) throws(Failure) -> Zone { .utc }
  func local() throws(Failure) -> Zone { .utc }
  func page(html: [UInt8]) throws(Failure) -> WebPage? { nil }
  func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? { nil }
  func report() throws(Failure) -> ReaderReport { ReaderReport(readers: []) }
  func plan(question: [UInt8], _ progress: FastiRecords.Progress) throws(Failure) -> [UInt8] {
    ForeignReading.answer(to: question, zones: self, calendar: calendar) ?? []
  }

  private func calendar(_ ics: [UInt8]) -> ICalendarFile? {
    guard ics.starts(with: Array("BEGIN:VCALENDAR".utf8)) else { return nil }
    return ICalendarFile(events: [event("one")], components: [todo("todo")], broken: 3, brokenLines: [4, 9])
  }

  private func event(_ uid: String) -> ICalendarFile.Event {
    var event = ICalendarFile.Event()
    (event.uid, event.title) = (uid, "Rom <b>")
    event.start = ICalendarFile.Moment(day: Day(20_500))
    return event
  }

  private func todo(_ uid: String) -> ICalendarFile.Component {
    let lines = ["BEGIN:VTODO", "UID:\(uid)", "END:VTODO"].map { ContentLine($0) }
    return ICalendarFile.Component(ContentLines.Component(name: "VTODO", lines: lines))
  }
}

@Suite("The import page") struct ImportPageTests {
  private func send(_ name: String, _ content: String, to room: Room) -> Answer {
    let body = """
      --x\r\nContent-Disposition: form-data; name="request"\r\n\r\nwish-0001\r\n\
      --x\r\nContent-Disposition: form-data; name="file"; filename="\(name)"\r\n\r\n\(content)\r\n--x--\r\n
      """
    return room.ask(
      "/import", .post,
      [("Content-Type", "multipart/form-data; boundary=x"), ("Origin", "http://127.0.0.1:8080")], body: body)
  }

  private func confirm(_ upload: String, _ wish: String, _ room: Room, _ conflict: String = "keep") -> Answer {
    room.ask(
      "/import/now", .post,
      [("Content-Type", "application/x-www-form-urlencoded"), ("Origin", "http://127.0.0.1:8080")],
      body: "request=\(wish)&back=%2Fimport&upload=\(upload)&conflict=\(conflict)")
  }

  /// The message for the next page.
  private func said(_ answer: Answer) throws -> String {
    let sent = answer.headers.all("Set-Cookie").first { $0.hasPrefix("done=") }
    let cookie = try #require(sent?.split(separator: ";").first)
    let target = try #require(Target(Array("/".utf8)))
    let request = Request(method: .get, target: target, headers: Headers([("Cookie", String(cookie))]))
    return try #require(FlashCookie.flash(in: request)).text
  }

  /// The number of a preview beside a text; 0 if it is not there.
  private func count(_ text: String, _ page: Answer) -> Int {
    let start = "\(text.replacing("'", with: "&#39;"))<"
    let facts = page.text.components(separatedBy: "<dt>").dropFirst().first { $0.hasPrefix(start) }
    return facts.flatMap { $0.components(separatedBy: "<dd>").dropFirst().first }
      .flatMap { Int($0.prefix { $0 != "<" }) } ?? 0
  }

  private func upload(in answer: Answer) -> String {
    guard let part = answer.text.split(separator: "name=\"upload\" value=\"").dropFirst().first else { return "" }
    return String(part.prefix { $0 != "\"" })
  }

  @Test("a calendar has a preview, then is imported once, and a double click is one submission")
  func calendar() throws {
    let room = try Room(ports: WebPorts(documents: OneEvent()))
    #expect(room.ask("/import").status == 200)
    let preview = send("a.ics", "BEGIN:VCALENDAR", to: room)
    #expect(preview.status == 200 && preview.text.contains("Rom &lt;b&gt;") && preview.text.contains("tasks"))
    #expect(preview.text.contains("lines that could not be understood: line 4, 9 …"))
    #expect(try room.write { store throws(Failure) in try Planner.read(from: store).events.count } == 0)
    let name = upload(in: preview)
    let done = confirm(name, "wish-0002", room)
    #expect(done.status == 303)
    #expect(try said(done) == "a.ics: 2 imported")
    #expect(confirm(name, "wish-0002", room).status == 303)
    #expect(
      try room.write { store throws(Failure) in try Planner.read(from: store).events.map(\.event.title) } == ["Rom <b>"]
    )
    // The file is gone by now, which is reported.
    let late = confirm(name, "wish-0003", room)
    #expect(late.status == 422 && late.text.contains("choose it again"))
    #expect(send("a.ics", "BEGIN:VCALENDAR", to: room).text.contains("nothing new"))
  }

  @Test("the preview counts the events that are removed, now or with the file's version", arguments: [true, false])
  func removed(isUnchanged: Bool) throws {
    let room = try Room(ports: WebPorts(documents: OneEvent()))
    // A longer version of the event of the file, as one event a day.
    try room.write { store throws(Failure) in
      do throws(StoreError) {
        try store.write(store.newChange(isUnchanged ? "import a.ics --yes" : "test")) { writer throws(StoreError) in
          for index in 0..<4 {
            guard let once = try? Recurrence(first: Day(20_500 + Int32(index))) else { continue }
            _ = try writer.put(Event(title: "Rom", recurrence: once), id: .version8(kind: "ics", key: "one\n\(index)"))
          }
        }
      } catch { throw Failure(error) }
    }
    let page = send("a.ics", "BEGIN:VCALENDAR", to: room)
    let gone = "of an earlier import, no longer in the file, removed"
    let later = "of an earlier import and changed since, no longer in the file, removed only with the file's version"
    #expect(count(gone, page) == (isUnchanged ? 3 : 0) && count(later, page) == (isUnchanged ? 0 : 3), "\(page.text)")
    #expect(page.text.contains("name=\"conflict\"") == !isUnchanged)
    _ = confirm(upload(in: page), "wish-0002", room, "replace")
    let left = try room.write { store throws(Failure) in try Planner.read(from: store).events.map(\.event.title) }
    #expect(left == ["Rom <b>"])
  }

  @Test("events of a planner file that only gain kept lines are counted")
  func lines() throws {
    let room = try Room(ports: WebPorts(documents: OneEvent()))
    let id = "019a6da3-54f8-7e31-8d97-f6058fee62f5"
    func file(_ more: String) -> String {
      #"{"format":"fasti-planner/1","events":[{"id":"\#(id)","title":"Choir","type":"event","#
        + #""date":"2026-02-05"\#(more)}]}"#
    }
    _ = confirm(upload(in: send("planner.json", file(""), to: room)), "wish-0002", room)
    let page = send("planner.json", file(#","uid":"one","lines":["CLASS:PRIVATE"]"#), to: room)
    #expect(count("exists with other content, replaced", page) == 1, "\(page.text)")
    let done = confirm(upload(in: page), "wish-0003", room)
    #expect(try said(done) == "planner.json: 1 imported")
  }

  /// A leave ledger with a profile, and an entry of one of its kinds.
  private func ledger(_ kinds: [String], _ type: String) -> String {
    let types = kinds.map { #""\#($0)":{"start":"0.00","rates":[{"rate":"1.00"}]}"# }.joined(separator: ",")
    return #"{"format":"fasti-leave/1","profile":{"anchor":"2026-02-06","schedule":{"kind":"every","days":14},"lag":7,"#
      + #""baseline":"additive","types":{\#(types)}},"entries":[{"date":"2026-02-02","type":"\#(type)","#
      + #""action":"used","hours":"8.00"}]}"#
  }

  @Test("the preview of a leave ledger says what becomes of its profile")
  func profile() throws {
    let room = try Room(ports: WebPorts(documents: OneEvent()))
    func kinds() throws -> [String] {
      try room.write { store throws(Failure) in
        try LoadLedger(store).setup().profile.terms.map { $0.type.string }
      }
    }
    let first = send("leave.json", ledger(["vacation"], "vacation"), to: room)
    #expect(first.text.contains("The leave profile of the file is saved too."), "\(first.text)")
    #expect(try said(confirm(upload(in: first), "wish-0001", room)) == "leave.json: 2 imported")
    #expect(try kinds() == ["vacation"])
    #expect(!send("leave.json", ledger(["vacation"], "vacation"), to: room).text.contains("leave profile of the file"))

    // Another profile is kept, or replaces the present one.
    let other = send("leave.json", ledger(["vacation", "sick"], "vacation"), to: room)
    #expect(other.text.contains("The leave profile of the file differs from yours"))
    #expect(other.text.contains("value=\"keep\"") && other.text.contains("value=\"replace\""))
    _ = confirm(upload(in: other), "wish-0002", room)
    #expect(try kinds() == ["vacation"])

    // A kind that only the file's profile has: there is no choice.
    let needed = send("leave.json", ledger(["vacation", "comp"], "comp"), to: room)
    #expect(needed.status == 200 && needed.text.contains("only with its leave profile"), "\(needed.text)")
    #expect(needed.text.contains("name=\"conflict\" value=\"replace\"") && !needed.text.contains("value=\"keep\""))
    #expect(try said(confirm(upload(in: needed), "wish-0003", room, "replace")) == "leave.json: 2 imported")
    #expect(try kinds() == ["vacation", "comp"])
    // A kind that neither has is a mistake.
    #expect(send("leave.json", ledger(["vacation"], "study"), to: room).status == 422)
  }

  @Test("a leave ledger is imported by the same page")
  func ledger() throws {
    let room = try Room(ports: WebPorts(documents: OneEvent()))
    let preview = send("leave.csv", "date,type,action,hours\r\n2026-02-02,vacation,used,8.00\r\n", to: room)
    #expect(preview.status == 200 && preview.text.contains("vacation"), "\(preview.text)")
    #expect(confirm(upload(in: preview), "wish-0004", room).status == 303)
    let count = try room.write { store throws(Failure) in try LoadLedger(store)().ledger.entries.count }
    #expect(count == 1)
  }

  @Test("a file of an unknown kind is reported beside the field", arguments: ["", "x", "date,type\r\n"])
  func wrong(content: String) throws {
    let room = try Room(ports: WebPorts(documents: OneEvent()))
    let answer = send("a.csv", content, to: room)
    #expect(answer.status == 422 && answer.text.contains("import-file-error"))
    #expect(send("a.ics", content, to: room).status == 422)
  }

  @Test("all mistakes of a file are reported with line and value; of very many, the number")
  func mistakes() throws {
    let room = try Room(ports: WebPorts(documents: OneEvent()))
    let head = "date,type,action,hours\r\n"
    let few = send("a.csv", head + "2026-02-30,vacation,used,8\r\n2026-02-03,vacation,used,x\r\n", to: room)
    let told = PageTexts(few.text).texts
    #expect(few.status == 422)
    #expect(told.contains { $0.contains("line 2") && $0.contains("date &quot;2026-02-30&quot;") }, "\(told)")
    #expect(told.contains { $0.contains("line 3") && $0.contains("hours &quot;x&quot;") }, "\(told)")
    let many = send("a.csv", head + String(repeating: "2026-02-30,vacation,used,8\r\n", count: 60), to: room)
    #expect(many.text.components(separatedBy: "<p class=\"error\"").count - 1 == 51)
    #expect(many.text.contains("10 more mistakes"))
  }

  @Test("the preview shows when imported events end")
  func ends() throws {
    let room = try Room(ports: WebPorts(documents: OneEvent()))
    let file = """
      [{"title":"Choir","type":"event","date":"2026-02-05","every":"week","first":"2026-02-05",\
      "last":"2026-12-10"},{"title":"Rom","type":"trip","date":"2026-12-24","until":"2026-12-26"}]
      """
    let page = send("planner.json", file, to: room)
    let texts = PageTexts(page.text).texts.joined(separator: " ")
    #expect(texts.contains("every week until 10 December 2026"), "\(texts)")
    #expect(texts.contains("Thursday 24 December 2026 – Saturday 26 December 2026"), "\(texts)")
  }

  @Test("a form that is cut off, has no end or comes from another site is refused")
  func hostile() throws {
    let room = try Room(ports: WebPorts(documents: OneEvent()))
    for body in ["", "--x", "--x\r\n\r\n", "--x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nabc"] {
      let answer = room.ask(
        "/import", .post,
        [("Content-Type", "multipart/form-data; boundary=x"), ("Origin", "http://127.0.0.1:8080")], body: body)
      #expect((400..<500).contains(answer.status))
    }
    let foreign = room.ask(
      "/import", .post,
      [("Content-Type", "multipart/form-data; boundary=x"), ("Origin", "http://evil.example")], body: "--x--")
    #expect(foreign.status == 403)
  }
}
