/// Adds data to a file by cairo that cairo cannot write: its language, and the description of each figure, for readers that
/// do not see it.
///
/// The file is not changed; the changed objects are appended (ISO 32000-1, section 7.5.6).
struct PDFAmendment {
  private let file: [UInt8]
  private let table: Int
  private let offsets: [Int]
  private let root: Int
  private let info: Int

  /// - Returns: nil for a file without an object table of PDF 1.4.
  init?(_ file: [UInt8]) {
    self.file = file
    let end = file.suffix(1_024)
    guard let trailer = end.lastRange(of: Array("trailer".utf8)),
      let start = PDFAmendment.number(behind: "startxref\n", in: end[trailer.lowerBound...]),
      let size = PDFAmendment.number(behind: "/Size ", in: end[trailer.lowerBound...]),
      let root = PDFAmendment.number(behind: "/Root ", in: end[trailer.lowerBound...]),
      let info = PDFAmendment.number(behind: "/Info ", in: end[trailer.lowerBound...]), root < size
    else { return nil }
    let head = Array("xref\n0 \(size)\n".utf8)
    let first = start + head.count
    guard start < file.count, file[start...].starts(with: head), first + size * 20 <= file.count else { return nil }
    offsets = (0..<size).map { PDFAmendment.digits(file[(first + $0 * 20)...].prefix(10)) ?? 0 }
    (self.root, self.info, table) = (root, info, start)
  }

  /// The file with the language of its texts, BCP 47, and the descriptions of its figures, in their order.
  func amended(language: String, figures: [String]) -> [UInt8] {
    var changed: [(number: Int, bytes: [UInt8])] = []
    var names = figures[...]
    for number in offsets.indices.dropFirst() {
      let object = object(number)
      if number == root, object.starts(with: Array("<< /Type /Catalog".utf8)) {
        changed.append((number, Array("<< /Lang (\(language))\n  ".utf8) + object.dropFirst(2)))
      } else if object.starts(with: Array("<< /Type /StructElem\n   /S /Figure\n".utf8)), let name = names.popFirst() {
        changed.append((number, Array("<< /Alt <\(PDFAmendment.text(name))>\n  ".utf8) + object.dropFirst(2)))
      }
    }
    var (bytes, rows) = (file, "")
    for (number, object) in changed {
      let place = String(bytes.count)
      rows += "\(number) 1\n\(String(repeating: "0", count: max(0, 10 - place.utf8.count)))\(place) 00000 n \n"
      bytes += Array("\(number) 0 obj\n".utf8) + object + Array("endobj\n".utf8)
    }
    let start = bytes.count
    bytes += Array(
      """
      xref
      \(rows)trailer
      << /Size \(offsets.count)
         /Root \(root) 0 R
         /Info \(info) 0 R
         /Prev \(table)
      >>
      startxref
      \(start)
      %%EOF

      """.utf8)
    return bytes
  }

  /// The text between `obj` and `endobj`; empty for a stream, because streams do not change.
  private func object(_ number: Int) -> ArraySlice<UInt8> {
    let head = Array("\(number) 0 obj\n".utf8)
    guard file.indices.contains(offsets[number]), file[offsets[number]...].starts(with: head) else { return [] }
    let rest = file[(offsets[number] + head.count)...].prefix(2_048)
    return rest.firstRange(of: Array("endobj".utf8)).map { rest[..<$0.lowerBound] } ?? []
  }

  /// A text as the digits of UTF-16 after its byte order mark.
  private static func text(_ text: String) -> String {
    ([0xFEFF] + Array(text.utf16)).map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }

  private static func number(behind word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.lastRange(of: Array(word.utf8)).flatMap {
      digits(bytes[$0.upperBound...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    }
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> Int? { Int(String(decoding: bytes, as: UTF8.self)) }
}

extension ArraySlice<UInt8> {
  fileprivate func lastRange(of word: [UInt8]) -> Range<Int>? {
    guard count >= word.count else { return nil }
    return (startIndex...endIndex - word.count).last { self[$0...].starts(with: word) }.map { $0..<$0 + word.count }
  }
}
