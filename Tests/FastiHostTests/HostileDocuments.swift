import Foundation
import TestSupport
import Testing

/// Documents made to harm the program that reads them.
struct HostileDocument: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: @Sendable () -> [UInt8]

  init(_ description: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
    testDescription = description
    self.bytes = bytes
  }

  private init(_ description: String, _ start: String, _ piece: String, _ count: Int, _ end: String = "") {
    self.init(description) { Array((start + String(repeating: piece, count: count) + end).utf8) }
  }

  static let pages: [HostileDocument] = [
    .init("nothing") { [] },
    .init("zeros") { [UInt8](repeating: 0, count: 1 << 20) },
    .init("every byte") { (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 >> 9) } },
    .init("elements within each other, 100,000 deep", "<html>", "<div>", 100_000),
    .init("tables within each other", "<html>", "<table><tr><td>", 30_000),
    .init("lists within each other", "<html>", "<ul><li>", 50_000),
    .init("inline elements within each other", "<html>", "<b><i>", 100_000),
    .init("an attribute of 4 MB", "<html><a href=\"", "x", 4 << 20, "\">a</a></html>"),
    .init("100,000 attributes", "<html><p ", "a b=c ", 100_000, ">x</p></html>"),
    .init("a name of 4 MB", "<html><", "x", 4 << 20, ">x</html>"),
    .init("a comment without an end", "<html><!--", "-", 4 << 20),
    .init("text without an end", "<html><p>", "Ramadan 1447 begins ", 100_000),
    .init("a table of 200,000 cells", "<html><table><tr>", "<td>1", 200_000),
    .init("cells that cover the world", "<html><table>", "<tr><td rowspan=998 colspan=998>1</td></tr>", 20_000),
    .init("a cell of 20,000 words that covers 39 columns and 998 rows") {
      let rows = String(repeating: "<tr><td>x</td></tr>", count: 997)
      let text = String(repeating: "the ", count: 20_000)
      return Array("<html><table><tr><td colspan=39 rowspan=998>\(text)</td><td>x</td></tr>\(rows)</table></html>".utf8)
    },
    .init("20,000 sentences after an introduction of 50,000 words") {
      let sentences = String(repeating: "<p>Safar 1447 begins 2025-09-26.</p>", count: 20_000)
      return Array("<html><p>\(String(repeating: "the ", count: 50_000)) if:</p>\(sentences)</html>".utf8)
    },
    .init("100,000 links", "<html>", "<a href=\"/x.pdf\">Calendar</a>", 100_000),
    .init("numbers that stand for characters", "<html><p>", "&#x1F600;&#0;&#xD800;&#99999999999;", 100_000),
    .init("names that stand for characters", "<html><p>", "&amp;&lt;&nope;&;", 200_000),
    .init("entities of its own, each ten of the one before") {
      var text = "<?xml version=\"1.0\"?><!DOCTYPE html [<!ENTITY a0 \"Ramadan\">"
      for number in 1...12 {
        text += "<!ENTITY a\(number) \"\(String(repeating: "&a\(number - 1);", count: 10))\">"
      }
      return Array((text + "]><html><p>&a12;</p></html>").utf8)
    },
    .init("an entity that is a file") {
      Array("<!DOCTYPE html [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><html><p>&f;</p></html>".utf8)
    },
    .init("bytes of another alphabet") {
      Array("<meta charset=utf-16><html>".utf8) + [UInt8](repeating: 0xFE, count: 1 << 20)
    },
  ]

  static let sheets: [HostileDocument] = [
    .init("nothing") { [] },
    .init("a beginning alone") { Array("%PDF-1.7\n".utf8) },
    .init("a page of 90 MB, packed") { PDFBomb.text(unpacked: 90 << 20) },
    .init("a page of 600 MB, packed") { PDFBomb.text(unpacked: 600 << 20) },
    .init("a page that packs a packed one", { PDFBomb.twice }),
    .init("a page tree that is its own child") { PDFBomb.tree },
    .init("lists within each other", "%PDF-1.4\n1 0 obj\n", "[", 500_000),
    .init("dictionaries within each other", "%PDF-1.4\n1 0 obj\n", "<</A ", 500_000),
    .init("a million objects", "%PDF-1.4\n", "1 0 obj\n<</Type/Page>>\nendobj\n", 150_000, "trailer<</Root 1 0 R>>"),
    .init("noise after a true beginning") {
      Array("%PDF-1.5\n".utf8) + (0..<2 << 20).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 >> 7) }
    },
  ]
}

/// Small PDFs that become large, or have no end.
enum PDFBomb {
  /// A page whose content is that many bytes of text, packed.
  static func text(unpacked count: Int) -> [UInt8] { page(deflated(count), filter: "/FlateDecode") }

  /// A page whose content was packed twice.
  static var twice: [UInt8] {
    page(stored(deflated(200 << 20)), filter: "[/FlateDecode /FlateDecode]")
  }

  /// A tree of pages without an end.
  static var tree: [UInt8] {
    document(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2000000000/Parent 2 0 R>>"])
  }

  private static func page(_ content: [UInt8], filter: String) -> [UInt8] {
    document(
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>",
        "<</Length \(content.count)/Filter \(filter)>>\nstream\n",
      ], stream: content)
  }

  private static func document(_ objects: [String], stream: [UInt8] = []) -> [UInt8] {
    var bytes = Array("%PDF-1.4\n".utf8)
    var places: [Int] = []
    for (number, object) in objects.enumerated() {
      places.append(bytes.count)
      bytes += Array("\(number + 1) 0 obj\n\(object)".utf8)
      if object.hasSuffix("stream\n") { bytes += stream + Array("\nendstream".utf8) }
      bytes += Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    bytes += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
    for place in places {
      let digits = String(place)
      bytes += Array((String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8)
    }
    return bytes + Array("trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n".utf8)
  }

  /// Zlib data that becomes so many spaces: one, and then its repetitions, each 258 bytes in 13 bits.
  ///
  /// The checksum at the end is left out: who counts on it has unpacked everything by then.
  /// - Source: RFC 1951, section 3.2.6; RFC 1950 for the frame.
  private static func deflated(_ count: Int) -> [UInt8] {
    var (bytes, bits, held): ([UInt8], UInt32, UInt32) = ([0x78, 0x9C], 0, 0)
    func write(_ value: UInt32, _ length: UInt32) {
      bits |= value << held
      held += length
      while held >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        held -= 8
      }
    }
    // The last block, in the fixed code. Codes are written from their first bit.
    write(1, 1)
    write(1, 2)
    write(0b0000_1010, 8)
    // Length 258 is 1100 0101, distance 1 is 0 0000.
    for _ in 0..<(count / 258) { write(0b1010_0011, 13) }
    write(0, 7)
    write(0, 7)
    return bytes
  }

  /// Zlib data of stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(65_535)
      rest = rest.dropFirst(piece.count)
      let (low, high) = (UInt8(piece.count & 0xFF), UInt8(piece.count >> 8))
      packed += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + piece
    }
    return packed
  }
}
