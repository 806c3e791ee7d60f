import FastiMonths
import Foundation
import TestSupport

/// A page of paper: texts at places, made into a PDF and read again by pdftotext.
struct Paper {
  private var texts: [(x: Double, y: Double, size: Double, text: String)] = []

  /// Writes a text whose left edge is `x` points from the left and whose foot is `y` points from the top.
  mutating func write(_ text: String, _ x: Double, _ y: Double, size: Double = 10) {
    texts.append((x, y, size, text))
  }

  /// The page as PDF: Helvetica on a letter page.
  var pdf: [UInt8] {
    let lines = texts.map { place in
      let text = place.text.replacing("\\", with: "\\\\").replacing("(", with: "\\(").replacing(")", with: "\\)")
      return "BT /F1 \(place.size) Tf \(place.x) \(792 - place.y) Td (\(text)) Tj ET"
    }.joined(separator: "\n")
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      "<< /Length \(lines.utf8.count) >>\nstream\n\(lines)\nendstream",
    ]
    var file = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (number, object) in objects.enumerated() {
      offsets.append(file.utf8.count)
      file += "\(number + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      file += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    file += "trailer << /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Array(file.utf8)
  }

  /// What the reader of PDFs says of it.
  func reading() throws -> MonthReading {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "paper.pdf")
    try Data(pdf).write(to: file)
    return try MonthFixture.tsv(file).map { MonthFixture.read(tsv: $0) } ?? MonthReading(problem: .unreadablePDF)
  }
}
