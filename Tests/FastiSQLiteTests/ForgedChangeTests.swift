import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import StoreContract
import TestSupport
import Testing

/// Lines with wrong changes: each is refused by itself, with a reason, and tried again.
@Suite("Forged changes") struct ForgedChangeTests {
  let writer: SyncDevice
  let reader: SyncDevice
  static let start: Int64 = 1_790_000_000_000

  init() throws {
    (writer, reader) = (try SyncDevice(seed: 1), try SyncDevice(seed: 2))
    for one in [writer, reader] { one.set(time: Self.start) }
  }

  /// The lines of three changes, the second of them forged, and their ids.
  private func lines(_ forgery: Forgery, _ number: Int = 0) throws -> (lines: [[UInt8]], ids: [RecordID]) {
    let first = try Day(iso: "2026-03-01")
    for (place, text) in ["good", "forged", "better"].enumerated() {
      try writer.write("\(text) \(number)", .note(first + (number * 3 + place)))
    }
    let changes = try writer.store.unsent(to: RecordID(high: 9, low: 9), limit: 10_000).suffix(3)
    try #require(changes.count == 3)
    var lines = changes.map { ChangeLine.text($0) }
    lines[1] = forgery.forge(String(decoding: lines[1], as: UTF8.self))
    return (lines, changes.map(\.change.change.id))
  }

