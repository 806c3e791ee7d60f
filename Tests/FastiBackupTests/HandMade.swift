import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer
import FastiZip
import Foundation

/// A zip archive that is made byte by byte, unlike that of any program.
struct HandMade {
  /// One entry; the directory can describe it differently from its own header.
  struct Entry {
    var name: [UInt8]
    var data: [UInt8]
    var mode: UInt32 = 0o100644
    var flags = 0
    var method = 0
    var checksum: UInt32?
    /// The sizes in the directory, if they are not those of the data.
    var size: UInt32?
    var packed: UInt32?
    /// The name in its own header.
    var localName: [UInt8]?
    /// Its offset in the directory, if it is wrong.
    var offset: UInt32?

    init(_ name: String, _ data: [UInt8] = [1]) {
      self.name = Array(name.utf8)
      self.data = data
    }

    init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
  }

  var entries: [Entry]
  /// The number of entries in the end record.
  var count: Int?
  /// Bytes after the end.
  var tail: [UInt8] = []

  init(_ entries: [Entry]) { self.entries = entries }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let offset = entry.offset ?? UInt32(bytes.count)
      let sum = entry.checksum ?? Self.checksum(entry.data)
      let sizes =
        Self.long(entry.packed ?? UInt32(entry.data.count)) + Self.long(entry.size ?? UInt32(entry.data.count))
      let common =
        Self.short(20) + Self.short(entry.flags) + Self.short(entry.method) + Self.short(0) + Self.short(0x21)
        + Self.long(sum) + sizes
      let local = entry.localName ?? entry.name
      bytes += Self.long(0x0403_4B50) + common + Self.short(local.count) + Self.short(0) + local + entry.data
      directory +=
        Self.long(0x0201_4B50) + Self.short(0x031E) + common + Self.short(entry.name.count)
        + [UInt8](repeating: 0, count: 8) + Self.long(entry.mode << 16) + Self.long(offset) + entry.name
    }
    let start = UInt32(bytes.count)
    let number = Self.short(count ?? entries.count)
    return bytes + directory + Self.long(0x0605_4B50) + [0, 0, 0, 0] + number + number
      + Self.long(UInt32(directory.count)) + Self.long(start) + [0, 0] + tail
  }

  /// Writes the archive beside a desk.
  func write(_ desk: Desk, _ name: String = "hand.zip") throws -> String {
    try Data(bytes).write(to: URL(filePath: desk.path(name)))
    return desk.path(name)
  }

  /// The same archive with another `backup.json`.
  static func editingText(of archive: String, in desk: Desk, _ edit: (String) -> String) throws -> String {
    let reader = try ZipArchives().open(archive, limits: .backup)
    var entries: [Entry] = []
    for (place, line) in reader.entries.enumerated() {
      var data: [UInt8] = []
      try reader.unpack(place) { piece throws(BackupError) in data += piece }
      if line.text == "backup.json" { data = Array(edit(String(decoding: data, as: UTF8.self)).utf8) }
      entries.append(Entry(line.text, data))
    }
    return try HandMade(entries).write(desk, "edited.zip")
  }

  private static func short(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)] }

  private static func long(_ number: UInt32) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number >> 16 & 0xFF), UInt8(number >> 24)]
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ data: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}

extension HandMade.Entry {
  /// A `backup.json` without content.
  static let empty = HandMade.Entry("backup.json", "{\"version\":1,\"reminders\":[]}")

  /// A `backup.json` with one reminder that has one file.
  static func naming(_ path: String) -> HandMade.Entry {
    let id = "00000000-0000-4000-8000-00000000000"
    return HandMade.Entry(
      "backup.json",
      """
      {"version":1,"reminders":[{"id":"\(id)1","title":"t","hijriDate":{"year":null,"month":9,"day":1},
      "recurrence":"annual","time":"00:00","durationDays":1,
      "attachments":[{"id":"\(id)2","type":"file","path":"\(path)","displayName":"x"}]}]}
      """)
  }
}
