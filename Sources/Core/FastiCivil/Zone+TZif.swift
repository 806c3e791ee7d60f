extension Zone {
  /// The zone in the bytes of a compiled zone file, version 1 to 4.
  ///
  /// Every count is checked against the number of bytes before anything is read, so that the cost of a hostile file
  /// is limited by its size.
  /// - Throws: What is wrong with the file.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(tzif bytes: [UInt8]) throws(ZoneError) {
    let first = try TZifHeader(bytes, at: 0)
    guard first.version > 0 else {
      self = try Zone(bytes, first, timeSize: 4, rule: nil)
      return
    }
    // From version 2 on, the same follows again with 64-bit times, then the rule for later times.
    let second = try TZifHeader(bytes, at: first.end(timeSize: 4))
    self = try Zone(bytes, second, timeSize: 8, rule: Zone.footer(bytes, at: second.end(timeSize: 8)))
  }

  private init(_ bytes: [UInt8], _ header: TZifHeader, timeSize: Int, rule: ZoneRule?) throws(ZoneError) {
    guard header.leaps == 0 else { throw .leapSeconds }
    guard header.end(timeSize: timeSize) <= bytes.count else { throw .truncated }
    var reader = BigEndianReader(bytes, at: header.start)
    let times = try Zone.times(&reader, header.times, timeSize)
    var indices: [UInt8] = []
    indices.reserveCapacity(header.times)
    for _ in 0..<header.times {
      let index = reader.byte()
      guard Int(index) < header.types else { throw .malformed(.localTimeType) }
      indices.append(index)
    }
    let names = reader.position + 6 * header.types
    var locals: [LocalTime] = []
    for _ in 0..<header.types {
      let offset = Int(Int32(truncatingIfNeeded: reader.integer(4)))
      let isDaylight = reader.byte()
      let name = Int(reader.byte())
      guard Zone.offsets.contains(offset), isDaylight <= 1 else { throw .malformed(.localTimeType) }
      let designation = try Zone.designation(bytes[names..<(names + header.characters)], at: name)
      locals.append(LocalTime(offset: offset, isDaylight: isDaylight == 1, designation: designation))
    }
    self.init(transitions: times, indices: indices, localTimes: locals, rule: rule)
  }

  private static func times(_ reader: inout BigEndianReader, _ count: Int, _ size: Int) throws(ZoneError) -> [Int64] {
    var times: [Int64] = []
    times.reserveCapacity(count)
    for _ in 0..<count {
      let raw = reader.integer(size)
      let time = size == 4 ? Int64(Int32(truncatingIfNeeded: raw)) : raw
      guard times.isEmpty || time > times[times.count - 1] else { throw .malformed(.transitionTime) }
      times.append(time)
    }
    return times
  }

  private static func designation(_ names: ArraySlice<UInt8>, at index: Int) throws(ZoneError) -> [UInt8] {
    guard index < names.count else { throw .malformed(.designation) }
    let rest = names.dropFirst(index)
    guard let end = rest.firstIndex(of: 0) else { throw .malformed(.designation) }
    return [UInt8](rest[..<end])
  }

  /// The rule between two line feeds at the end of the file; nil when there is nothing between them.
  private static func footer(_ bytes: [UInt8], at start: Int) throws(ZoneError) -> ZoneRule? {
    guard start < bytes.count else { throw .truncated }
    guard bytes[start] == UInt8(ascii: "\n") else { throw .malformed(.footer) }
    guard let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\n")) else { throw .truncated }
    guard end > start + 1 else { return nil }
    do { return try ZoneRule(posix: bytes[(start + 1)..<end]) } catch { throw .malformed(.footer) }
  }
}

/// The header of one data block: RFC 9636, section 3.1.
private struct TZifHeader {
  /// 0 for version 1, else the ASCII digit of the version.
  let version: UInt8
  /// Where the data block starts.
  let start: Int
  let utIndicators: Int
  let standardIndicators: Int
  let leaps: Int
  let times: Int
  let types: Int
  let characters: Int

  /// Reads the header and checks that its counts are allowed and fit into the file.
  init(_ bytes: [UInt8], at position: Int) throws(ZoneError) {
    guard bytes.count >= position + 4, bytes[position...].starts(with: "TZif".utf8) else { throw .notTZif }
    guard bytes.count >= position + 44 else { throw .truncated }
    version = bytes[position + 4]
    guard version == 0 || (UInt8(ascii: "2")...UInt8(ascii: "9")).contains(version) else { throw .notTZif }
    var reader = BigEndianReader(bytes, at: position + 20)
    var counts: [Int] = []
    for _ in 0..<6 {
      let count = reader.integer(4)
      guard count <= Int64(bytes.count) else { throw .truncated }
      counts.append(Int(count))
    }
    start = position + 44
    (utIndicators, standardIndicators, leaps) = (counts[0], counts[1], counts[2])
    (times, types, characters) = (counts[3], counts[4], counts[5])
    guard types > 0, types <= 256, characters > 0, utIndicators == 0 || utIndicators == types,
      standardIndicators == 0 || standardIndicators == types
    else { throw .malformed(.counts) }
  }

  /// Where the block ends, for times of 4 or 8 bytes. Counts are at most the file's size, so this cannot overflow.
  func end(timeSize: Int) -> Int {
    start + times * (timeSize + 1) + types * 6 + characters + leaps * (timeSize + 4) + standardIndicators + utIndicators
  }
}

/// Reads big-endian numbers from bytes that are known to exist.
private struct BigEndianReader {
  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func byte() -> UInt8 {
    defer { position += 1 }
    return bytes[position]
  }

  /// An unsigned number of up to 7 bytes, or a signed one of 8.
  mutating func integer(_ size: Int) -> Int64 {
    var value: UInt64 = 0
    for _ in 0..<size { value = value << 8 | UInt64(byte()) }
    return Int64(bitPattern: value)
  }
}
