/// A form while it is received: fields in memory, the file in memory or on the disk. The first fault is kept, and what
/// arrives after it is dropped.
struct IncomingForm {
  /// Where a file goes.
  enum Destination {
    /// Into memory with the fields; the whole body is there already.
    case memory
    /// To the disk, at most `most` bytes; the fields may use `fields` bytes of memory.
    case disk(TemporaryFile, most: Int, fields: Int)
  }

  private struct Part {
    let name: String
    let fileName: String?
    var bytes: [UInt8] = []
  }

  private var reader: MultipartReader
  private let destination: Destination
  private var parts: [Multipart.Part] = []
  private var current: Part?
  private var fieldBytes = 0
  /// The first fault; nil while there is none.
  private(set) var fault: BodyFault?

  init(boundary: [UInt8], _ destination: Destination) {
    reader = MultipartReader(boundary: boundary)
    self.destination = destination
  }

  /// Takes the next piece.
  mutating func consume(_ piece: UnsafeRawBufferPointer) {
    guard fault == nil else { return }
    do throws(BodyFault) {
      var reader = reader
      try reader.consume(piece) { event throws(BodyFault) in try self.consume(event) }
      self.reader = reader
    } catch { fault = error }
  }

  /// Discards the form: the body is longer than a form with such a file can be.
  mutating func giveUp() {
    if fault == nil, case .disk(_, let most, _) = destination { fault = .tooLong(most: most) }
  }

  /// The form, when all of it was read.
  /// - Throws: What was wrong with it.
  mutating func finish() throws(BodyFault) -> Multipart {
    if let fault { throw fault }
    guard reader.isComplete else { throw .malformed }
    try endPart()
    return Multipart(parts: parts)
  }

  private mutating func consume(_ event: MultipartReader.Event) throws(BodyFault) {
    switch event {
    case .part(let name, let fileName):
      try endPart()
      guard fileName == nil || !goesToDisk || !parts.contains(where: { $0.fileName != nil }) else {
        throw .severalFiles
      }
      current = Part(name: name, fileName: fileName)
    case .content(let bytes):
      guard case .disk(let file, let most, let fields) = destination else {
        current?.bytes.append(contentsOf: bytes)
        return
      }
      guard current?.fileName != nil else {
        fieldBytes += bytes.count
        guard fieldBytes <= fields else { throw .fieldsTooLong(most: fields) }
        current?.bytes.append(contentsOf: bytes)
        return
      }
      guard file.count + bytes.count <= most else { throw .tooLong(most: most) }
      try file.write(bytes)
    }
  }

  private var goesToDisk: Bool { if case .disk = destination { true } else { false } }

  private mutating func endPart() throws(BodyFault) {
    guard let part = current else { return }
    current = nil
    var content = Multipart.Content.bytes(part.bytes)
    if case .disk(let file, _, _) = destination, part.fileName != nil { content = .file(try file.finish()) }
    parts.append(Multipart.Part(name: part.name, fileName: part.fileName, content: content))
  }
}
