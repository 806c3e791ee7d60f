import Glibc

/// Parses a form with files (`multipart/form-data`) incrementally: the pieces may be cut anywhere, and no content is
/// kept.
/// - Complexity: O(*n*) in the bytes; memory for one header and one mark between parts.
/// - Source: RFC 7578; RFC 2046, section 5.1.1.
struct MultipartReader {
  /// What the reader reports, in order.
  enum Event {
    /// A part begins: the field's name, and the sender's name of the file; nil for an ordinary field.
    case part(name: String, fileName: String?)
    /// More content of the part.
    case content(UnsafeRawBufferPointer)
  }

  private enum Stage {
    /// Before the first boundary, which must be at the very beginning.
    case start
    /// The two bytes after a boundary, which say whether another part follows.
    case afterMark
    case header
    case content
    /// After the last boundary; the rest is ignored.
    case end
  }

  /// CR, LF and the boundary. Only its first byte is a CR, so after a failed match a new one can begin at the failed
  /// byte at the earliest.
  private let delimiter: [UInt8]
  private var stage = Stage.start
  /// How many bytes of the delimiter had matched when the last piece ended; 2 at the start, where no line break
  /// precedes the boundary.
  private var matched = 2
  /// The part of a header, or of the bytes after a boundary, that has arrived.
  private var held: [UInt8] = []
  private var parts = 0

  init(boundary: [UInt8]) { delimiter = Array("\r\n--".utf8) + boundary }

  /// Whether the last boundary has been read.
  var isComplete: Bool { stage == .end }

  /// Reads the next piece.
  /// - Throws: `.malformed`, and what `hear` throws.
  mutating func consume(
    _ piece: UnsafeRawBufferPointer, _ hear: (Event) throws(BodyFault) -> Void
  ) throws(BodyFault) {
    var place = 0
    while place < piece.count {
      switch stage {
      case .start:
        guard piece[place] == delimiter[matched] else { throw .malformed }
        matched += 1
        place += 1
        if matched == delimiter.count { stage = .afterMark }
      case .afterMark:
        held.append(piece[place])
        place += 1
        if held.count == 2 { try passMark() }
      case .header:
        held.append(piece[place])
        place += 1
        try readHeader(hear)
      case .content: place = try readContent(piece, place, hear)
      case .end: return
      }
    }
  }

  private mutating func passMark() throws(BodyFault) {
    defer { held = [] }
    if held == Array("--".utf8) { return stage = .end }
    guard held == Array("\r\n".utf8), parts < Multipart.mostParts else { throw .malformed }
    parts += 1
    stage = .header
  }

  private mutating func readHeader(_ hear: (Event) throws(BodyFault) -> Void) throws(BodyFault) {
    guard held.last == UInt8(ascii: "\n"), held.suffix(4) == Array("\r\n\r\n".utf8) else {
      guard held.count < Multipart.longestHeader + 4 else { throw .malformed }
      return
    }
    guard let names = Multipart.names(held.dropLast(4)) else { throw .malformed }
    held = []
    matched = 0
    stage = .content
    try hear(.part(name: names.field, fileName: names.file))
  }

  /// Passes on the bytes that are certain to be content.
  /// - Returns: Where to continue.
  private mutating func readContent(
    _ piece: UnsafeRawBufferPointer, _ start: Int, _ hear: (Event) throws(BodyFault) -> Void
  ) throws(BodyFault) -> Int {
    var place = start
    if matched > 0 {
      place = match(piece, start)
      if matched == delimiter.count { return endPart(place) }
      if place == piece.count { return place }
      try handOn(delimiter[..<matched], hear)
      matched = 0
    }
    let first = place
    while let found = Self.carriageReturn(in: piece, place) {
      place = match(piece, found)
      if matched == delimiter.count || place == piece.count {
        try hear(.content(UnsafeRawBufferPointer(rebasing: piece[first..<found])))
        return matched == delimiter.count ? endPart(place) : place
      }
      matched = 0
    }
    try hear(.content(UnsafeRawBufferPointer(rebasing: piece[first...])))
    return piece.count
  }

  /// Matches as much of the delimiter as possible.
  private mutating func match(_ piece: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var place = start
    while matched < delimiter.count, place < piece.count, piece[place] == delimiter[matched] {
      matched += 1
      place += 1
    }
    return place
  }

  private mutating func endPart(_ place: Int) -> Int {
    stage = .afterMark
    return place
  }

  private func handOn(
    _ bytes: ArraySlice<UInt8>, _ hear: (Event) throws(BodyFault) -> Void
  ) throws(BodyFault) {
    let outcome = bytes.withUnsafeBytes { bytes -> Result<Void, BodyFault> in
      do throws(BodyFault) { return .success(try hear(.content(bytes))) } catch { return .failure(error) }
    }
    try outcome.get()
  }

  private static func carriageReturn(in piece: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    guard start < piece.count, let base = piece.baseAddress,
      let found = memchr(base + start, Int32(UInt8(ascii: "\r")), piece.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
