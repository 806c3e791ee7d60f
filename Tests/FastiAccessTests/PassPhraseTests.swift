import FastiDays
import FastiHost
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiSodium
import FastiTransfer
import Foundation
import TestSupport
import Testing

@Suite("The pass-phrase and sessions") struct PassPhraseTests {
  static let phrase = Array("correct horse battery staple".utf8)
  let folder: TemporaryFolder
  let store: SQLiteStore
  let hasher: SodiumHasher

  init() throws {
    folder = try TemporaryFolder()
    store = SQLiteStore(folder: folder.url.path, clock: .system, entropy: .system)
    hasher = try #require(SodiumHasher())
  }

  private var signIn: SignIn { SignIn(store, hasher, entropy: .system) }

  /// The server hashes in a child process, the command line in its own.
  @Test("only an Argon2id hash is stored, with a new salt each time", arguments: [true, false])
  func hashes(inChild: Bool) throws {
    let (made, other): (any PassPhraseHasher, any PassPhraseHasher) =
      inChild ? (PassPhraseChild(), hasher) : (hasher, PassPhraseChild())
    let (one, two) = (try made.hash(Self.phrase), try made.hash(Self.phrase))
    #expect(one.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$") && one != two)
    #expect(try made.isPhrase(Self.phrase, of: one) && other.isPhrase(Self.phrase, of: two))
    #expect(try !made.isPhrase(Self.phrase + [0x21], of: one) && !made.isPhrase([], of: one))
    #expect(try !made.isPhrase(Self.phrase, of: "") && !made.isPhrase(Self.phrase, of: "$argon2id$"))
    #expect(try !made.isPhrase(Self.phrase, of: String(repeating: "x", count: 500)))
    let odd = Array("two\nlines \0 and more".utf8)
    #expect(try made.isPhrase(odd, of: try other.hash(odd)))
  }

  @Test("the right pass-phrase begins a session; a wrong one, or one when none is set, does not")
  func begins() throws {
    #expect(try signIn(Self.phrase, now: 1_000) == nil)
    try SetPassPhrase(store, hasher).set(Self.phrase, now: 1_000)
    #expect(try signIn(Array("correct horse battery stable".utf8), now: 2_000) == nil)
    let secret = try #require(try signIn(Self.phrase, now: 2_000))
    #expect(secret.text.utf8.count == 43)
    #expect(try store.session(secret.hash) == Session(hash: secret.hash, began: 2_000, ends: 2_000 + SignIn.lasting))
    #expect(try store.session(secret.text) == nil)
  }

  @Test("changing or removing the pass-phrase ends every session")
  func changes() throws {
    let setting = SetPassPhrase(store, hasher)
    try setting.set(Self.phrase, now: 1_000)
    let first = try #require(try signIn(Self.phrase, now: 1_000))
    try setting.set(Self.phrase, now: 2_000)
    #expect(try store.session(first.hash) == nil)
    let second = try #require(try signIn(Self.phrase, now: 3_000))
    let directory = PeopleFile(folder: folder.url.path)
    #expect(try setting.remove(among: directory))
    #expect(try store.session(second.hash) == nil)
    #expect(try !setting.remove(among: directory))
  }

  @Test("a pass-phrase that changes while the old one is checked does not begin a session")
  func race() throws {
    let old = PassPhrase(hash: try hasher.hash(Self.phrase), changed: 1)
    try store.replace(PassPhrase(hash: try hasher.hash(Self.phrase), changed: 2))
    #expect(try !store.begin(Session(hash: Secret(.system).hash, began: 1, ends: 2), under: old))
  }

  @Test("signing out ends one session or all; expired sessions are dropped")
  func ends() throws {
    try SetPassPhrase(store, hasher).set(Self.phrase, now: 1_000)
    let secrets = try (1...3).map { try #require(try signIn(Self.phrase, now: $0 * 1_000)) }
    try store.endSession(secrets[0].hash)
    #expect(try secrets.map { try store.session($0.hash) != nil } == [false, true, true])
    _ = try signIn(Self.phrase, now: 2_000 + SignIn.lasting)
    #expect(try secrets.map { try store.session($0.hash) != nil } == [false, false, true])
    try store.endSession(nil)
    #expect(try store.session(secrets[2].hash) == nil)
  }

  @Test("any characters, and 64 or more of them, are accepted and compared exactly as typed")
  func exact() throws {
    let phrase = String(repeating: "Nỗi nhớ, 4 mùa! ", count: 6)
    try SetPassPhrase(store, hasher).set(Array(phrase.utf8), now: 1_000)
    #expect(try signIn(Array(phrase.utf8), now: 2_000) != nil)
    for other in [phrase.lowercased(), String(phrase.dropLast()), phrase + " ", String(phrase.prefix(64))] {
      #expect(try signIn(Array(other.utf8), now: 2_000) == nil)
    }
  }

  @Test(
    "an unsuitable pass-phrase is refused without being repeated",
    arguments: ["", "tiny", "aaaaaaaaaaaaaaaa", "a line\nand another", String(repeating: "long ", count: 300)])
  func refused(_ text: String) throws {
    #expect {
      try SetPassPhrase(store, hasher).set(Array(text.utf8), now: 1)
    } throws: { error in
      let failure = try #require(error as? Failure)
      return failure.kind == .invalid && failure.value == nil && (text.isEmpty || !failure.message.contains(text))
    }
    #expect(try store.passPhrase() == nil)
  }
}
