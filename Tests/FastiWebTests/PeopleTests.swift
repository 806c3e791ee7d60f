import FastiHTTP
import FastiHost
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import PeopleHomes
import Synchronization
import TestSupport
import Testing

@testable import FastiWeb

/// People with a calendar each on one server.
@Suite("Several people on one server, with data folders and with a database") struct PeopleTests {
  private static let other = "four unrelated words here"

  /// A server on which Bo was added and has signed in, with the cookies of both.
  private func shared(
    _ kind: PeopleHome.Kind
  ) throws -> (server: SharedServer, owner: (String, String), bo: (String, String), folder: String) {
    let server = try SharedServer(kind)
    let (link, folder) = try server.add("Bo")
    let bo = try #require(try server.accept(link, phrase: Self.other))
    let owner = try #require(SharedServer.cookie(server.signIn("owner", SharedServer.phrase)))
    return (server, owner, bo, folder)
  }

  @Test("two people ask every route in turns, and each answer has only what is theirs", arguments: PeopleHome.kinds)
  func apart(_ kind: PeopleHome.Kind) throws {
    let (server, owner, bo, folder) = try shared(kind)
    let feeds = (try server.write("QADAQ", server.path), try server.write("QBOBQ", folder))
    var (mixed, own): ([String], Int) = ([], 0)
    func check(_ answer: Answer, _ mark: String, _ other: String, _ path: String) {
      if answer.text.contains(mark) { own += 1 }
      if answer.text.contains(other) { mixed.append("\(mark): \(path)") }
    }
    for turn in 0..<3 {
      check(server.ask(feeds.0), "QADAQ", "QBOBQ", "feed")
      check(server.ask(feeds.1), "QBOBQ", "QADAQ", "feed")
      for route in RouteTable.all where !route.pattern.text.hasPrefix("/sign-out") {
        let path = RouteLaws.good(route).replacing("{", with: "").replacing("}", with: "")
        for type in route.method == .get ? ["text/html", "application/json", "text/plain"] : ["text/html"] {
          for (cookie, mark, other) in [(owner, "QADAQ", "QBOBQ"), (bo, "QBOBQ", "QADAQ")] {
            let headers = [("Accept", type), cookie]
            let answer =
              route.method == .get
              ? server.ask(path, .get, headers)
              : turn == 2 ? server.post(path, "request=turn-\(mark)", [cookie]) : server.ask(path, .get, headers)
            check(answer, mark, other, "\(route.method.rawValue) \(path)")
          }
        }
      }
    }
    #expect(mixed == [])
    #expect(own > 80, "\(own)")
  }

  @Test("a token and a feed choose the person, and another's are refused as unknown ones", arguments: PeopleHome.kinds)
  func secrets(_ kind: PeopleHome.Kind) throws {
    let (server, _, _, folder) = try shared(kind)
    _ = try server.write("QADAQ", server.path)
    _ = try server.write("QBOBQ", folder)
    let made = try EditTokens(server.store(folder)).add("t", [.read], entropy: .system, now: 0)
    let bearer = ("Authorization", "Bearer \(made.secret.text)")
    let answer = server.ask("/api/v1/day/2026-06-19", .get, [bearer])
    #expect(answer.status == 200 && answer.text.contains("QBOBQ event") && !answer.text.contains("QADAQ"))
    #expect(server.ask("/api/v1/today", .get, [("Authorization", "Bearer x")]).status == 401)
    #expect(server.ask("/today", .get, AuthenticationTests.browser).status == 303)
    try EditTokens(server.store(folder)).revoke("t")
    #expect(server.ask("/api/v1/today", .get, [bearer]).status == 401)
  }

