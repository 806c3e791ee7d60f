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

/// Access to a server with a pass-phrase.
@Suite("Authentication: access") struct AuthenticationTests {
  static let phrase = "correct horse battery staple"
  static let browser = [("Accept", "text/html")]
  static let form = browser + [("Content-Type", "application/x-www-form-urlencoded")]

  /// The cookie of a browser that has signed in.
  static func signIn(_ room: Room, _ headers: [(String, String)] = []) throws -> (String, String) {
    let answer = room.ask("/sign-in", .post, form + headers, body: "back=/week&phrase=correct+horse+battery+staple")
    let cookie = try #require(answer.headers["Set-Cookie"], "\(answer.text)")
    #expect(answer.status == 303 && answer.headers["Location"] == "/week")
    return ("Cookie", String(cookie.prefix { $0 != ";" }))
  }

  static func token(_ room: Room, _ scopes: Set<TokenScope>) throws -> (String, String) {
    let store = SQLiteStore(folder: room.folder.url.path, clock: .system, entropy: .system)
    let made = try EditTokens(store).add("t\(scopes.count)", scopes, entropy: .system, now: 0)
    return ("Authorization", "Bearer \(made.secret.text)")
  }

  @Test("an unknown client gets only feeds, files and the sign-in page")
  func strangers() throws {
    let room = try Room(phrase: Self.phrase)
    for route in RouteTable.all where route.scope != .open && route.scope != .token { refuses(route, room) }
  }

  private func refuses(_ route: Route, _ room: Room) {
    let path = RouteLaws.good(route).replacing("{", with: "").replacing("}", with: "")
    for headers in [[], [("Authorization", "Bearer x")], [("Cookie", "fasti=x; __Host-fasti=x")]] {
      let plain = room.ask(path, route.method, headers)
      #expect(plain.status == 401 && plain.headers["WWW-Authenticate"] != nil, "\(path)")
      #expect(!plain.text.contains("Påsk") && !plain.text.contains("2026-02-05"))
    }
    guard route.scope == .page else { return }
    let answer = room.ask(path, route.method, Self.browser)
    if route.method == .get {
      #expect(answer.status == 303 && answer.headers["Location"]?.hasPrefix("/sign-in") == true)
    } else {
      #expect(answer.status == 401 && answer.text.contains("name=\"phrase\""))
    }
  }

  @Test("feeds, files and public pages are answered")
  func open() throws {
    let room = try Room(phrase: Self.phrase)
    #expect(room.ask(try room.feed().token.path).status == 200)
    #expect(room.ask("/static/fasti.css").status == 200)
    let page = room.ask("/sign-in?back=/month/2026-06?day=2026-06-19", .get, Self.browser)
    #expect(page.status == 200 && page.text.contains("value=\"/month/2026-06?day=2026-06-19\""))
    #expect(!page.text.contains("Sweden") && !page.text.contains("<nav"))
    for back in ["//evil.example", "https://evil.example", "/%5C%5Cevil", "javascript:x"] {
      #expect(!room.ask("/sign-in?back=\(back)", .get, Self.browser).text.contains("evil"))
    }
  }

  @Test("the field hides what is typed, and password managers can fill it in")
  func field() throws {
    let page = try Room(phrase: Self.phrase).ask("/sign-in", .get, Self.browser).text
    let field = try #require(page.firstMatch(of: /<input[^>]*name="phrase"[^>]*>/)).0
    #expect(field.contains("type=\"password\"") && field.contains("autocomplete=\"current-password\""))
    #expect(!field.contains("maxlength") && !field.contains("onpaste"))
  }

