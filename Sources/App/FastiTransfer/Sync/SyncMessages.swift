import FastiFormats
import FastiRecords

/// A server's description of its space.
struct ServedState: Hashable {
  var space: RecordID
  /// The number of the newest change.
  var revision: Int
  /// A text that changes when versions are rewritten there; 16 hex digits.
  var rewriting: String
  /// The digest of its newest versions.
  var digest: String
  /// A text that is equal for programs with the same kinds and columns.
  var schema: String
  /// The names of missing attached files.
  var files: [String]
  /// The most changes that a device sends in one request. A server of an earlier version does not say it.
  var page = ChangePage.earlierMost
  /// The names of the devices of the space, with that of the server. A server of an earlier version does not say them.
  var devices = DeviceNames()

  /// The version of this protocol.
  static let version = 1

  /// ``schema`` of this program.
  static var ownSchema: String {
    let kinds = RecordKinds.all.map { "\($0.table) \($0.columns)" }.joined(separator: "\n")
    return String(SHA256.hexHash(Array(kinds.utf8)).prefix(16))
  }

  var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("protocol", Self.version)
      json.field("space", space.text)
      json.field("revision", revision)
      json.field("rewriting", rewriting)
      json.field("digest", digest)
      json.field("schema", schema)
      json.field("files", files)
      json.field("page", page)
      json.name("devices")
      json.beginArray()
      for device in devices.all {
        json.object { json in
          json.field("device", Stamp.text(device: device.number))
          json.field("name", device.name)
        }
      }
      json.endArray()
    }
    return json.bytes
  }

  /// Reads the text of ``bytes``.
  static func read(_ bytes: [UInt8]) throws(Failure) -> ServedState {
    guard let json = try? JSONValue(reading: bytes), let version = try? json.field("protocol").int() else {
      throw SyncMessage.bad("state")
    }
    guard version == Self.version else { throw Failure(.sync(.laterProtocol(version))) }
    guard let space = (try? json.field("space").text()).flatMap({ RecordID(text: $0) }),
      let revision = try? json.field("revision").int(0...SyncMessage.mostRevisions),
      let rewriting = try? json.field("rewriting").text(), SyncMessage.isHex(rewriting, 16),
      let digest = try? json.field("digest").text(), let schema = try? json.field("schema").text(),
      let files = try? json.field("files").array().map({ try $0.text() }), files.count <= 100_000,
      files.allSatisfy({ SyncMessage.isFileName($0) })
    else { throw SyncMessage.bad("state") }
    let page = (try? json.optionalField("page"))?.flatMap { try? $0.int(1...ChangePage.most) }
    return ServedState(
      space: space, revision: revision, rewriting: rewriting, digest: digest, schema: schema, files: files,
      page: page ?? ChangePage.earlierMost, devices: names(json))
  }

  /// The names of devices that can be read.
  private static func names(_ json: JSONValue) -> DeviceNames {
    var names = DeviceNames()
    let told = (try? json.optionalField("devices")?.array()) ?? []
    for one in told.prefix(DeviceNames.most) {
      guard let number = (try? one.field("device").text()).flatMap({ Stamp.device(text: $0) }),
        let name = try? one.field("name").text(), DeviceName.isOne(name)
      else { continue }
      names.add(name, of: number)
    }
    return names
  }
}

/// The result of sending changes.
struct PushAnswer {
  /// The number of the newest change before them.
  var before: Int
  /// The number of the newest change after them.
  var revision: Int
  /// The number of new changes.
  var new: Int
  /// The refused changes, with the reasons.
  var refused: [RefusedChange]

  /// A change that was refused.
  struct RefusedChange {
    /// Its id; nil if the server could not read it.
    let change: RecordID?
    /// The number of its line, from 1, if the server could not read it.
    var line: Int?
    /// The reason, as a word for programs.
    let code: String
  }