  @Test("a change that waited in a browser is done only for the person who wrote it", arguments: PeopleHome.kinds)
  func waiting(_ kind: PeopleHome.Kind) throws {
    let (server, owner, bo, folder) = try shared(kind)
    let marks = try [owner, bo].map { cookie in
      let look = try #require(server.ask("/offline/pages", .get, [cookie]).text.firstMatch(of: /"look": ?"([^"]*)"/)).1
      return String(look.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
    }
    #expect(Set(marks).count == 2 && !marks.contains(""))
    func send(_ title: String, _ mark: String) -> Int {
      let fields = "request=wish-1000-\(title)&title=\(title)&on=2026-06-20&type=event"
      return server.post("/events", fields, [bo, ("Fasti-Space", mark), ("Prefer", "return=minimal")]).status
    }
    let sent: [UInt16] = [send("Owners", marks[0]), send("Bos", marks[1]), send("Unmarked", "")].map { UInt16($0) }
    #expect(sent == [401, 204, 204])
    let titles = try Planner.read(from: server.store(folder)).events.map { $0.event.title }
    #expect(titles.sorted() == ["Bos", "Unmarked"])
  }

  @Test(
    "an unknown name, and a person without a pass-phrase, are answered like a wrong pass-phrase, after the same work",
    arguments: PeopleHome.kinds)
  func names(_ kind: PeopleHome.Kind) throws {
    let (server, _, _, _) = try shared(kind)
    _ = try server.add("Zebedee")
    func work(_ name: String) -> (status: Int, hashes: Int, text: String) {
      let before = server.hasher.count
      let answer = server.signIn(name, "not the pass phrase")
      let text = answer.text.replacing("value=\"\(name)\"", with: "")
      return (answer.status, server.hasher.count - before, text)
    }
    let wrong = work("Bo")
    #expect(wrong.status == 403 && wrong.hashes == 1)
    for name in ["Dora", "Zebedee", "owner"] { #expect(work(name) == wrong, "\(name)") }
    let page = server.ask("/sign-in", .get, AuthenticationTests.browser).text
    #expect(page.contains("name=\"name\"") && !page.contains("Zebedee"))
  }

  @Test("wrong guesses of one network count together, whichever names are guessed", arguments: PeopleHome.kinds)
  func throttle(_ kind: PeopleHome.Kind) throws {
    let (server, _, _, _) = try shared(kind)
    let statuses = ["Bo", "owner", "Dora", "Bo", "x", "Bo"].map { server.signIn($0, "wrong").status }
    #expect(statuses.last == 429, "\(statuses)")
  }

  @Test("who signs in takes back no guess at another person", arguments: PeopleHome.kinds)
  func ownGuesses(_ kind: PeopleHome.Kind) throws {
    let (server, _, _, _) = try shared(kind)
    for _ in 0..<4 { #expect(server.signIn("owner", "wrong").status == 403) }
    #expect(server.signIn("Bo", Self.other).status == 303)
    #expect(server.service.server.throttle.with { $0.networks.values.map(\.wrong) } == [4])
    #expect(server.signIn("owner", SharedServer.phrase).status == 303)
    #expect(server.service.server.throttle.with { $0.networks.values.map(\.wrong) } == [0])
  }

  @Test("capitals and blanks of a name do not matter at sign-in", arguments: PeopleHome.kinds)
  func typed(_ kind: PeopleHome.Kind) throws {
    let (server, _, _, _) = try shared(kind)
    #expect(server.signIn("+bO+", Self.other).status == 303)
    #expect(server.signIn("Bo", SharedServer.phrase).status == 403)
  }

  @Test("the link sets a pass-phrase once, and says when it was used, is over or unknown", arguments: PeopleHome.kinds)
  func links(_ kind: PeopleHome.Kind) throws {
    let server = try SharedServer(kind)
    let (link, _) = try server.add("Bo")
    let page = server.ask(link, .get, AuthenticationTests.browser)
    #expect(page.status == 200 && page.text.contains("Bo") && page.text.contains("autocomplete=\"new-password\""))
    let short = server.post(link, "phrase=short&again=short")
    #expect(short.status == 422 && short.text.contains("too short"))
    let unlike = server.post(link, "phrase=four+unrelated+words&again=four+unrelated+word")
    #expect(unlike.status == 422 && unlike.text.contains("differ"))
    let cookie = try #require(try server.accept(link, phrase: Self.other))
    #expect(server.ask("/today", .get, AuthenticationTests.browser + [cookie]).status == 200)
    for answer in [
      server.ask(link, .get, AuthenticationTests.browser),
      server.post(link, "phrase=another+long+one&again=another+long+one"),
    ] {
      #expect(answer.status == 404 && answer.text.lowercased().contains("this link was used already"), "\(answer.text)")
    }
    let old = try server.add("Cy", now: WallClock.system.now - Invitation.lasting - 1).link
    #expect(server.ask(old, .get, AuthenticationTests.browser).text.lowercased().contains("this link has expired"))
    #expect(
      server.ask("/invitation/x", .get, AuthenticationTests.browser).text.lowercased().contains(
        "this link is not valid"))
    // A new link ends the former one.
    let former = try server.add("Dora").link
    let new = try server.people.link("dora", entropy: .system, now: WallClock.system.now).path
    #expect(server.ask(former).status == 404 && server.ask(new).status == 200)
  }

  @Test("a pass-phrase that cannot be stored leaves the link valid", arguments: PeopleHome.kinds)
  func unstored(_ kind: PeopleHome.Kind) throws {
    let server = try SharedServer(kind)
    let (link, folder) = try server.add("Bo")
    // Neither a store nor a key can be read where the folder of the person is a file.
    try FileManager.default.moveItem(atPath: folder, toPath: folder + ".aside")
    try Data().write(to: URL(filePath: folder))
    let failed = server.post(link, "phrase=four+unrelated+words&again=four+unrelated+words")
    #expect(failed.status >= 500, "\(failed.text)")
    #expect(server.ask(link, .get, AuthenticationTests.browser).status == 200)
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.moveItem(atPath: folder + ".aside", toPath: folder)
    let cookie = try #require(try server.accept(link, phrase: Self.other))
    #expect(server.ask("/today", .get, AuthenticationTests.browser + [cookie]).status == 200)
    #expect(server.ask(link).status == 404)
  }

  @Test("a page of another site cannot use a link", arguments: PeopleHome.kinds)
  func crossSite(_ kind: PeopleHome.Kind) throws {
    let server = try SharedServer(kind)
    let link = try server.add("Bo").link
    let answer = server.post(
      link, "phrase=four+unrelated+words&again=four+unrelated+words", [("Origin", "https://evil.example")])
    #expect(answer.status == 403)
    #expect(server.ask(link).status == 200)
  }

  @Test("a person who is removed is refused at once, and the data are kept", arguments: PeopleHome.kinds)
  func removal(_ kind: PeopleHome.Kind) throws {
    let (server, owner, bo, folder) = try shared(kind)
    let feed = try server.write("QBOBQ", folder)
    #expect(server.ask("/day/2026-06-19", .get, AuthenticationTests.browser + [bo]).text.contains("QBOBQ note"))
    let removed = try server.people.remove("bo")
    #expect(server.ask("/today", .get, AuthenticationTests.browser + [bo]).status == 303)
    #expect(server.ask(feed).status == 404)
    #expect(server.ask("/today", .get, AuthenticationTests.browser + [owner]).status == 200)
    #expect(!FileManager.default.fileExists(atPath: folder))
    let kept = try server.store(removed.folder).read { reader throws(StoreError) in try reader.all(Note.self) }
    #expect(kept.count == 1)
    // The last person but the owner: there is no name to type any more.
    #expect(!server.ask("/sign-in", .get, AuthenticationTests.browser).text.contains("name=\"name\""))
  }

  @Test("when the last person but the owner is removed, the owner still has to sign in", arguments: PeopleHome.kinds)
  func last(_ kind: PeopleHome.Kind) throws {
    // The pass-phrase was set after the start, because fasti people add asks for it.
    let server = try SharedServer(kind, isGuarded: false)
    func status() -> Int { server.ask("/api/v1/today").status }
    #expect(status() == 200)
    _ = try server.add("Bo")
    #expect(status() == 401)
    _ = try server.people.remove("Bo")
    #expect(status() == 401)
    let owner = try #require(SharedServer.cookie(server.signIn("", SharedServer.phrase)))
    #expect(server.ask("/api/v1/today", .get, [owner]).status == 200)
  }

  @Test(
    "devices of a person wait from when the person is added, and no longer after the person is removed",
    arguments: PeopleHome.kinds)
  func devices(_ kind: PeopleHome.Kind) throws {
    let server = try SharedServer(kind)
    let own = server.service.server
    server.spaces.serve(at: "https://desk.local:8443#KEY", clock: .system)
    let folder = try server.add("Bo").folder
    let place = try #require(server.spaces.devicePlaces(own: own).first)
    let waits = try #require(server.spaces.waits(of: place.person))
    #expect(try server.store(folder).servedAddress() == "https://desk.local:8443#KEY")
    let wait = SyncWait(device: RecordID(high: 1, low: 1), revision: try place.open().revise(), seconds: 25)
    let isAnswered = Mutex(false)
    #expect(waits.add(wait, LaterAnswer { _ in isAnswered.withLock { $0 = true } }))
    _ = try server.people.remove("Bo")
    #expect(server.spaces.devicePlaces(own: own).isEmpty)
    #expect(isAnswered.withLock { $0 })
    #expect(server.spaces.waits(of: place.person) == nil && !waits.add(wait, LaterAnswer { _ in }))
  }

  @Test("a token of a person who has not come to the server yet is known", arguments: PeopleHome.kinds)
  func tokenFirst(_ kind: PeopleHome.Kind) throws {
    let server = try SharedServer(kind)
    let folder = try server.add("Bo").folder
    let made = try EditTokens(server.store(folder)).add("t", [.read], entropy: .system, now: 0)
    #expect(server.ask("/api/v1/today", .get, [("Authorization", "Bearer \(made.secret.text)")]).status == 200)
  }

  @Test("without other people nothing is different, and no file is made", arguments: PeopleHome.kinds)
  func alone(_ kind: PeopleHome.Kind) throws {
    let (server, room) = (try SharedServer(kind), try Room(phrase: SharedServer.phrase))
    for path in ["/sign-in", "/today", "/api/v1/today"] {
      #expect(
        server.ask(path, .get, AuthenticationTests.browser).status
          == room.ask(path, .get, AuthenticationTests.browser).status)
    }
    #expect(!server.ask("/sign-in", .get, AuthenticationTests.browser).text.contains("name=\"name\""))
    #expect(server.post("/sign-in", "phrase=correct+horse+battery+staple").status == 303)
    #expect(server.ask("/invitation/x").status == 404)
    #expect(!FileManager.default.fileExists(atPath: server.path + "/people.db"))
    #expect(!FileManager.default.fileExists(atPath: server.path + "/people"))
  }
}
