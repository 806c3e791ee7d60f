import CMicrohttpd
import Glibc

/// The header of a request as the library left it in memory, checked byte by byte.
///
/// The library is lenient: it joins folded lines, accepts a line feed as the end of a line, allows white space before a
/// colon and cuts a value at NUL. What a proxy in front of the server would read differently can be used to smuggle
/// requests, so all of it is refused. The library parses in place and writes zeros where lines ended; names and values
/// therefore have to follow each other at exact distances, and the total has to be as long as what was read.
/// - Source: RFC 9112, sections 2.2, 3, 5.1, 5.2, 6.3.
struct RawHeader {
  private(set) var headers = Headers()
  private(set) var isClean = true
  private(set) var count = 0
  /// Where the text of the last line ends.
  private var end: UnsafePointer<CChar>

  /// - Parameter target: The bytes of the target before the library decoded them.
  init(_ connection: OpaquePointer, _ method: UnsafePointer<CChar>, target: [UInt8], _ version: UnsafePointer<CChar>) {
    end = version + strlen(version)
    let targetStart = method + strlen(method) + 1
    if targetStart + target.count + 1 != version { isClean = false }
    withUnsafeMutablePointer(to: &self) { me in
      _ = MHD_get_connection_values_n(connection, .HEADER_KIND, readField, me)
    }
    // After the fields come the end of the last line and the empty line.
    if end - method + 4 != fasti_mhd_header_size(connection) { isClean = false }
  }

  fileprivate mutating func read(_ name: UnsafeBufferPointer<CChar>, _ value: UnsafeBufferPointer<CChar>) {
    count += 1
    guard let nameStart = name.baseAddress, let valueStart = value.baseAddress else { return isClean = false }
    let nameEnd = nameStart + name.count
    let isInPlace = nameStart == end + 2 && valueStart > nameEnd
    guard isInPlace,
      (nameEnd + 1..<valueStart).allSatisfy({ $0.pointee == UInt8(ascii: " ") || $0.pointee == UInt8(ascii: "\t") })
    else {
      return isClean = false
    }
    let nameBytes = name.map { UInt8(bitPattern: $0) }
    var valueBytes = value.map { UInt8(bitPattern: $0) }[...]
    end = valueStart + value.count
    while let last = valueBytes.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
      valueBytes.removeLast()
    }
    let field = String(decoding: nameBytes, as: UTF8.self)
    // The library compares a coding with its trailing blanks, and then does not recognise it: it would see no body.
    if valueBytes.count < value.count, field.lowercased() == "transfer-encoding" { isClean = false }
    guard !nameBytes.isEmpty, nameBytes.allSatisfy(Self.isToken), valueBytes.allSatisfy(Self.isText) else {
      return isClean = false
    }
    headers.add(field, String(decoding: valueBytes, as: UTF8.self))
  }

  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "^")...UInt8(ascii: "`"),
      UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t") }
}

/// Adds one field; a function without context, because the library calls it from C.
private func readField(
  _ context: UnsafeMutableRawPointer?, _ kind: MHD_ValueKind, _ name: UnsafePointer<CChar>?, _ nameSize: Int,
  _ value: UnsafePointer<CChar>?, _ valueSize: Int
) -> MHD_Result {
  context?.assumingMemoryBound(to: RawHeader.self).pointee
    .read(UnsafeBufferPointer(start: name, count: nameSize), UnsafeBufferPointer(start: value, count: valueSize))
  return .YES
}