  @Test("the right pass-phrase leads to the requested page, with a cookie that has all its attributes")
  func session() throws {
    let room = try Room(phrase: Self.phrase)
    let lead = room.ask("/month/2026-06?day=2026-06-19", .get, Self.browser)
    #expect(lead.headers["Location"] == "/sign-in?back=%2Fmonth%2F2026-06%3Fday%3D2026-06-19")
    let answer = room.ask("/sign-in", .post, Self.form, body: "back=/&phrase=correct+horse+battery+staple")
    let header = try #require(answer.headers["Set-Cookie"])
    #expect(header.hasPrefix("fasti=") && header.hasSuffix("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax"))
    let cookie = try Self.signIn(room)
    for path in ["/today", "/api/v1/today", "/settings"] { #expect(room.ask(path, .get, [cookie]).status == 200) }
    #expect(room.ask("/sign-in", .get, [cookie]).status == 303)
    #expect(room.ask("/settings", .get, [cookie] + Self.browser).text.contains("/sign-out/everywhere"))
  }

  @Test("behind HTTPS the cookie is only for HTTPS and this host, and the public name is accepted")
  func secure() throws {
    let room = try Room(publicURL: "https://days.example.org:443/", phrase: Self.phrase)
    let host = [("Host", "days.example.org")]
    let answer = room.ask("/sign-in", .post, Self.form + host, body: "phrase=correct+horse+battery+staple")
    let header = try #require(answer.headers["Set-Cookie"])
    #expect(header.hasPrefix("__Host-fasti=") && header.hasSuffix("; HttpOnly; SameSite=Lax; Secure"))
    let cookie = ("Cookie", String(header.prefix { $0 != ";" }))
    #expect(room.ask("/today", .get, host + [cookie]).status == 200)
    // A proxy that passes on its own name for this server.
    #expect(room.ask("/today", .get, [cookie]).status == 200)
    #expect(room.ask("/today", .get, [cookie, ("Host", "other.example.org")]).status == 421)
    let made = room.ask(
      "/settings/feeds", .post, host + Self.form + [cookie, ("Origin", "https://days.example.org")],
      body: "request=abcdefgh&name=phone")
    #expect(made.text.contains("https://days.example.org/feeds/"), "\(made.status)")
    for origin in ["http://127.0.0.1:8080", "http://days.example.org", "https://evil.example"] {
      let headers = host + Self.form + [cookie, ("Origin", origin)]
      #expect(room.ask("/sign-out", .post, headers).status == 403)
    }
  }

  @Test("a restart does not shorten the wait; a new pass-phrase resets it")
  func restart() throws {
    let room = try Room(phrase: Self.phrase)
    func guess(_ room: Room, _ phrase: String) -> Int {
      room.ask("/sign-in", .post, Self.form, body: "phrase=\(phrase)").status
    }
    #expect((0..<6).map { _ in guess(room, "wrong") } == [403, 403, 403, 403, 403, 429])
    let again = try Room(restarting: room)
    #expect(guess(again, "correct+horse+battery+staple") == 429)
    let store = SQLiteStore(folder: room.folder.url.path, clock: .system, entropy: .system)
    try SetPassPhrase(store, PlainHasher()).set(Array(Self.phrase.utf8), now: 1)
    #expect(guess(try Room(restarting: room), "correct+horse+battery+staple") == 303)
    // A client that has signed in from there before is known after a restart too.
    let known = try #require(try store.attempts())
    #expect(known.split(separator: "\n").count == 2 && known.hasSuffix(" 0 0 1"), "\(known)")
  }

  @Test("a new pass-phrase ends the waits of a running server")
  func renewed() throws {
    let room = try Room(phrase: Self.phrase)
    func wrong() -> Int { room.server.throttle.with { $0.networks.values.reduce(0) { $0 + $1.wrong } } }
    for _ in 0..<6 { _ = room.ask("/sign-in", .post, Self.form, body: "phrase=wrong") }
    #expect(wrong() >= 5)
    let store = SQLiteStore(folder: room.folder.url.path, clock: .system, entropy: .system)
    try SetPassPhrase(store, PlainHasher()).set(Array("another long phrase".utf8), now: 1)
    #expect(room.ask("/sign-in", .post, Self.form, body: "phrase=another+long+phrase").status == 303)
    #expect(wrong() == 0)
  }

  @Test("signing out ends this session, or all sessions")
  func signOut() throws {
    let room = try Room(phrase: Self.phrase)
    let cookies = try (0..<3).map { _ in try Self.signIn(room) }
    let out = room.ask("/sign-out", .post, Self.form + [cookies[0]])
    #expect(out.status == 303 && out.headers["Location"] == "/sign-in")
    #expect(out.headers["Set-Cookie"]?.hasPrefix("fasti=; Path=/; Max-Age=0") == true)
    #expect(out.headers["Clear-Site-Data"] == "\"cache\"", "what waits to be sent is not dropped")
    #expect(cookies.map { room.ask("/today", .get, [$0]).status } == [401, 200, 200])
    #expect(room.ask("/sign-out/everywhere", .post, Self.form + [cookies[1]]).status == 303)
    #expect(cookies.map { room.ask("/today", .get, [$0]).status } == [401, 401, 401])
  }

  @Test("a form sent after the session ended is sent again after signing in, once, by a user with the pass-phrase")
  func held() throws {
    let room = try Room(phrase: Self.phrase)
    let sent = room.ask(
      "/day/2026-02-05/note", .post, Self.form, body: "request=wish-0001&back=/today&text=a+%3Cb%3E%0D%0Aand+more")
    #expect(sent.status == 401 && sent.text.contains("a &lt;b&gt;") && !sent.text.contains("<b>"))
    #expect(sent.text.contains("name=\"held-path\" value=\"/day/2026-02-05/note\""))
    let held = "&held-path=/day/2026-02-05/note&held-body=request%3Dwish-0001%26back%3D/today%26text%3Da%2B%253Cb%253E"
    let wrong = room.ask("/sign-in", .post, Self.form, body: "phrase=no" + held)
    #expect(wrong.status == 403 && wrong.text.contains("held-body") && wrong.text.contains("a &lt;b&gt;"))
    let phrase = "phrase=correct+horse+battery+staple"
    let answer = room.ask("/sign-in", .post, Self.form, body: phrase + held)
    #expect(answer.status == 200 && answer.text.contains("action=\"/day/2026-02-05/note\""))
    #expect(answer.text.contains("name=\"request\" value=\"wish-0001\"") && !answer.text.contains("correct horse"))
    #expect(answer.headers["Set-Cookie"]?.hasPrefix("fasti=") == true)
    for elsewhere in ["//evil.example", "https://evil.example", "/sign-out"] {
      let body = phrase + "&held-path=\(elsewhere)&held-body=request%3Dwish-0002"
      #expect(room.ask("/sign-in", .post, Self.form, body: body).status == 303)
    }
  }

  @Test("a new pass-phrase ends all sessions at once")
  func changed() throws {
    let room = try Room(phrase: Self.phrase)
    let cookie = try Self.signIn(room)
    let store = SQLiteStore(folder: room.folder.url.path, clock: .system, entropy: .system)
    try SetPassPhrase(store, PlainHasher()).set(Array("another long phrase".utf8), now: 1)
    #expect(room.ask("/today", .get, [cookie]).status == 401)
  }

  @Test("a session ends after 30 days")
  func expiry() throws {
    let room = try Room(phrase: Self.phrase)
    let store = SQLiteStore(folder: room.folder.url.path, clock: .system, entropy: .system)
    let phrase = try #require(try store.passPhrase())
    let (over, fresh) = (Secret(.system), Secret(.system))
    let now = WallClock.system.now
    #expect(try store.begin(Session(hash: over.hash, began: now - SignIn.lasting, ends: now - 1), under: phrase))
    #expect(room.ask("/today", .get, [("Cookie", "fasti=\(over.text)")]).status == 401)
    #expect(try store.begin(Session(hash: fresh.hash, began: now, ends: now + 60_000), under: phrase))
    #expect(room.ask("/today", .get, [("Cookie", "fasti=\(fresh.text)")]).status == 200)
  }

  @Test("tokens give access according to their scopes")
  func tokens() throws {
    let post = Route(.post, "/api/v1/thing", "Changes something", scope: .api, answer: .other("text/plain")) { _ in
      Response(200)
    }
    let room = try Room(phrase: Self.phrase, routes: RouteTable.all + [post])
    let (read, calendar) = (try Self.token(room, [.read]), try Self.token(room, [.calendar, .write]))
    #expect(room.ask("/api/v1/today", .get, [read]).status == 200)
    #expect(room.ask("/api/v1/holidays", .get, [read]).status == 200)
    #expect(room.ask("/api/v1/thing", .post, [read]).status == 403)
    #expect(room.ask("/api/v1/holidays?region=SE", .get, [calendar]).status == 200)
    #expect(room.ask("/api/v1/leave/balance", .get, [calendar]).status == 403)
    #expect(room.ask("/api/v1/thing", .post, [calendar]).status == 200)
    // A token is for programs and does not open pages.
    #expect(room.ask("/today", .get, [read]).status == 401)
    for shown in ["Basic abc", "Bearer", "Bearer ", "bearer  x", "\(read.1)x"] {
      #expect(room.ask("/api/v1/today", .get, [("Authorization", shown)]).status == 401)
    }
    try EditTokens(SQLiteStore(folder: room.folder.url.path, clock: .system, entropy: .system)).revoke("t1")
    #expect(room.ask("/api/v1/today", .get, [read]).status == 401)
  }

  @Test("without a pass-phrase there is no sign-in")
  func unguarded() throws {
    let room = try Room()
    #expect(room.ask("/sign-in").status == 404)
    #expect(room.ask("/sign-in", .post, Self.form, body: "phrase=x").status == 404)
    #expect(room.ask("/api/v1/today", .get, [("Authorization", "Bearer x")]).status == 200)
    #expect(!room.ask("/settings", .get, Self.browser).text.contains("sign-out"))
  }
}
