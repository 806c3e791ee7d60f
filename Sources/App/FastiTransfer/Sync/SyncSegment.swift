import FastiFormats
import FastiRecords

/// A part of a device's log in a folder: a line that identifies it, then one line for each change.
///
/// Its name contains the hash of its bytes, `LOG-NUMBER-SHA256.changes`, so that an incomplete file is detected, and a
/// file that the carrier renamed is recognised by the hash in its name.
struct SyncSegment {
  /// The space it belongs to.
  let space: RecordID
  let log: String
  /// Its number in the log, from 1.
  let number: Int
  /// Its changes, one line of JSON for each.
  var lines: [[UInt8]]

  /// The file extension.
  static let ending = ".changes"
  private static let format = 1
  /// The most lines of a file; this program writes fewer.
  private static let most = 100_000

  /// The bytes, before they are encrypted.
  var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("fasti", "changes")
      json.field("format", Self.format)
      json.field("space", space.text)
      json.field("log", log)
      json.field("number", number)
      json.field("changes", lines.count)
    }
    var bytes = json.bytes + [UInt8(ascii: "\n")]
    for line in lines {
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// The file name for those bytes.
  func name(of sealed: [UInt8]) -> String {
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    return "\(log)-\(padded)-\(SHA256.hexHash(sealed))\(Self.ending)"
  }

  init(space: RecordID, log: String, number: Int, lines: [[UInt8]]) {
    self.space = space
    self.log = log
    self.number = number
    self.lines = lines
  }

  /// Reads the text of `bytes`.
  /// - Throws: The problem, when it is not such a text.
  init(_ bytes: [UInt8]) throws(SyncFolderProblem.Fault) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).map { Array($0) }
    guard !lines.isEmpty, let head = try? JSONValue(reading: lines.removeFirst()),
      let format = try? head.field("format").int(),
      (try? head.field("fasti").text()) == "changes"
    else { throw .malformed }
    guard format == Self.format else { throw .later }
    guard let space = (try? head.field("space").text()).flatMap({ RecordID(text: $0) }),
      let log = try? head.field("log").text(), let number = try? head.field("number").int(),
      let count = try? head.field("changes").int(0...Self.most), count == lines.count
    else { throw .malformed }
    self.init(space: space, log: log, number: number, lines: lines)
  }
}

/// The parts of a file's name.
struct SegmentName {
  /// The original name.
  let canonical: String
  /// The log, if the name still contains it.
  let log: String
  /// The number in the log.
  let number: Int
  /// The hash of its bytes.
  let hash: String
  /// Whether the file was renamed.
  let isRenamed: Bool

  /// Finds the original name in that of a file, to which a carrier may have added something; nil if there is none.
  init?(_ file: String) {
    let bytes = Array(file.utf8)
    // 16 digits, six to nine, 64, with hyphens between them.
    guard bytes.count >= 88, bytes[16] == UInt8(ascii: "-"), Hex.number(bytes[..<16]) != nil,
      let second = bytes[17...].firstIndex(of: UInt8(ascii: "-")), (6...9).contains(second - 17),
      bytes[17..<second].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(String(decoding: bytes[17..<second], as: UTF8.self)), number > 0, bytes.count >= second + 65
    else { return nil }
    let hash = bytes[(second + 1)..<(second + 65)]
    guard
      stride(from: 0, to: 64, by: 16).allSatisfy({ start in
        Hex.number(hash[(hash.startIndex + start)..<(hash.startIndex + start + 16)]) != nil
      })
    else { return nil }
    log = String(decoding: bytes[..<16], as: UTF8.self)
    self.number = number
    self.hash = String(decoding: hash, as: UTF8.self)
    canonical = String(decoding: bytes[..<(second + 65)], as: UTF8.self) + SyncSegment.ending
    isRenamed = file != canonical
    guard file.contains(SyncSegment.ending) else { return nil }
  }
}
