import FastiPerson
import FastiRecords

extension StoreLaw {
  static let access = [
    StoreLaw("a pass-phrase comes back as it was, one takes the place of another, and sessions end with it") { bench in
      let keys = try bench.store()
      try equal(try keys.passPhrase(), nil)
      let first = phrase("a", changed: 1)
      try keys.replace(first)
      try equal(try keys.passPhrase(), first)
      try equal(try keys.begin(session("1"), under: first), true)
      try keys.keep(attempts: "3 wrong")
      let second = phrase("b", changed: 2)
      try keys.replace(second)
      try equal(try keys.passPhrase(), second)
      try equal(try keys.session(hash("1")), nil)
      try equal(try keys.attempts(), nil)
      try equal(try keys.begin(session("1"), under: second), true)
      try keys.replace(nil)
      try equal(try keys.passPhrase(), nil)
      try equal(try keys.session(hash("1")), nil)
    },
    StoreLaw("a session begins only under the pass-phrase that there is, and ends alone or with all") { bench in
      let keys = try bench.store()
      try equal(try keys.begin(session("1"), under: phrase("a")), false)
      try keys.replace(phrase("a"))
      for other in [phrase("b"), phrase("a", changed: 9)] {
        try equal(try keys.begin(session("1"), under: other), false)
      }
      try equal(try keys.session(hash("1")), nil)
      for name in ["1", "2", "3"] { try equal(try keys.begin(session(name), under: phrase("a")), true) }
      try equal(try keys.session(hash("2")), session("2"))
      try keys.endSession(hash("2"))
      try keys.endSession(hash("9"))
      try equal(try ["1", "2", "3"].map { try keys.session(hash($0)) != nil }, [true, false, true])
      try keys.endSession(nil)
      try equal(try ["1", "3"].map { try keys.session(hash($0)) != nil }, [false, false])
    },
    StoreLaw("what is over goes when a session begins, to the millisecond") { bench in
      let keys = try bench.store()
      try keys.replace(phrase("a"))
      for (name, ends) in [("1", 2_000), ("2", 2_001)] as [(String, Int64)] {
        try equal(try keys.begin(Session(hash: hash(name), began: 1_000, ends: ends), under: phrase("a")), true)
      }
      try equal(
        try keys.begin(Session(hash: hash("3"), began: 2_000, ends: 9_000), under: phrase("a")), true)
      try equal(try ["1", "2", "3"].map { try keys.session(hash($0)) != nil }, [false, true, true])
    },
    StoreLaw("the attempts to sign in are the last that were kept") { bench in
      let keys = try bench.store()
      try equal(try keys.attempts(), nil)
      for text in ["", "2 1770292800000", "ả; 'DROP'"] {
        try keys.keep(attempts: text)
        try equal(try keys.attempts(), text)
      }
    },
    StoreLaw("tokens are found by hash and by name, have one name each, and end at once") { bench in
      let keys = try bench.store()
      let tokens = [
        ProgramToken(name: "Öl", scopes: [.read], hash: hash("1"), created: 1),
        ProgramToken(name: "a", scopes: Set(TokenScope.allCases), hash: hash("2"), created: 2),
        ProgramToken(name: "Z", scopes: [.calendar, .write], hash: hash("3"), created: 3),
      ]
      for token in tokens { try equal(try keys.add(token), true) }
      try equal(try keys.tokens(), [tokens[2], tokens[1], tokens[0]])
      try equal(try keys.token(hash("2")), tokens[1])
      try equal(try keys.token(hash("9")), nil)
      try equal(try keys.add(ProgramToken(name: "a", scopes: [.read], hash: hash("4"), created: 4)), false)
      try equal(try keys.token(hash("4")), nil)
      try equal(try keys.revoke("a"), true)
      try equal(try keys.revoke("a"), false)
      try equal(try keys.token(hash("2")), nil)
    },
    StoreLaw("what lets people in is no part of versions, history and undo") { bench in
      let store = try bench.store()
      try store.set("a", "1")
      try store.replace(phrase("a"))
      _ = try store.add(ProgramToken(name: "a", scopes: [.read], hash: hash("1"), created: 1))
      try store.undo()
      try equal(try store.passPhrase(), phrase("a"))
      try equal(try store.tokens().count, 1)
      try equal(try store.history(limit: 9).count, 2)
    },
  ]

  private static func phrase(_ salt: String, changed: Int64 = 1) -> PassPhrase {
    PassPhrase(hash: "$argon2id$v=19$m=65536,t=2,p=1$\(salt)$c29tZSBoYXNo", changed: changed)
  }

  private static func session(_ name: String) -> Session { Session(hash: hash(name), began: 1_000, ends: 5_000) }

  private static func hash(_ name: String) -> String { SHA256.hexHash(name.utf8) }
}