  private func check(
    _ refused: [SyncResult.Refusal], _ forgery: Forgery, _ number: Int, in device: SyncDevice
  ) throws {
    #expect(try device.texts().isSuperset(of: ["good \(number)", "better \(number)"]), "\(forgery)")
    switch forgery.outcome {
    case .taken: #expect(refused.isEmpty, "\(forgery): \(refused)")
    case .ahead:
      #expect(refused.count == 1 && refused.first?.error.code == "stamp-refused", "\(forgery): \(refused)")
    case .refused(let detail):
      guard refused.count == 1, case .refusedRecord(_, let found)? = refused.first?.error else {
        Issue.record("\(forgery): \(refused)")
        return
      }
      if let detail { #expect(found == detail, "\(forgery)") }
      #expect(try !device.texts().contains("forged \(number)"), "\(forgery)")
    }
  }

  // One store for all of them, because creating one takes longer than the rest.

  @Test("over a folder")
  func folder() throws {
    try reader.sync()
    let space = try #require(try reader.store.syncSpaces().first)
    for (number, forgery) in Forgery.all.enumerated() {
      let segment = SyncSegment(
        space: space.id, log: Stamp.text(device: UInt64(number)), number: 1, lines: try lines(forgery, number).lines)
      let name = segment.name(of: segment.bytes)
      reader.folder.files[name] = segment.bytes
      let report = try reader.sync()
      #expect(report.problems.isEmpty, "\(forgery)")
      try check(report.taken.refused, forgery, number, in: reader)
      let again = try reader.sync().taken
      #expect(again.refused == report.taken.refused && again.new == 0, "\(forgery): it is tried again")
      reader.folder.files[name] = nil
    }
    #expect(try reader.store.check().findings.isEmpty)
  }

  @Test("from a server")
  func pulled() throws {
    let server = try SyncDevice(seed: 3)
    server.set(time: Self.start)
    let line = BenchLine(to: server)
    try reader.join(line)
    for (number, forgery) in Forgery.all.enumerated() {
      try server.write("there \(number)", .setting("there"))
      let body = Array(try lines(forgery, number).lines.joined(separator: [10])) + [10]
      line.lie = { question, answer in
        question.path.contains("changes?") ? SyncAnswer(status: 200, body: body + answer.body) : answer
      }
      var refused: [SyncResult.Refusal] = []
      do { refused = try reader.sync(line).taken.refused } catch let failure as Failure {
        // It claims to have what it does not have.
        #expect(failure.cause == .sync(.differs), "\(forgery)")
      }
      try check(refused, forgery, number, in: reader)
      #expect(try reader.texts().contains("there \(number)"), "\(forgery)")
      if !refused.isEmpty { #expect(try reader.sync(line).taken.refused == refused, "\(forgery): it is tried again") }
      line.lie = { $1 }
      #expect(try reader.sync(line).taken.refused.isEmpty, "\(forgery)")
      #expect(try server.store.digest() == reader.store.digest(), "\(forgery)")
    }
    #expect(try reader.store.check().findings.isEmpty)
  }

  @Test("to a server")
  func pushed() throws {
    let server = try SyncDevice(seed: 3)
    server.set(time: Self.start)
    try reader.join(BenchLine(to: server))
    let key = try #require(try reader.store.syncSpaces().first?.key)
    for (number, forgery) in Forgery.all.enumerated() {
      let (lines, ids) = try lines(forgery, number)
      let answer = SpaceServer(
        server.store, attachments: server.attachments, entropy: server.entropy, now: Self.start
      ).answer(
        SyncQuestion(
          "POST", "/sync/v1/changes", secret: Secret(Entropy { _ in key }).text,
          body: Array(lines.joined(separator: [10]))))
      try #require(answer.status == 200, "\(forgery)")
      let told = try PushAnswer.read(answer.body, sent: ids)
      if case .taken = forgery.outcome {
        #expect(told.refused.isEmpty, "\(forgery)")
      } else {
        #expect(told.refused.map(\.change) == [ids[1]], "\(forgery): the device learns which of its changes it is")
      }
      #expect(try server.texts().isSuperset(of: ["good \(number)", "better \(number)"]), "\(forgery)")
    }
    #expect(try server.store.check().findings.isEmpty)
  }

  @Test("numbers of a kind that only a later version of the program knows are passed on digit by digit")
  func numbers() throws {
    try reader.sync()
    let space = try #require(try reader.store.syncSpaces().first)
    let forgery = try #require(Forgery.all.first { $0.name == "numbers of a later program" })
    let segment = SyncSegment(
      space: space.id, log: "00000000000000aa", number: 1, lines: try lines(forgery).lines)
    reader.folder.files[segment.name(of: segment.bytes)] = segment.bytes
    try reader.sync()
    let sent = try reader.store.unsent(to: RecordID(high: 9, low: 9), limit: 10).map { ChangeLine.text($0) }
    #expect(sent.contains { String(decoding: $0, as: UTF8.self).contains("[\(Forgery.numbers)]") })
  }

  // MARK: Files of a folder

  /// A file of a folder, and the expected report about it.
  enum Forged: CaseIterable {
    case number, millions, sign, count, otherHash, later, otherSpace, doubled, empty, huge

    var faults: [SyncFolderProblem.Fault] {
      switch self {
      case .number, .sign: [.unknown]
      case .millions: Array(repeating: .missing, count: 20)
      case .count, .empty, .huge: [.malformed]
      case .otherHash: [.half]
      case .later: [.later]
      case .otherSpace: [.otherSpace]
      case .doubled: [.renamed]
      }
    }
  }

  @Test("a forged file of a folder is reported", arguments: Forged.allCases)
  func files(_ forged: Forged) throws {
    try reader.sync()
    let space = try #require(try reader.store.syncSpaces().first)
    try writer.write("good", .note(try Day(iso: "2026-03-01")))
    let line = ChangeLine.text(try #require(try writer.store.unsent(to: RecordID(high: 9, low: 9), limit: 1).first))
    var segment = SyncSegment(space: space.id, log: "00000000000000aa", number: 1, lines: [line])
    if forged == .otherSpace {
      segment = SyncSegment(space: RecordID(high: 1, low: 2), log: segment.log, number: 1, lines: [line])
    }
    func bytes(_ old: String, _ new: String) -> [UInt8] {
      Array(String(decoding: segment.bytes, as: UTF8.self).replacing(old, with: new, maxReplacements: 1).utf8)
    }
    let name = segment.name(of: segment.bytes)
    switch forged {
    case .number: reader.folder.files[name.replacing("-000001-", with: "-000000-")] = segment.bytes
    case .millions: reader.folder.files[name.replacing("-000001-", with: "-999999999-")] = segment.bytes
    case .sign: reader.folder.files[name.replacing("-000001-", with: "-+00001-")] = segment.bytes
    case .otherHash: reader.folder.files[name] = segment.bytes + [10]
    case .otherSpace: reader.folder.files[name] = segment.bytes
    case .doubled:
      reader.folder.files[name] = segment.bytes
      reader.folder.files[name.replacing(".changes", with: " (conflicted copy).changes")] = segment.bytes
    case .count, .later, .empty, .huge:
      let forgedBytes: [UInt8] =
        switch forged {
        case .count: bytes(#""changes":1"#, #""changes":2"#)
        case .later: bytes(#""format":1"#, #""format":2"#)
        case .huge: bytes(#""changes":1"#, #""changes":100001"#) + Array(repeating: [65, 10], count: 100_000).joined()
        default: []
        }
      reader.folder.files[segment.name(of: forgedBytes)] = forgedBytes
    }
    let report = try reader.sync()
    #expect(report.problems.map(\.fault) == forged.faults)
    #expect(report.taken.refused.isEmpty)
    let isRead = forged == .millions || forged == .doubled
    #expect(try reader.texts().contains("good") == isRead)
  }
}
