import FastiCivil
import FastiPerson
import FastiRecords
@testable import FastiSQLite
@testable import FastiTransfer
import Foundation
import StoreContract
import TestSupport
import Testing

/// A running server syncs automatically: after a change, when another side has something new, and from time to time.
@Suite("Automatic sync") struct KeepSyncedTests {
  let (desk, laptop): (SyncDevice, SyncDevice)
  let line: BenchLine
  static let start: Int64 = 1_790_000_000_000
  private let said = Messages()

  /// The reports.
  private final class Messages: @unchecked Sendable { var texts: [String] = [] }

  /// Questions that are answered at once, or when a test decides.
  private final class Questions: LateQuestions, @unchecked Sendable {
    var waits = false
    private(set) var asked = 0
    private var open: [RecordID: @Sendable () -> Int?] = [:]
    private var states: [RecordID: LateQuestionState] = [:]

    func ask(_ name: RecordID, _ question: @escaping @Sendable () -> Int?) {
      guard states[name] != .open else { return }
      asked += 1
      (states[name], open[name]) = (.open, question)
      if !waits { answer() }
    }

    func state(_ name: RecordID) -> LateQuestionState {
      let state = states[name] ?? .none
      if case .answered = state { states[name] = nil }
      return state
    }

    func answer() {
      for (name, question) in open { states[name] = .answered(question()) }
      open = [:]
    }
  }
  private let questions = Questions()

  private struct NoAlarm: Alarm {
    let longestSleep = 0
    func wait(until moment: Instant, atMost seconds: Int) -> Bool { false }
    func watchingStore(in folder: String) -> any Alarm { self }
    func wake() {}
    func end() {}
  }

  init() throws {
    (desk, laptop) = (try SyncDevice(seed: 1), try SyncDevice(seed: 2))
    line = BenchLine(to: desk)
    for one in [desk, laptop] { one.set(time: Self.start) }
  }

  private func keeping(_ device: SyncDevice) -> KeepSynced {
    let (line, said, clock) = (line, said, device.scene.clock)
    nonisolated(unsafe) let scene = device.scene
    return KeepSynced(
      folder: device.scene.place, clock: WallClock { clock.now },
      ports: KeepSynced.Ports(
        open: { scene.store() }, connect: { _ in line }, sealer: nil, files: device.folder,
        attachments: device.attachments, entropy: device.entropy, alarm: NoAlarm(), questions: questions,
        lock: { _, _ in said })
    ) { said.texts.append($0) }
  }

  private func note(_ day: String) throws -> SyncDevice.Place { .note(try Day(iso: day)) }
  private func set(_ seconds: Int64) { for one in [desk, laptop] { one.set(time: Self.start + seconds * 1_000) } }

  @Test("without a joined space nothing is requested, and the next run is far away")
  func nothing() throws {
    var states: [RecordID: KeepSynced.SpaceState] = [:]
    let next = try keeping(laptop).look(&states)
    #expect(next.seconds == Self.start / 1_000 + KeepSynced.betweenSyncs && line.questions.isEmpty && states.isEmpty)
  }

  @Test("a change is sent at the next run, and one of the server is received within seconds")
  func server() throws {
    try laptop.join(line)
    var states: [RecordID: KeepSynced.SpaceState] = [:]
    let keep = keeping(laptop)
    _ = try keep.look(&states)
    let afterFirst = line.questions.count
    #expect(afterFirst > 0)
    // The sync itself has written to the store, which wakes the loop: it must not sync again.
    _ = try keep.look(&states)
    #expect(line.questions.count == afterFirst)
    set(1)
    try laptop.write("from the laptop", note("2026-03-01"))
    _ = try keep.look(&states)
    #expect(try desk.texts().contains("from the laptop"))
    try desk.write("from the desk", note("2026-03-02"))
    let before = line.questions.count
    set(2)
    let next = try keep.look(&states)
    #expect(line.questions.count == before, "it is asked again only after some seconds")
    #expect(next.seconds <= Self.start / 1_000 + 2 + KeepSynced.betweenQuestions)
    set(2 + KeepSynced.betweenQuestions)
    _ = try keep.look(&states)
    #expect(try laptop.texts().contains("from the desk"))
    #expect(said.texts.isEmpty)
  }

  @Test("a waiting request gets the server's new changes at once")
  func waits() throws {
    questions.waits = true
    try laptop.join(line)
    var states: [RecordID: KeepSynced.SpaceState] = [:]
    let keep = keeping(laptop)
    _ = try keep.look(&states)
    #expect(questions.asked == 1)
    let before = line.questions.count
    set(100)
    _ = try keep.look(&states)
    #expect(line.questions.count == before && questions.asked == 1, "nothing is asked while the server is waited for")
    try desk.write("from the desk", note("2026-03-02"))
    questions.answer()
    _ = try keep.look(&states)
    #expect(try laptop.texts().contains("from the desk"))
    #expect(questions.asked == 2, "it is waited for again")
    // Sending changes from this device makes the server answer too, and there is nothing to receive then.
    try laptop.write("from the laptop", note("2026-03-01"))
    _ = try keep.look(&states)
    let sent = line.questions.count
    questions.answer()
    _ = try keep.look(&states)
    #expect(line.questions.count == sent + 1 && questions.asked == 3, "only the question that waits was asked")
  }

