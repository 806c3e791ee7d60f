import FastiHTTP
import FastiPerson
import FastiRecords
import Testing

@testable import FastiWeb

@Suite("Guesses are limited") struct SignInThrottleTests {
  private static let bo = RecordID(high: 0, low: 2)

  @Test("five wrong guesses are free, then the wait doubles, up to a quarter of an hour")
  func doubling() {
    var attempts = SignInThrottle()
    var now: Int64 = 1_000_000
    var waits: [Int64] = []
    for _ in 0..<20 {
      if let wait = attempts.begin("a", now: now) {
        waits.append(wait / 1_000)
        #expect(attempts.begin("a", now: now + wait - 1) == 1)
        now += wait
        #expect(attempts.begin("a", now: now) == nil)
      }
    }
    #expect(waits == [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900, 900, 900])
    #expect(attempts.begin("b", now: now) == nil)
  }

  @Test("a right guess resets the wrong ones")
  func success() {
    var attempts = SignInThrottle()
    for _ in 0..<5 { #expect(attempts.begin("a", now: 0) == nil) }
    #expect(attempts.begin("a", now: 0) != nil)
    attempts.succeed("a")
    #expect(attempts.begin("a", now: 0) == nil)
  }

  @Test("whoever signs in takes back no guess at another, so the wait of the others grows all the same")
  func others() {
    var attempts = SignInThrottle()
    let allowed = (0..<40).filter { number in
      if number % 4 == 0, attempts.begin("a", at: Self.bo, now: 0) == nil { attempts.succeed("a", at: Self.bo) }
      return attempts.begin("a", now: 0) == nil
    }
    #expect(allowed == [0, 1, 2, 3, 4])
  }

  @Test("a network where one person has signed in uses the common budget for guesses at another")
  func known() {
    var attempts = SignInThrottle()
    attempts.succeed("home", at: Self.bo)
    for index in 0..<60 { #expect(attempts.begin("n\(index)", now: 1_000_000) == nil) }
    #expect(attempts.begin("home", now: 1_000_000) == 5_000)
    #expect(attempts.begin("home", at: Self.bo, now: 1_000_000) == nil)
  }

  @Test("guesses at a person are forgotten a day after the last one, also those that nobody can take back")
  func days() {
    var attempts = SignInThrottle()
    for _ in 0..<5 { #expect(attempts.begin("a", at: SignInThrottle.unknown, now: 0) == nil) }
    attempts.succeed("a")
    #expect(attempts.begin("a", at: SignInThrottle.unknown, now: 86_400_000) == nil)
    #expect(attempts.networks["a"]?.wrong == 6)
    #expect(attempts.begin("a", at: SignInThrottle.unknown, now: 2 * 86_400_001) == nil)
    #expect(attempts.networks["a"]?.wrong == 1 && attempts.networks["a"]?.isKnown == true)
    // Right guesses of others meanwhile do not keep them.
    #expect(attempts.begin("a", now: 3 * 86_400_000) == nil)
    attempts.succeed("a")
    #expect(attempts.begin("a", at: SignInThrottle.unknown, now: 3 * 86_400_000 + 10) == nil)
    #expect(attempts.networks["a"]?.wrong == 1)
  }

  @Test("many networks share 60 guesses and one more every five seconds, except those that have signed in before")
  func together() {
    var attempts = SignInThrottle()
    attempts.succeed("home")
    let let1 = (0..<1_000).filter { attempts.begin("n\($0)", now: 1_000_000) == nil }.count
    #expect(let1 == 60)
    #expect(attempts.begin("x", now: 1_000_000) == 5_000 && attempts.begin("home", now: 1_000_000) == nil)
    #expect((0..<1_000).filter { attempts.begin("m\($0)", now: 1_010_000) == nil }.count == 2)
  }

  @Test("the state is written and read; a wait is at most that of a guess made now")
  func text() {
    var attempts = SignInThrottle()
    for _ in 0..<7 { _ = attempts.begin("192.0.2.7", now: 1_000_000) }
    attempts.succeed("home")
    #expect(attempts.begin("home", at: Self.bo, now: 1_000_000) == nil)
    let read = SignInThrottle(text: attempts.text, now: 1_000_000)
    #expect(read.networks == attempts.networks && read.full == attempts.full && read.networks.count == 2)
    // Written by a program for one person.
    let former = SignInThrottle(text: "0\n192.0.2.7 7 1002000 0\nhome 0 0 1", now: 1_000_000)
    #expect(former.networks["192.0.2.7"]?.wrong == 7 && former.networks["home"]?.isKnown == true)
    // Written by a clock that was a year ahead.
    var early = SignInThrottle(text: attempts.text.replacing("1002000", with: "31536001002000"), now: 1_000_000)
    #expect(early.begin("192.0.2.7", now: 1_000_000) == 900_000)
    for nonsense in ["", "x", "1\na b c d\n\n e", "-1\nn 1 2"] {
      var empty = SignInThrottle(text: nonsense, now: 0)
      #expect(empty.networks.isEmpty && empty.begin("a", now: 0) == nil)
    }
  }

  @Test("a flood of networks does not grow without limit, and does not shorten any wait")
  func flood() {
    var attempts = SignInThrottle()
    for _ in 0..<6 { _ = attempts.begin("a", now: 0) }
    var now: Int64 = 0
    for index in 0..<10_000 {
      now += 5_000
      _ = attempts.begin("n\(index)", now: now)
      if index % 100 == 0 { for _ in 0..<3 { _ = attempts.begin("a", now: now) } }
    }
    #expect(attempts.begin("a", now: now) != nil)
  }

  @Test(
    "a network is the address, or the first half of an IPv6 address",
    arguments: [
      ("192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "20:1:d:b8:0:1:0:2"),
      ("2001:db8:1:2::9", "20:1:d:b8:0:1:0:2"),
      ("::ffff:192.0.2.7", "c0:0:2:7"),
    ])
  func networks(_ pair: (String, String)) {
    #expect(Peer(address: pair.0, isLoopback: false).network == pair.1)
  }

  @Test("wrong guesses from the network are refused with the time to wait, with any header of the proxy")
  func overHTTP() throws {
    let room = try Room(publicURL: "http://days.example.org", phrase: AuthenticationTests.phrase)
    func guess(_ phrase: String, _ forwarded: String, from peer: Peer = .loopback) -> Answer {
      room.ask(
        "/sign-in", .post,
        AuthenticationTests.form + [("Host", "days.example.org"), ("X-Forwarded-For", forwarded)],
        body: "phrase=\(phrase)",
        from: peer)
    }
    let right = "correct+horse+battery+staple"
    // The names that a client writes come before the one that the proxy adds.
    for index in 0..<5 { #expect(guess("wrong+phrase", "10.0.0.\(index), 192.0.2.7").status == 403) }
    let refused = guess(right, "10.0.0.99, 192.0.2.7")
    #expect(refused.status == 429 && refused.headers["Retry-After"] == "2" && refused.headers["Set-Cookie"] == nil)
    #expect(guess(right, "192.0.2.8").status == 303)
    // Only the proxy, which is on this machine, is trusted.
    let stranger = Peer(address: "198.51.100.1", isLoopback: false)
    for index in 0..<5 { #expect(guess("wrong+phrase", "10.0.1.\(index)", from: stranger).status == 403) }
    #expect(guess(right, "10.0.1.99", from: stranger).status == 429)
  }
}

extension SignInThrottle {
  /// Begins a guess at the owner.
  fileprivate mutating func begin(_ network: String, now: Int64) -> Int64? {
    begin(network, at: Person.ownerID, now: now)
  }

  /// Records that the latest guess at the owner was right.
  fileprivate mutating func succeed(_ network: String) { succeed(network, at: Person.ownerID) }
}
