import FastiCivil
import FastiDays
import FastiFormats
import FastiLeave
import FastiMonths
import FastiPerson
import FastiRecords
import FastiSQLite
import FastiTransfer
import LeaveSamples
import StoreContract
import TestSupport
import Testing

/// Answers like the process that reads foreign files, inside this process.
private struct OwnReader: DocumentReader, Zones {
  func plan(question: [UInt8], _ progress: FastiRecords.Progress) throws(Failure) -> [UInt8] {
    ForeignReading.answer(to: question, zones: self) { _ in nil } ?? []
  }
  func page(html: [UInt8]) throws(Failure) -> WebPage? { nil }
  func words(pdf: [UInt8]) throws(Failure) -> [SheetWord]? { nil }
  func report() throws(Failure) -> ReaderReport { ReaderReport(readers: []) }
  func zone(named name: String) throws(Failure) -> Zone { .utc }
  func local() throws(Failure) -> Zone { .utc }
}

/// Random ledgers with difficult notes are exported from one store and imported into an empty one.
@Suite("The leave ledger from store to store") struct LeaveExchangeTests {
  static let seeds = UInt64(0)..<UInt64(Soak.rounds(short: 8, long: 100))
  private let today = Day(year: 2026, month: 6, day: 1)

  /// A sample whose entries are all of kinds of leave in its profile.
  private func sample(_ seed: UInt64) throws -> LeaveFile {
    let file = try LeaveSample(seed: seed).file
    let types = file.profile?.profile.terms.map(\.type) ?? []
    return LeaveFile(profile: file.profile, rows: file.rows.filter { types.contains($0.entry.type) })
  }

  private func export(_ store: SQLiteStore, _ format: LeaveFormat) throws -> [UInt8] {
    try ExportLeave(try LoadLedger(store)(), today: today)(format)
  }

  @discardableResult
  private func take(
    _ bytes: [UInt8], _ format: LeaveFormat, into store: SQLiteStore, _ preference: ImportPreference? = nil
  ) throws -> LeaveImport {
    let importing = ImportFile(store, now: 1_790_000_000_000)
    let file = try read(bytes, format, with: importing)
    guard case .leave(let plan, _) = try importing.preview(file, preference, named: "file"),
      case .leave(let done, format) = try importing(file, preference, named: "file")
    else { throw Failure(.bringing(.unreadable)) }
    #expect(done.items.map(\.outcome) == plan.items.map(\.outcome))
    return done
  }

  private func read(_ bytes: [UInt8], _ format: LeaveFormat, with importing: ImportFile) throws -> ForeignContent {
    let question = ForeignQuestion(bytes, as: .leave(format), named: "file", here: .utc, today: today)
    return try importing.read(question, with: OwnReader()).content
  }

  @Test(
    "every format is exported again byte for byte, a second import adds nothing, and undo leaves nothing",
    arguments: seeds)
  func roundTrip(seed: UInt64) throws {
    let file = try sample(seed)
    let source = try Scene()
    let store = source.store()
    try take(LeaveJSON.write(file), .json, into: store)
    #expect(try export(store, .json) == LeaveJSON.write(file))
    let anchor = try LoadLedger(store)().setup.profile.schedule.anchor
    for last in [anchor - 60, anchor + 3, anchor + 200] {
      let part = try ExportLeave(try LoadLedger(store)(), today: today)(.hledger, to: last)
      #expect(throws: Never.self, "\(seed)") { try self.read(part, .hledger, with: ImportFile(store, now: 0)) }
    }
    for format in LeaveFormat.allCases {
      let bytes = try export(store, format)
      let scene = try Scene()
      let empty = scene.store()
      let plan = try take(bytes, format, into: empty)
      #expect(plan.count(.new) == file.rows.count)
      #expect(try export(empty, format) == bytes, "\(format) \(seed)")
      let again = try take(bytes, format, into: empty)
      #expect(again.isEmpty)
      #expect(again.count(.duplicate) == file.rows.count)
      guard !plan.isEmpty else { continue }
      #expect(try empty.history(limit: 9).count == 1)
      try empty.undo()
      let book = try LoadLedger(empty)()
      #expect(book.ledger.entries.isEmpty)
      #expect(!book.setup.isSaved)
    }
  }

  @Test("hours are not rounded to quarters by an import")
  func notRounded() throws {
    let scene = try Scene()
    let store = scene.store()
    try take(Array("date,type,action,hours\n2026-03-03,sick,used,7.87\n".utf8), .csv, into: store)
    let entry = try #require(try LoadLedger(store)().ledger.entries.first)
    #expect(entry.entry.hours == Hours(ticks: 78_700))
  }

  @Test("a file that disagrees about an entry changes nothing until the user chooses a side")
  func conflicts() throws {
    let scene = try Scene()
    let store = scene.store()
    let id = #""id":"0199aabb-ccdd-7eef-8123-000000000001","#
    func file(_ hours: String) -> [UInt8] {
      let entry = #"{\#(id)"date":"2026-02-05","type":"sick","action":"used","hours":"\#(hours)"}"#
      let other = #"{"date":"2026-02-06","type":"sick","action":"used","hours":"\#(hours)"}"#
      return Array(#"{"format":"fasti-leave/1","entries":[\#(entry),\#(other)]}"#.utf8)
    }
    func hours() throws -> [String] { try LoadLedger(store)().ledger.entries.map(\.entry.hours.text) }
    try take(file("8"), .json, into: store)
    #expect(throws: Failure.self) { try take(file("4"), .json, into: store) }
    #expect(try hours() == ["8.00", "8.00"])
    #expect(try take(file("4"), .json, into: store, .keep).count(.kept) == 1)
    #expect(try hours() == ["8.00", "8.00", "4.00"])
    #expect(try take(file("4"), .json, into: store, .replace).count(.replaced) == 1)
    #expect(try hours() == ["4.00", "8.00", "4.00"])
  }

  @Test("a deleted entry is restored from a file that contains it")
  func deleted() throws {
    let scene = try Scene()
    let store = scene.store()
    let entry =
      #"{"id":"0199aabb-ccdd-7eef-8123-000000000001","date":"2026-02-05","type":"sick","action":"used","hours":"8"}"#
    let file = Array(#"{"format":"fasti-leave/1","entries":[\#(entry)]}"#.utf8)
    try take(file, .json, into: store)
    try store.undo()
    #expect(try take(file, .json, into: store).count(.new) == 1)
    #expect(try LoadLedger(store)().ledger.entries.count == 1)
  }

  @Test("sums that exceed the limit of a ledger are refused")
  func overflow() throws {
    let scene = try Scene()
    let store = scene.store()
    let profile =
      #"{"anchor":"2026-02-06","schedule":{"kind":"every","days":14},"lag":7,"baseline":"additive","types":"#
      + #"{"vacation":{"start":"922337203685477.5807","rates":[{"from":null,"rate":"1"}]}}}"#
    let file = Array(#"{"format":"fasti-leave/1","profile":\#(profile),"entries":[]}"#.utf8)
    #expect(throws: Failure.self) { try take(file, .json, into: store) }
    #expect(try !LoadLedger(store)().setup.isSaved)
  }
}