  var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("before", before)
      json.field("revision", revision)
      json.field("new", new)
      json.name("refused")
      json.beginArray()
      for one in refused {
        json.object { json in
          if let change = one.change { json.field("change", change.text) }
          if let line = one.line { json.field("line", line) }
          json.field("code", one.code)
        }
      }
      json.endArray()
    }
    return json.bytes
  }

  /// Reads the text of ``bytes``.
  /// - Parameter sent: The changes that were sent, in the order of their lines.
  static func read(_ bytes: [UInt8], sent: [RecordID]) throws(Failure) -> PushAnswer {
    guard let json = try? JSONValue(reading: bytes),
      let before = try? json.field("before").int(0...SyncMessage.mostRevisions),
      let revision = try? json.field("revision").int(0...SyncMessage.mostRevisions),
      let new = try? json.field("new").int(0...SyncMessage.mostRevisions),
      let refused = try? json.field("refused").array()
    else { throw SyncMessage.bad("push") }
    var answer = PushAnswer(before: before, revision: revision, new: new, refused: [])
    for one in refused {
      let line = (try? one.optionalField("line"))?.flatMap { try? $0.int(1...max(1, sent.count)) }
      let said = (try? one.optionalField("change"))?.flatMap { try? $0.text() }
      guard let id = said.flatMap({ RecordID(text: $0) }) ?? line.flatMap({ sent.isEmpty ? nil : sent[$0 - 1] }),
        let code = try? one.field("code").text(), code.utf8.count <= 100
      else { throw SyncMessage.bad("push") }
      answer.refused.append(RefusedChange(change: id, code: code))
    }
    return answer
  }
}

/// A page of changes: a line for each, and a line with the number of the last one.
struct ChangePage: Sendable {
  /// The changes after the requested number that can be read.
  var received: ReceivedChanges
  /// The number of its last change.
  var upTo: Int
  /// Whether there are more changes.
  var hasMore: Bool

  /// The most changes of a page: each is a transaction on both sides, so a few large ones are faster.
  static let most = 10_000
  /// The most changes of the first page that a device asks for. It stores a page while the server makes the next one, which takes
  /// half as long for one change, so the next page is twice as long.
  static let begin = 500
  /// The most changes of a request that a device sends: the server stores it while the device makes the next.
  static let first = 2_500
  /// The most changes of a page for programs that do not say how many they take.
  static let earlierMost = 500
  /// The number of bytes after which a page ends.
  static let size = 4 << 20
  /// The greatest size of a page that a device accepts: a single change may be large.
  static let largest = 64 << 20

  static func end(upTo: Int, hasMore: Bool) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("upTo", upTo)
      json.field("more", hasMore)
    }
    return json.bytes
  }

  /// Reads a page that begins after a revision.
  static func read(_ bytes: [UInt8], after: Int) throws(Failure) -> ChangePage {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).map { Array($0) }
    guard !lines.isEmpty, lines.count <= most + 1, let json = try? JSONValue(reading: lines.removeLast()),
      let upTo = try? json.field("upTo").int(after...SyncMessage.mostRevisions),
      let hasMore = try? json.field("more").bool(), !hasMore || upTo > after
    else { throw SyncMessage.bad("changes") }
    return ChangePage(received: ReceivedChanges(lines), upTo: upTo, hasMore: hasMore)
  }
}

/// The number of a server's newest change, for which a device may wait.
enum ServedNews {
  static func bytes(_ revision: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in json.field("revision", revision) }
    return json.bytes
  }

  static func read(_ bytes: [UInt8]) throws(Failure) -> Int {
    guard let json = try? JSONValue(reading: bytes),
      let revision = try? json.field("revision").int(0...SyncMessage.mostRevisions)
    else { throw SyncMessage.bad("news") }
    return revision
  }
}

/// Common parts of messages.
enum SyncMessage {
  /// More changes than a store can have.
  static let mostRevisions = 1 << 40

  /// A member of an object that a device sent; nil if it is missing or too long.
  static func text(_ name: StaticString, _ body: [UInt8], most: Int = 200) -> String? {
    guard body.count <= 10_000, let json = try? JSONValue(reading: body), let text = try? json.field(name).text(),
      text.utf8.count <= most
    else { return nil }
    return text
  }

  /// An object of texts.
  static func object(_ members: [(StaticString, String)]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in for (name, value) in members { json.field(name, value) } }
    return json.bytes
  }

  static func object(_ name: StaticString, _ number: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in json.field(name, number) }
    return json.bytes
  }

  /// A number in an object that a server sent; nil if it is missing or negative.
  static func number(_ name: StaticString, _ body: [UInt8]) -> Int? {
    guard body.count <= 10_000, let json = try? JSONValue(reading: body) else { return nil }
    return try? json.field(name).int(0...mostRevisions)
  }

  /// Whether a text can be the name of an attached file: its id, a dot and an ending. It is not a path.
  static func isFileName(_ name: String) -> Bool {
    (36...60).contains(name.utf8.count)
      && name.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
      }
  }

  static func isHex(_ text: String, _ count: Int) -> Bool {
    text.utf8.count == count
      && text.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }

  /// An answer that is not from a server of this program.
  static func bad(_ part: String) -> Failure { Failure(.sync(.badAnswer(part))) }
}
