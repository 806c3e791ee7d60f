import FastiCivil
import FastiFormats
import FastiLeave
import LeaveSamples
import TestSupport
import Testing

@Suite("Leave in files")
struct LeaveFormatLaws {
  static let seeds = UInt64(0)..<UInt64(Soak.rounds(short: 150, long: 3_000))

  @Test("JSON contains all data, and is written the same again")
  func json() throws {
    for seed in Self.seeds {
      let file = try LeaveSample(seed: seed).file
      let bytes = LeaveJSON.write(file)
      let read = try LeaveJSON.read(bytes)
      #expect(read == file, "\(seed)")
      #expect(LeaveJSON.write(read) == bytes)
    }
  }

  @Test("CSV contains the entries without their ids, and is written the same again with other ids")
  func csv() throws {
    for seed in Self.seeds {
      let file = try LeaveSample(seed: seed).file
      let bytes = LeaveCSV.write(file.rows)
      let read = try LeaveCSV.read(bytes)
      #expect(read.profile == nil)
      #expect(read.rows.map(\.entry) == file.rows.map(\.entry), "\(seed)")
      #expect(read.rows.map(\.source) == file.rows.map(\.source), "\(seed)")
      #expect(read.rows.map(\.created) == file.rows.map(\.created), "\(seed)")
      #expect(read.rows.map(\.span) == file.rows.map(\.span), "\(seed)")
      let others = read.rows.reversed().enumerated().map { number, row in
        LeaveRow(
          id: EntryID("\(9 - number % 10)-\(number)"), entry: row.entry, source: row.source, created: row.created,
          span: row.span)
      }
      #expect(LeaveCSV.write(others) == bytes, "\(seed)")
    }
  }

  @Test("no cell of CSV begins as a formula")
  func formulas() throws {
    for seed in Self.seeds {
      var reader = try CSVReader(LeaveCSV.write(try LeaveSample(seed: seed).rows))
      while let line = try reader.next() {
        for cell in line.cells {
          let first = cell.drop { $0 == 0x20 }.first
          #expect(first.map { ![0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0A, 0x0D].contains($0) } ?? true)
        }
      }
    }
  }

  @Test("a journal contains all data, and is written the same again")
  func hledger() throws {
    for seed in Self.seeds {
      let sample = try LeaveSample(seed: seed)
      let span = LeaveSpan(first: nil, last: sample.last)
      let bytes = try LeaveHledger.write(
        sample.ledger(), rounding: sample.profile.rounding, rows: sample.rows, over: span)
      let read: LeaveFile
      do { read = try LeaveHledger.read(bytes) } catch {
        Issue.record("\(seed): \(error.all[0])\n\(String(decoding: bytes, as: UTF8.self))")
        continue
      }
      #expect(read.profile == sample.profile)
      #expect(read.rows.map(\.withoutLine) == sample.file.rows, "\(seed)")
      let again = try LeaveHledger.write(
        LeaveLedger(
          profile: sample.profile.profile,
          versions: read.rows.map { EntryVersion(id: $0.id!, stamp: EntryStamp("2"), entry: $0.entry) }),
        rounding: sample.profile.rounding, rows: read.rows, over: span)
      #expect(again == bytes)
    }
  }

  @Test("a part of a ledger is read back too")
  func part() throws {
    for seed in Self.seeds {
      let sample = try LeaveSample(seed: seed)
      let anchor = sample.profile.profile.schedule.anchor
      let span = LeaveSpan(first: anchor + 10, last: anchor + 200)
      let bytes = try LeaveHledger.write(
        sample.ledger(), rounding: sample.profile.rounding, rows: sample.rows, over: span)
      let read = try LeaveHledger.read(bytes)
      #expect(
        read.rows.map(\.withoutLine)
          == sample.file.rows.filter { $0.entry.day >= anchor + 10 && $0.entry.day <= anchor + 200 })
    }
  }

  @Test("a broken file is refused or read, and never crashes the reader")
  func broken() throws {
    var chance = Chance(seed: 5)
    for round in 0..<UInt64(Soak.rounds(short: 600, long: 12_000)) {
      let sample = try LeaveSample(seed: round % 50)
      let span = LeaveSpan(first: nil, last: sample.last)
      let alphabet = "\"\\,;=-+@'0123456789h \t\r\n\u{0}{}[]:abcå"
      _ = try? LeaveCSV.read(chance.broken(LeaveCSV.write(sample.rows), alphabet: alphabet))
      _ = try? LeaveJSON.read(chance.broken(LeaveJSON.write(sample.file), alphabet: alphabet))
      let journal = try LeaveHledger.write(
        sample.ledger(), rounding: sample.profile.rounding, rows: sample.rows, over: span)
      _ = try? LeaveHledger.read(chance.broken(journal, alphabet: alphabet))
    }
  }
}

extension LeaveRow {
  var withoutLine: LeaveRow { LeaveRow(id: id, entry: entry, source: source, created: created, span: span) }
}
