import FastiCalendars
import FastiCivil
import FastiDays
import FastiHost
import FastiMonths
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import TestSupport
import Testing

/// A child process, `fastid`, reads foreign documents within limits. Whatever happens to it, this process continues.
@Suite("Malicious documents", .serialized) struct HostileReading {
  private static let today = try? Day(iso: "2026-01-28")

  /// Reads a document as a refresh does.
  /// - Returns: What was read; nil if the child was ended or refused the document.
  private func read(_ bytes: [UInt8], as document: MonthDocument) throws -> MonthReading? {
    let today = try #require(Self.today)
    do throws(Failure) {
      return try ReadMonthDocument(FastidClient())(bytes, as: document, today: today)
    } catch {
      // Too long, too much memory, or refused: an error is reported, and nothing is read.
      #expect(error.code == "too-hard", "\(error)")
      return nil
    }
  }

  @Test("a page gives only months that it contains", arguments: HostileDocument.pages)
  func page(document: HostileDocument) throws {
    let bytes = document.bytes()
    for kind in [MonthDocument.fiqh, .home, .news] {
      let months = try read(bytes, as: kind)?.months ?? []
      #expect(months.isEmpty, "\(kind): \(months)")
    }
  }

  @Test("a PDF gives only months that it contains", arguments: HostileDocument.sheets)
  func sheet(document: HostileDocument) throws {
    let months = try read(document.bytes(), as: .pdf)?.months ?? []
    #expect(months.isEmpty, "\(months)")
  }

  /// The PDFs of the fixtures with the months they tell.
  static let sheets: [URL] = {
    ["hilalcommittee", "layouts/pdf"].flatMap { name in
      let folder = PackageFolder.root.appending(path: "Tests/Fixtures/\(name)")
      let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return (files ?? []).filter { $0.pathExtension == "pdf" }.sorted { $0.path < $1.path }
    }
  }()

  @Test("there are PDFs to damage") func fixtures() { #expect(Self.sheets.count >= 9) }

  @Test("a PDF with damaged bytes gives nothing, or the content of the undamaged one", arguments: sheets)
  func damaged(file: URL) throws {
    let whole = try [UInt8](Data(contentsOf: file))
    let truth = Dictionary(
      uniqueKeysWithValues: (try read(whole, as: .pdf)?.months ?? []).map { ($0.month, $0.start) })
    let computed = HijriMonths.ummAlQura()
    let rounds = Soak.rounds(short: file.path.contains("/layouts/") ? 1 : 6, long: 1_000)
    for seed in Soak.seeds(rounds) {
      var chance = Chance(seed: UInt64(whole.count) << 32 + UInt64(seed))
      var bytes = whole
      if chance.one(in: 3) { bytes.removeLast(chance.number(1...bytes.count - 1)) }
      for _ in 0...chance.number(0...20) where !bytes.isEmpty {
        let place = chance.number(0...bytes.count - 1)
        bytes[place] =
          chance.one(in: 2) ? bytes[place] ^ 1 << UInt8(chance.number(0...7)) : UInt8(chance.number(0...255))
      }
      for month in try read(bytes, as: .pdf)?.months ?? [] {
        let right = truth[month.month] ?? computed[month.month]?.start
        #expect(month.start == right, "seed \(seed): \(month.month.year)-\(month.month.month) \(month.start.iso)")
      }
    }
    Soak.note("damaged documents in a child process", rounds)
  }
}
