/// A form with files: `multipart/form-data`.
/// - Source: RFC 7578; RFC 2046, section 5.1.1.
public struct Multipart: Sendable {
  /// One field of it.
  public struct Part: Sendable {
    /// The field's name.
    public let name: String
    /// The sender's name of the file; nil for a plain field.
    public let fileName: String?
    public let content: Content
  }

  /// Where the value of a field is.
  public enum Content: Sendable {
    /// In memory.
    case bytes([UInt8])
    /// On the disk.
    case file(ReceivedFile)

    /// The number of bytes.
    public var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(let file): file.count
      }
    }
  }

  /// The fields, in order.
  public let parts: [Part]

  /// The most parts a form may have.
  public static let mostParts = 16
  /// The longest header of a part, in bytes.
  public static let longestHeader = 4_096

  init(parts: [Part]) { self.parts = parts }

  /// The form of a request: as it was received, or parsed from its body.
  /// - Throws: Why the request has no form.
  public init(_ request: Request) throws(BodyFault) {
    if let received = request.received {
      self = try received.get()
      return
    }
    guard let boundary = Multipart.boundary(request.headers["Content-Type"] ?? "") else { throw .malformed }
    var form = IncomingForm(boundary: boundary, .memory)
    request.body.withUnsafeBytes { form.consume($0) }
    self = try form.finish()
  }

  /// The boundary that a `Content-Type` names, 1 to 70 characters.
  static func boundary(_ type: String) -> [UInt8]? {
    let parts = type.split(separator: ";").map { $0.drop { $0 == " " } }
    guard parts.first?.lowercased() == "multipart/form-data" else { return nil }
    for part in parts.dropFirst() where part.lowercased().hasPrefix("boundary=") {
      var value = Array(part.utf8.dropFirst(9))
      if value.first == UInt8(ascii: "\""), value.last == UInt8(ascii: "\""), value.count > 1 {
        value = Array(value.dropFirst().dropLast())
      }
      let isPlain = value.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") }
      return (1...70).contains(value.count) && isPlain ? value : nil
    }
    return nil
  }

  /// The names in the `Content-Disposition` of a part.
  static func names(_ header: ArraySlice<UInt8>) -> (field: String, file: String?)? {
    let lines = String(decoding: header, as: UTF8.self).split(separator: "\r\n")
    guard let line = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
      let field = quoted("name", in: line)
    else { return nil }
    return (field, quoted("filename", in: line))
  }

  /// The quoted value of a parameter; a quotation mark in it is written `%22` by browsers.
  private static func quoted(_ name: String, in line: Substring) -> String? {
    var isQuoted = false
    let parts = line.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
    for part in parts.dropFirst() {
      let part = part.drop { $0 == " " }
      guard part.lowercased().hasPrefix("\(name)=\"") else { continue }
      return String(part.dropFirst(name.count + 2).prefix { $0 != "\"" })
    }
    return nil
  }
}
