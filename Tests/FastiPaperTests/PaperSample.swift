import FastiCivil
import FastiFormats
import FastiPaper
import Foundation
import TestSupport
import Testing

/// Documents to set on paper, and what poppler reads of them.
enum PaperSample {
  static func document(_ sheets: [PaperSheet]) -> PaperDocument {
    PaperDocument(
      "Test · Fasti", language: "sv", day: Day(year: 2026, month: 2, day: 5), sheets: sheets,
      continued: "Mer på dessa dagar", pageOf: "Sida {1} av {2}")
  }

  /// A month of five weeks, with these lines on each of its days.
  static func month(_ title: String, lines: (Int) -> [PaperLine]) -> PaperSheet {
    let rows = (0..<5).map { row in
      PaperRow(
        "v\(23 + row)",
        cells: (0..<7).map { column in
          let day = row * 7 + column + 1
          return PaperCell(
            "\(day)", note: day == 1 ? "1 Muharram" : "", name: "\(day) juni", fill: day == 19 ? .now : .paper,
            red: column == 6, outside: day > 30, lines: day > 30 ? [] : lines(day))
        })
    }
    let names = ["må", "ti", "on", "to", "fr", "lö", "sö"]
    return PaperSheet(
      title, subtitle: "Sverige", badge: PaperBadge("Vecka", "23"), chapter: "2026",
      blocks: [
        .grid(PaperGrid(corner: "v", columns: names, rows: rows)), .legend([PaperLine(.pink, sign: "H", "Helgdag")]),
      ])
  }

  static func table(rows: Int, note: (Int) -> String) -> PaperBlock {
    .table(
      PaperTable(
        [.init("Dag"), .init("Vad", wide: true), .init("Timmar", figure: true)],
        rows: (0..<rows).map { row in
          PaperTable.Row(["dag\(row)", note(row), "\(row),25"], sign: PaperLine(.orange, sign: "−", ""))
        }))
  }
}

/// A printed file, and what poppler's programs say of it.
struct PrintedFile {
  let printed: PrintedPaper
  private let folder: TemporaryFolder

  init(_ document: PaperDocument, _ format: PaperFormat = PaperFormat(.a4, landscape: false)) throws {
    printed = try #require(PDFWriter.pdf(document, format))
    folder = try TemporaryFolder()
    try Data(printed.bytes).write(to: folder.url.appending(path: "file.pdf"))
  }

  func said(_ command: String...) throws -> String {
    let process = try ChildProcess(command + ["file.pdf"] + (command[0] == "pdftotext" ? ["-"] : []), in: folder.url)
    #expect(process.status == 0, "\(process.errors)")
    return process.output
  }

  /// All text without white space, because lines are broken where they end.
  func letters() throws -> String { try said("pdftotext", "-raw").filter { !$0.isWhitespace } }
}
