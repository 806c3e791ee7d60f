import FastiPerson
import FastiRecords

extension StoreLaw {
  /// The attached files of synced changes, and what was erased.
  static let awaiting = [
    StoreLaw("attached files are awaited until they are there") { bench in
      let (left, right) = try bench.joined()
      let name = "\(RecordID(high: 1, low: 2).text).png"
      let attachment = AttachmentRecord(
        reminder: RecordID(high: 1, low: 1), name: "picture",
        content: .photo(AttachmentRecord.StoredFile(name: name, mediaType: "image/png", bytes: 5)), created: 1)
      try left.write(left.newChange("attach")) { writer throws(StoreError) in
        try writer.put(attachment, id: RecordID(high: 1, low: 2))
      }
      var sent = try left.unsent(to: .law, limit: 9)
      let hash = SHA256.hexHash("hello".utf8)
      sent[0].versions[0].file = hash
      _ = try right.receive(sent, from: .law, segments: [:])
      try equal(try right.awaitedFiles(of: .law), [name: hash])
      // Another space is told the hash, and awaits the file too, if the store belongs to it.
      try equal(try right.awaitedHash(of: name), hash)
      try right.noteAwaited(name, hash, of: .elsewhere)
      try equal(try right.awaitedFiles(of: .elsewhere), [:])
      try right.join(SyncSpace.other)
      try right.noteAwaited(name, hash, of: .elsewhere)
      try right.noteFile(name, of: .law)
      try equal(try right.awaitedFiles(of: .law), [:])
      try equal(try right.awaitedFiles(of: .elsewhere), [name: hash])
      try right.noteFile(name, of: .elsewhere)
      try equal(try right.awaitedHash(of: name), nil)
    },
    StoreLaw("what was erased is known as such in every store, until it is written again") { bench in
      let (left, right) = try bench.joined()
      for key in ["a", "b", "c"] { try left.set(key, "1") }
      try exchange(left, right)
      for store in [left, right] { try equal(try store.erasedThings(of: Setting.kind), []) }
      try left.unset("b")
      _ = try left.erase([Setting.id(for: "a")], as: left.newChange(ChangeAction(.erase, .thing)), .none)
      try exchange(left, right)
      for store in [left, right] {
        try equal(try store.erasedThings(of: Setting.kind), [Setting.id(for: "a")])
        try equal(try store.erasedThings(of: Note.kind), [])
      }
      bench.clock.now += 1_000
      try right.set("a", "2")
      try exchange(left, right)
      for store in [left, right] { try equal(try store.erasedThings(of: Setting.kind), []) }
    },
  ]
}
