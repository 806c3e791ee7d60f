internal import FastiRecords
internal import Glibc

/// The write-ahead log as it is on disk, before SQLite opens it.
///
/// SQLite reads a log up to its first damaged frame, and overwrites the rest. This is right for a log that ends in the
/// middle of a change. If an earlier frame was damaged, the changes after it are lost without a message.
///
/// - Source: The SQLite file format, section 4.1 and 4.2.
struct LogFile {
  private let descriptor: Int32
  private let frames: Int
  private let pageSize: Int
  private let header: [UInt8]

  private static let headerSize = 32
  private static let frameHeaderSize = 24
  /// The page size if the header of the log contains an impossible one: that of every store.
  private static let usualPageSize = 4_096

  /// Changes that SQLite is about to drop, because a frame before their ends is damaged.
  struct LostChanges {
    /// Identifies the part of a log that was written since the log was last restarted: the salts of its frames, as hex
    /// digits.
    let salts: String
    /// Whether they are only the last change. Its frames reach the disk in any order, so a power cut while it is
    /// written leaves the log in this state. A change is written only after the one before it was synced.
    let areTheLastAlone: Bool
  }

  /// The changes that end after a damaged frame; nil if there are none.
  ///
  /// - Complexity: Reads the log once; does nothing for one that is empty or missing.
  static func lostChanges(in path: String) throws(StoreError) -> LostChanges? {
    guard let size = SystemCall.size(path), size > Int64(headerSize + frameHeaderSize) else { return nil }
    return try SystemCall.open(path, O_RDONLY) { descriptor throws(StoreError) in
      LogFile(descriptor, size: Int(size)).flatMap { $0.lostChanges() }
    }
  }

  private init?(_ descriptor: Int32, size: Int) {
    self.descriptor = descriptor
    guard let header = Self.read(descriptor, Self.headerSize, at: 0) else { return nil }
    self.header = header
    let stated = Int(Self.number(header, at: 8))
    let isPossible = (512...65_536).contains(stated) && stated & (stated - 1) == 0
    pageSize = isPossible ? stated : Self.usualPageSize
    frames = (size - Self.headerSize) / (Self.frameHeaderSize + pageSize)
  }

  private func lostChanges() -> LostChanges? {
    let isHeaderWhole = isWhole
    // If the header is damaged, the salts of the first frame identify the frames of this round.
    guard let salts = isHeaderWhole ? header[16..<24] : frameHeader(0).map({ $0[8..<16] }) else { return nil }
    let sound = isHeaderWhole ? soundFrames(salts) : 0
    guard sound < frames else { return nil }
    // A frame of an earlier round of the log has other salts; a frame of an unfinished change has no commit mark.
    var hasEnd = false
    for place in (sound + (isHeaderWhole ? 1 : 0))..<max(frames, sound + 1) {
      guard let frame = frameHeader(place), frame[8..<16].elementsEqual(salts) else { continue }
      if hasEnd { return LostChanges(salts: Self.hex(salts), areTheLastAlone: false) }
      hasEnd = Self.number(frame, at: 4) != 0
    }
    // The header is synced before the first frame is written, so an invalid header was damaged.
    return hasEnd ? LostChanges(salts: Self.hex(salts), areTheLastAlone: isHeaderWhole) : nil
  }

  /// Whether the header is what SQLite wrote.
  private var isWhole: Bool {
    guard Self.number(header, at: 0) & ~1 == 0x377f_0682 else { return false }
    var sum = Checksum(isBigEndian: isBigEndian)
    sum.add(header[..<24])
    return sum.isWritten(in: header, at: 24)
  }

  private var isBigEndian: Bool { Self.number(header, at: 0) & 1 == 1 }

  /// The number of undamaged frames from the first on.
  private func soundFrames(_ salts: ArraySlice<UInt8>) -> Int {
    var sum = Checksum(isBigEndian: isBigEndian)
    sum.add(header[..<24])
    for place in 0..<frames {
      guard let frame = Self.read(descriptor, Self.frameHeaderSize + pageSize, at: offset(place)),
        frame[8..<16].elementsEqual(salts)
      else { return place }
      sum.add(frame[..<8])
      sum.add(frame[Self.frameHeaderSize...])
      guard sum.isWritten(in: frame, at: 16) else { return place }
    }
    return frames
  }

  private func frameHeader(_ place: Int) -> [UInt8]? {
    Self.read(descriptor, Self.frameHeaderSize, at: offset(place))
  }

  private func offset(_ place: Int) -> Int { Self.headerSize + place * (Self.frameHeaderSize + pageSize) }

  /// This number of bytes; nil if the file has fewer.
  private static func read(_ descriptor: Int32, _ count: Int, at offset: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let found = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, count, off_t(offset)) }
    return found == count ? bytes : nil
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
    var digits: [UInt8] = []
    for byte in bytes { Hex.append(UInt64(byte), digits: 2, to: &digits) }
    return String(decoding: digits, as: UTF8.self)
  }
}

/// The running checksum of a log: two sums over pairs of 32-bit words.
private struct Checksum {
  private let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Adds bytes, a multiple of eight.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    let isBigEndian = isBigEndian
    var (first, second) = (first, second)
    bytes.withUnsafeBytes { bytes in
      // Not a loop over a range: its iterator takes 40 % of the time in a debug build.
      var place = 0
      while place < bytes.count {
        let one = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        let other = bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
        first = first &+ (isBigEndian ? one.bigEndian : one) &+ second
        second = second &+ (isBigEndian ? other.bigEndian : other) &+ first
        place += 8
      }
    }
    (self.first, self.second) = (first, second)
  }

  /// Whether the stored checksum is equal; stored checksums are always big-endian.
  func isWritten(in bytes: [UInt8], at place: Int) -> Bool {
    let stored = bytes[place..<place + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return stored == UInt64(first) << 32 | UInt64(second)
  }
}