  @Test("a server that always reports something new is not asked without end")
  func restless() throws {
    try laptop.join(line)
    line.lie = { question, answer in
      question.path.contains("/news") ? SyncAnswer(status: 200, body: Array(#"{"revision":999}"#.utf8)) : answer
    }
    var states: [RecordID: KeepSynced.SpaceState] = [:]
    let keep = keeping(laptop)
    var next = Instant(seconds: 0)
    for _ in 0..<50 { next = try keep.look(&states) }
    #expect(questions.asked == 5)
    #expect(next.seconds == Self.start / 1_000 + 1)
    line.lie = { $1 }
    set(1)
    try desk.write("from the desk", note("2026-03-02"))
    _ = try keep.look(&states)
    #expect(try laptop.texts().contains("from the desk"))
  }

  @Test("a server that does not support waiting is asked every few seconds")
  func earlier() throws {
    line.lie = { question, answer in
      question.path.contains("/news") ? SyncAnswer(status: 404, body: Array(#"{"error":"not-found"}"#.utf8)) : answer
    }
    try laptop.join(line)
    var states: [RecordID: KeepSynced.SpaceState] = [:]
    let keep = keeping(laptop)
    for _ in 0..<10 { _ = try keep.look(&states) }
    #expect(questions.asked == 1)
    try desk.write("from the desk", note("2026-03-02"))
    set(KeepSynced.betweenQuestions)
    _ = try keep.look(&states)
    #expect(try laptop.texts().contains("from the desk") && said.texts.isEmpty)
  }

  @Test("a server that does not answer is reported once, asked less and less often, and loses nothing")
  func away() throws {
    try laptop.join(line)
    var states: [RecordID: KeepSynced.SpaceState] = [:]
    let keep = keeping(laptop)
    line.arrives = false
    var pauses: [Int64] = []
    var seconds: Int64 = 0
    for number in 0..<8 {
      line.cutAfter = 0
      try laptop.write("text \(number)", note("2026-03-01"))
      let next = try keep.look(&states)
      pauses.append(next.seconds - Self.start / 1_000 - seconds)
      let asked = line.questions.count
      line.cutAfter = nil
      try laptop.write("again \(number)", note("2026-03-02"))
      _ = try keep.look(&states)
      #expect(line.questions.count == asked, "a change does not ask it before its time")
      seconds = next.seconds - Self.start / 1_000
      set(seconds)
    }
    #expect(pauses == pauses.sorted() && pauses.last == KeepSynced.longestPause, "\(pauses)")
    #expect(said.texts.count == 1, "\(said.texts)")
    line.cutAfter = nil
    _ = try keep.look(&states)
    #expect(try desk.texts().isSuperset(of: ["text 7", "again 7"]))
  }

  @Test("an incomplete file is read when it is complete, under the same name")
  func half() throws {
    for one in [desk, laptop] {
      try one.sync()
      desk.folder.files.merge(laptop.folder.files) { $1 }
      laptop.folder.files.merge(desk.folder.files) { $1 }
    }
    var states: [RecordID: KeepSynced.SpaceState] = [:]
    let keep = keeping(laptop)
    _ = try keep.look(&states)
    try desk.write("from the desk", note("2026-03-02"))
    try desk.sync()
    let new = desk.folder.files.filter { laptop.folder.files[$0.key] == nil }
    for (name, bytes) in new { laptop.folder.files[name] = Array(bytes.dropLast(5)) }
    set(KeepSynced.betweenQuestions)
    _ = try keep.look(&states)
    #expect(try !laptop.texts().contains("from the desk"))
    laptop.folder.files.merge(desk.folder.files) { $1 }
    set(2 * KeepSynced.betweenQuestions)
    _ = try keep.look(&states)
    #expect(try laptop.texts().contains("from the desk"))
  }

  @Test("for a folder its files are checked; a missing folder is reported and not created again")
  func folder() throws {
    for one in [desk, laptop] {
      try one.sync()
      desk.folder.files.merge(laptop.folder.files) { $1 }
      laptop.folder.files.merge(desk.folder.files) { $1 }
    }
    var states: [RecordID: KeepSynced.SpaceState] = [:]
    let keep = keeping(laptop)
    _ = try keep.look(&states)
    set(1)
    try laptop.write("from the laptop", note("2026-03-01"))
    _ = try keep.look(&states)
    desk.folder.files.merge(laptop.folder.files) { $1 }
    try desk.sync()
    #expect(try desk.texts().contains("from the laptop"))
    try desk.write("from the desk", note("2026-03-02"))
    try desk.sync()
    laptop.folder.files.merge(desk.folder.files) { $1 }
    set(1 + KeepSynced.betweenQuestions)
    _ = try keep.look(&states)
    #expect(try laptop.texts().contains("from the desk") && said.texts.isEmpty)

    laptop.folder.files = [:]
    set(1 + 2 * KeepSynced.betweenQuestions)
    _ = try keep.look(&states)
    #expect(laptop.folder.files.isEmpty && said.texts.count == 1, "\(said.texts)")
  }
}
