import FastiCivil
import FastiDays
import FastiFormats
import FastiHTTP
import FastiLeave
import FastiMonths
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Testing

@testable import FastiWeb

/// A reader that finds one event in every calendar.
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
    var event = ICalendarFile.Event()
    (event.uid, event.title) = ("one", "Rom <b>")
    event.start = ICalendarFile.Moment(day: Day(20_500))
    let lines = ["BEGIN:VTODO", "UID:todo", "END:VTODO"].map { ContentLine($0) }
    let todo = ICalendarFile.Component(ContentLines.Component(name: "VTODO", lines: lines))
    return ICalendarFile(events: [event], components: [todo], broken: 3, brokenLines: [4, 9])
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

  private func confirm(_ upload: String, _ wish: String, _ room: Room) -> Answer {
    room.ask(
      "/import/now", .post,
      [("Content-Type", "application/x-www-form-urlencoded"), ("Origin", "http://127.0.0.1:8080")],
      body: "request=\(wish)&back=%2Fimport&upload=\(upload)")
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
    #expect(confirm(name, "wish-0002", room).status == 303)
    #expect(confirm(name, "wish-0002", room).status == 303)
    #expect(
      try room.write { store throws(Failure) in try Planner.read(from: store).events.map(\.event.title) } == ["Rom <b>"]
    )
    // The file is gone by now, which is reported.
    let late = confirm(name, "wish-0003", room)
    #expect(late.status == 422 && late.text.contains("choose it again"))
    #expect(send("a.ics", "BEGIN:VCALENDAR", to: room).text.contains("nothing new"))
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
