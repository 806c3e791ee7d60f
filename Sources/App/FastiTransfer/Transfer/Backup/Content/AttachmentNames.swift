import FastiPerson
import FastiRecords

extension BackupAttachment {
  /// The name of an attachment's file in the folder.
  static func fileName(_ id: RecordID, _ path: String) -> String {
    let last = path.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return id.text }
    let ending = last[dot...].dropFirst().utf8.map {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 + 0x20 : $0
    }
    let isPlain =
      (1...16).contains(ending.count)
      && ending.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
      }
    return isPlain ? "\(id.text).\(String(decoding: ending, as: UTF8.self))" : id.text
  }
}

extension AttachmentRecord.StoredFile {
  /// The path of the file in an archive.
  var archivePath: String { "attachments/" + name }
}
