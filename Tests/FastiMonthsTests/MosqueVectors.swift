import FastiCalendars
import FastiCivil
import FastiJail
import FastiMonths
import Foundation
import TestSupport
import Testing

/// Fifty documents as mosques publish them, written by somebody who had not read the readers, with the months of each.
@Suite("Months in documents of mosques") struct MosqueVectors {
  struct Document: Sendable, CustomTestStringConvertible {
    let name: String
    let kind: String
    /// The first days of its months, by `1447-09`.
    let months: [String: String]

    var testDescription: String { name }

    static let all: [Document] = {
      let table = try? String(contentsOf: folder.appending(path: "expected.tsv"), encoding: .utf8)
      return (table ?? "").split(separator: "\n").dropFirst().map { line in
        let fields = line.split(separator: "\t").map { String($0) }
        let months = fields[2].split(separator: " ").map { $0.split(separator: "=").map { String($0) } }
        return Document(
          name: fields[0], kind: fields[1], months: Dictionary(uniqueKeysWithValues: months.map { ($0[0], $0[1]) }))
      }
    }()

    private static var folder: URL { PackageFolder.root.appending(path: "Tests/Fixtures/mosques") }

    func reading() throws -> MonthReading {
      let file = Self.folder.appending(path: name)
      if kind == "pdf" { return MonthFixture.read(tsv: try #require(try MonthFixture.tsv(file))) }
      let page = try #require(HTMLReader.page([UInt8](Data(contentsOf: file))))
      return switch kind {
      case "fiqh": CouncilPage.read(page, computed: MonthFixture.council)
      case "home":
        CommitteePage.readHome(
          page, base: Array("https://hilalcommittee.org/".utf8), computed: MonthFixture.committee)
      default: CommitteePage.readNews(page, computed: MonthFixture.committee)
      }
    }
  }

  /// Those of which no month is read. A name that can be removed here is an improvement.
  static let unread: Set = [
    "12-split-cells.html", "17-swedish.html", "18-french.html", "20-month-grid.html", "21-prayer-times.html",
    "26-completed.html", "27-eid.html", "33-wall-grid.pdf", "34-ramadan-timetable.pdf", "41-tiles.pdf",
    "47-brief-names.pdf", "48-twelve-columns.pdf",
  ]

  @Test("no month is wrong, each is read or reported, and what was read stays readable", arguments: Document.all)
  func months(document: Document) throws {
    let reading = try document.reading()
    let read = Dictionary(uniqueKeysWithValues: reading.months.map { (text($0.month), $0.start.iso) })
    for (month, start) in read { #expect(document.months[month] == start, "\(month)") }
    let told = Set(reading.warnings.compactMap { $0.month }.map { text($0) })
    for month in document.months.keys { #expect(read[month] != nil || told.contains(month), "\(month) is not told") }
    if !Self.unread.contains(document.name) { #expect(read == document.months) }
  }

  @Test("there are fifty, and the file says what each contains") func complete() {
    #expect(Document.all.count == 50 && Document.all.allSatisfy { !$0.months.isEmpty })
    #expect(Self.unread.isSubset(of: Document.all.map { $0.name }))
  }

  private func text(_ month: HijriMonth) -> String { "\(month.year)-\(month.month < 10 ? "0" : "")\(month.month)" }
}
