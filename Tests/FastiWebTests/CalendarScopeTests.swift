import FastiCivil
import FastiDays
import FastiHTTP
import FastiHolidays
import FastiPerson
import FastiRecords
import Testing

@testable import FastiWeb

/// What a token gets that may read only the calendar.
@Suite("Tokens of scope calendar") struct CalendarScopeTests {
  private static let holidays = "/api/v1/holidays?region=SE&year=2026"
  private static let businessDays =
    "/api/v1/business-days?from=2026-12-20&to=2026-12-31&bounds=inclusive&region=SE"
  /// Texts of the user in the answers to these questions.
  private static let own = ["Mum's operation", "Hos mormor", "Own feast", "tuxedo", "purple"]

  /// A server whose user changed names and notes of holidays, and wrote a rule for every region.
  private func room() throws -> Room {
    let room = try Room(phrase: AuthenticationTests.phrase)
    try room.write { store throws(Failure) in
      let almanac = try Almanac.read(from: store, named: nil, zones: room.server.zones)
      let rule = NewRule(region: "", name: "Own feast", language: "en", sentence: "23 December", kind: "public")
      _ = try EditRules(store, almanac, now: 0).add(rule)
      do throws(StoreError) {
        try store.write(store.newChange("test")) { writer throws(StoreError) in
          for id in ["se.julafton", "se.juldagen"] {
            try writer.put(
              RuleLayer(
                ruleID: id, titleOverride: "Hos mormor", symbolName: "tuxedo", iconColor: "purple",
                notes: "Mum's operation", userModifiedAt: 1))
          }
        }
      } catch { throw Failure(error) }
      _ = try EditMonthOverride(store).set(try EditMonthOverride.month("1447-09"), Day(20_503))
    }
    return room
  }

  @Test("none is of the user, in whatever order clients ask", arguments: [holidays, businessDays], [true, false])
  func nothingOwn(path: String, isReaderFirst: Bool) throws {
    let room = try room()
    let (reader, sign) = (try AuthenticationTests.token(room, [.read]), try token(room))
    func ask(_ token: (String, String)) -> String {
      let answer = room.ask(path, .get, [token])
      #expect(answer.status == 200, "\(answer.text)")
      return answer.text
    }
    for token in isReaderFirst ? [reader, sign, sign, reader] : [sign, reader, reader, sign] {
      let text = ask(token)
      for own in Self.own { #expect(text.contains(own) == (token == reader), "\(own)") }
      #expect(text.contains("Juldagen"))
    }
    // The day off that only the user has is not counted either.
    guard path == Self.businessDays else { return }
    #expect(ask(sign).contains("\"businessDays\":8") && ask(reader).contains("\"businessDays\":7"))
  }

  @Test("a question needs a region, and there are only those of the program")
  func regions() throws {
    let room = try room()
    let sign = try token(room)
    for path in ["/api/v1/holidays?year=2026", "/api/v1/business-days?from=2026-12-20&to=2026-12-31"] {
      let answer = room.ask(path, .get, [sign])
      #expect(answer.status == 400 && answer.text.contains("no-region"), "\(answer.text)")
    }
    try room.write { store throws(Failure) in
      do throws(StoreError) {
        try store.write(store.newChange("test")) { writer throws(StoreError) in
          let text = "region HOME\nrule home.x\n  name en Mine\n  public on 2 May\n"
          try writer.put(UserRegion(code: "HOME", text: text, userModifiedAt: 1))
        }
      } catch { throw Failure(error) }
    }
    let path = "/api/v1/holidays?region=HOME"
    #expect(room.ask(path, .get, [try AuthenticationTests.token(room, [.read])]).status == 200)
    let answer = room.ask(path, .get, [sign])
    #expect(answer.status == 404 && answer.text.contains("unknown-region"), "\(answer.text)")
  }

  @Test("a Hijri date is that of the calculated months")
  func months() throws {
    let room = try room()
    let path = "/api/v1/convert/2026-02-19?calendar=hijri&format=text"
    let own = room.ask(path, .get, [try AuthenticationTests.token(room, [.read])]).text
    let common = room.ask(path, .get, [try token(room)]).text
    let calculated = try Room().ask(path).text
    #expect(own != common && common == calculated)
  }

  @Test("every route of the scope answers it", arguments: RouteTable.all.indices.filter { RouteTable.all[$0].isCommon })
  func routes(index: Int) throws {
    let room = try room()
    let route = RouteTable.all[index]
    var path = RouteLaws.good(route)
    if route.query.contains(where: { $0.name == "region" }) { path += (path.contains("?") ? "&" : "?") + "region=SE" }
    let answer = room.ask(path, .get, [try token(room)])
    #expect(answer.status == 200, "\(answer.text)")
    for own in Self.own { #expect(!answer.text.contains(own)) }
  }

  private func token(_ room: Room) throws -> (String, String) {
    try AuthenticationTests.token(room, [.calendar, .write])
  }
}

extension Route {
  /// Whether a token of scope `calendar` opens it.
  fileprivate var isCommon: Bool { scope == .api && needs == .calendar }
}
