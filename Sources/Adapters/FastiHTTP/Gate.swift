/// Reads the bytes of a connection before the library does, one at a time, and stops at anything that another server
/// could read differently: in lines, in headers, in the framing of a body. The library parses only what passes.
///
/// The library accepts some of these mistakes, and answers others with a page of its own that lacks our headers and, in
/// version 0.9.75, is sent twice. So all of them are refused here, before the library reads them.
/// - Source: RFC 9112, sections 2.2, 3, 5.1, 5.2, 6.3, 7.1.
struct Gate {
  /// Where in a request the next byte is.
  private enum State {
    case requestLine
    case header
    /// In a body, with this number of bytes left.
    case body(Int)
    case chunkSize
    /// In a chunk, with this number of bytes and the end of the line left.
    case chunk(Int)
    /// After the last chunk: the empty line.
    case end
  }

  /// What is wrong, and the number of bytes before it that form complete requests.
  struct Fault {
    let response: Response
    let whole: Int
  }

  private let limits: ServerLimits
  private var place = State.requestLine
  /// The line that is being read, without its end.
  private var line: [UInt8] = []
  /// Whether its last byte was a carriage return, which a line feed has to follow.
  private var isEnding = false
  private var headBytes = 0
  private var version = ""
  /// The memory that the library needs for the fields, arguments and cookies that it parses.
  private var parts = 0
  private var fields = 0
  private var hasBlankFrame = false
  /// The fields of the header that could be read.
  private(set) var headers = Headers()
  /// Whether the answer has no body.
  private(set) var isHead = false

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Reads more bytes; after a fault it must not be called again.
  mutating func consume(_ bytes: UnsafeRawBufferPointer) -> Fault? {
    var whole = 0
    var index = 0
    while index < bytes.count {
      switch place {
      case .body(let left):
        let count = min(left, bytes.count - index)
        index += count
        place = left > count ? .body(left - count) : .requestLine
      case .chunk(let left) where left > 2:
        let count = min(left - 2, bytes.count - index)
        index += count
        place = .chunk(left - count)
      case .chunk(let left):
        guard bytes[index] == UInt8(ascii: left == 2 ? "\r" : "\n") else {
          return Fault(response: Self.badChunk, whole: whole)
        }
        index += 1
        place = left == 2 ? .chunk(1) : .chunkSize
      case .requestLine, .header, .chunkSize, .end:
        let refusal = consume(bytes[index])
        index += 1
        if let refusal { return Fault(response: refusal, whole: whole) }
      }
      if case .requestLine = place, line.isEmpty, !isEnding { whole = index }
    }
    return nil
  }

  private static let malformed = Response(400, text: "the header is malformed")
  private static let badChunk = Response(400, text: "the chunks of the body are malformed")

  /// One byte of a line.
  private mutating func consume(_ byte: UInt8) -> Response? {
    if case .header = place { headBytes += 1 } else if case .requestLine = place { headBytes += 1 }
    if let refusal = tooLong { return refusal }
    if isEnding {
      isEnding = false
      guard byte == UInt8(ascii: "\n") else { return malformedLine }
      defer { line.removeAll(keepingCapacity: true) }
      return endLine()
    }
    if byte == UInt8(ascii: "\r") {
      isEnding = true
      return nil
    }
    guard byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t") else { return malformedLine }
    line.append(byte)
    return nil
  }

  private var malformedLine: Response {
    switch place {
    case .chunkSize, .end: Self.badChunk
    default: Self.malformed
    }
  }

  private var tooLong: Response? {
    switch place {
    case .requestLine where headBytes > limits.headerBytes: Response(414, text: "the target is too long")
    case .header where headBytes > limits.headerBytes: Response(431, text: "the header is too large")
    // Sixteen digits are more than the size of any body has.
    case .chunkSize where line.count > 16, .end where !line.isEmpty: Self.badChunk
    default: nil
    }
  }

  private mutating func endLine() -> Response? {
    switch place {
    case .requestLine: return endRequestLine()
    case .header: return line.isEmpty ? endHeader() : endField()
    case .chunkSize: return endChunkSize()
    case .end:
      place = .requestLine
      return nil
    case .body, .chunk: return nil
    }
  }

  // MARK: The header

  private mutating func endRequestLine() -> Response? {
    // Empty lines before a request are skipped, see RFC 9112, section 2.2.
    if line.isEmpty { return nil }
    begin()
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(RawHeader.isToken), !words[1].isEmpty,
      !words[1].contains(UInt8(ascii: "\t"))
    else { return Response(400, text: "the request line is malformed") }
    version = String(decoding: words[2], as: UTF8.self)
    isHead = words[0].elementsEqual("HEAD".utf8)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      return version.hasPrefix("HTTP/")
        ? Response(505, text: "unknown version of HTTP") : Response(400, text: "the request line is malformed")
    }
    // The library parses arguments although none of our code reads them from it.
    parts = Self.partBytes * words[1].count { $0 == UInt8(ascii: "&") }
    guard parts <= mostParts else { return Response(414, text: "the target has too many parts") }
    place = .header
    return nil
  }

  private mutating func begin() {
    headers = Headers()
    fields = 0
    hasBlankFrame = false
  }

  private mutating func endField() -> Response? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(RawHeader.isToken)
    else { return Self.malformed }
    var value = line[(colon + 1)...]
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    value = value.drop(while: isBlank)
    let hasBlankEnd = value.last.map(isBlank) ?? false
    while let last = value.last, isBlank(last) { value.removeLast() }
    let name = String(decoding: line[..<colon], as: UTF8.self)
    headers.add(name, String(decoding: value, as: UTF8.self))
    fields += 1
    parts += Self.partBytes
    switch name.lowercased() {
    case "cookie":
      parts += value.count + Self.partBytes * value.count { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") }
    // The library compares these values with their trailing blanks, and then does not recognise them.
    case "transfer-encoding", "content-length": hasBlankFrame = hasBlankFrame || hasBlankEnd
    default: break
    }
    guard fields <= limits.headerFields else { return Response(431, text: "too many header fields") }
    guard parts <= mostParts else { return Response(431, text: "the header has too many parts") }
    return nil
  }

  private mutating func endHeader() -> Response? {
    defer { headBytes = 0 }
    if hasBlankFrame { return Self.malformed }
    if let refusal = Framing.refusal(headers, version: version) { return refusal }
    if headers["Transfer-Encoding"] != nil {
      place = .chunkSize
    } else if let length = headers["Content-Length"].flatMap({ Int($0) }), length > 0 {
      place = .body(length)
    } else {
      place = .requestLine
    }
    return nil
  }

  /// The memory of the library for each field, argument and cookie, besides its text.
  private static let partBytes = 64
  /// The memory it has for them: a connection has three times the header's size, and half of that is for reading.
  private var mostParts: Int { limits.headerBytes * 5 / 4 }

  // MARK: Chunks

  private mutating func endChunkSize() -> Response? {
    // No extensions: the server does not support any, and a proxy may find another end of them.
    guard !line.isEmpty, let size = Int(String(decoding: line, as: UTF8.self), radix: 16),
      line.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
    else { return Self.badChunk }
    guard size < Int.max - 2 else { return Self.badChunk }
    place = size == 0 ? .end : .chunk(size + 2)
    return nil
  }
}
