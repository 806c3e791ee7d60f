import FastiRecords

/// The central directory of a zip archive, read entry by entry.
///
/// - Source: PKWARE, APPNOTE.TXT 6.3.10, sections 4.3.12 and 4.3.16.
struct ZipDirectory {
  private(set) var lines: [Line] = []

  /// An entry of the directory, and the position of its data.
  struct Line {
    let entry: ArchiveEntry
    /// The offset of the entry's local header.
    let offset: UInt64
  }

  /// Reads the directory of a file.
  /// - Throws: `notAZip`, `corruptArchive`, `tooLarge` for too many entries.
  init(of file: ZipFile, limits: ArchiveLimits) throws(BackupError) {
    let end = try ZipEnd(of: file)
    guard end.entries <= limits.entries else { throw .tooLarge(.entries(end.entries, limit: limits.entries)) }
    // A record has a fixed part and at most three texts of 65,535 bytes; usual ones are short.
    guard end.length <= 16 << 20 else { throw .corruptArchive(.directory) }
    let bytes = try file.bytes(at: end.offset, Int(end.length))
    let numbers = LittleEndian(bytes)
    var place = 0
    while place < bytes.count {
      guard place + 46 <= bytes.count, numbers.long(place) == 0x0201_4B50 else { throw Self.damaged }
      let length = 46 + numbers.short(place + 28) + numbers.short(place + 30) + numbers.short(place + 32)
      guard place + length <= bytes.count else { throw Self.damaged }
      lines.append(try Self.line(numbers, place))
      place += length
    }
    guard lines.count == end.entries else {
      throw .corruptArchive(.directory)
    }
    try checkPlaces(file, end)
  }

  private static let damaged = BackupError.corruptArchive(.directory)

  private static func line(_ numbers: LittleEndian, _ place: Int) throws(BackupError) -> Line {
    let name = Array(numbers.bytes[place + 46..<place + 46 + numbers.short(place + 28)])
    let (packed, size) = (numbers.long(place + 20), numbers.long(place + 24))
    let offset = numbers.long(place + 42)
    guard packed < 0xFFFF_FFFF, size < 0xFFFF_FFFF, offset < 0xFFFF_FFFF else {
      throw .corruptArchive(.zip64)
    }
    let flags = numbers.short(place + 8)
    let method = numbers.short(place + 10)
    let entry = ArchiveEntry(
      name: name, kind: kind(name, mode: numbers.long(place + 38), method: method),
      // Bits 0, 6 and 13: encryption, strong encryption, a masked directory. Method 99 is AES.
      isEncrypted: flags & 0x2041 != 0 || method == 99, size: size, packed: packed)
    return Line(entry: entry, offset: offset)
  }

  /// The kind of an entry: Unix programs store the mode in the upper half of the attributes, DOS programs a bit for
  /// folders in the lower half.
  private static func kind(_ name: [UInt8], mode: UInt64, method: Int) -> ArchiveEntry.Kind {
    switch mode >> 16 & 0xF000 {
    case 0xA000: return .link
    case 0x4000: return .folder
    case 0, 0x8000: break
    default: return .special
    }
    if name.last == UInt8(ascii: "/") || mode & 0x10 != 0 { return .folder }
    return method == 0 || method == 8 || method == 99 ? .file : .unreadable(method: method)
  }

  /// Checks that the entries follow each other before the directory: if two share bytes, a small file could unpack to
  /// a huge one many times.
  private func checkPlaces(_ file: ZipFile, _ end: ZipEnd) throws(BackupError) {
    var free: UInt64 = 0
    for line in lines.sorted(by: { $0.offset < $1.offset }) {
      guard line.offset >= free else { throw .corruptArchive(.overlap(line.entry.text)) }
      guard line.offset + 30 <= end.offset else { throw Self.damaged }
      let header = LittleEndian(try file.bytes(at: line.offset, 30))
      guard header.long(0) == 0x0403_4B50 else { throw Self.damaged }
      free = line.offset + 30 + UInt64(header.short(26) + header.short(28)) + line.entry.packed
      guard free <= end.offset else {
        throw .corruptArchive(.overlap(line.entry.text))
      }
    }
  }
}

/// The record at the end of a zip archive, which gives the position of its directory.
struct ZipEnd {
  let entries: Int
  let length: UInt64
  let offset: UInt64

  /// Finds the record that ends exactly at the end of the file.
  init(of file: ZipFile) throws(BackupError) {
    let count = Int(min(file.size, 22 + 65_535))
    let tail = try file.bytes(at: file.size - UInt64(count), count)
    let numbers = LittleEndian(tail)
    var place = count - 22
    while place >= 0, !(numbers.long(place) == 0x0605_4B50 && place + 22 + numbers.short(place + 20) == count) {
      place -= 1
    }
    guard place >= 0 else {
      let start = try file.bytes(at: 0, Int(min(file.size, 4)))
      // It begins like an archive, so its end is missing.
      if start.count == 4, LittleEndian(start).long(0) == 0x0403_4B50 {
        throw .corruptArchive(.end)
      }
      throw .notAZip(path: file.path)
    }
    guard numbers.short(place + 4) == 0, numbers.short(place + 6) == 0,
      numbers.short(place + 8) == numbers.short(place + 10)
    else { throw .corruptArchive(.parts) }
    entries = numbers.short(place + 10)
    length = numbers.long(place + 12)
    offset = numbers.long(place + 16)
    guard entries < 0xFFFF, length < 0xFFFF_FFFF, offset < 0xFFFF_FFFF else {
      // A ZIP64 record counts the entries of such an archive, which exceed the limit.
      throw .tooLarge(.entries(entries, limit: ArchiveLimits.backup.entries))
    }
    guard offset + length == file.size - UInt64(count - place) else {
      throw .corruptArchive(.directory)
    }
  }
}

/// Numbers in the format of zip files: little-endian.
struct LittleEndian {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Two bytes.
  func short(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }

  /// Four bytes.
  func long(_ place: Int) -> UInt64 { UInt64(short(place)) | UInt64(short(place + 2)) << 16 }
}
