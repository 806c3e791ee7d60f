/// A form with files: `multipart/form-data`.
/// - Source: RFC 7578; RFC 2046, section 5.1.1.
public struct Multipart: Sendable {
  /// One field of it.
  public struct Part: Sendable {
    /// The field's name.
    public let name: String
    /// What the sender calls the file; nil for a plain field.
    public let fileName: String?
    /// The value.
    public let bytes: ArraySlice<UInt8>
  }

  /// The fields, in order.
  public let parts: [Part]

  /// The most parts a form may have.
  public static let mostParts = 16
  /// The longest header of a part, in bytes.
  public static let longestHeader = 4_096

  /// Reads a body; nil for one that is no such form, has too many parts, or is cut off.
  public init?(_ request: Request) {
    guard let boundary = Multipart.boundary(request.headers["Content-Type"] ?? "") else { return nil }
    let body = request.body
    let mark = Array("--".utf8) + boundary
    guard body.starts(with: mark) else { return nil }
    var parts: [Part] = []
    var place = mark.count
    while true {
      if body[place...].starts(with: Array("--".utf8)) { break }
      guard parts.count < Multipart.mostParts, body[place...].starts(with: [0x0D, 0x0A]) else { return nil }
      place += 2
      guard
        let header = Multipart.find([0x0D, 0x0A, 0x0D, 0x0A], in: body, from: place, most: Multipart.longestHeader),
        let end = Multipart.find([0x0D, 0x0A] + mark, in: body, from: header + 4, most: body.count),
        let names = Multipart.names(body[place..<header])
      else { return nil }
      parts.append(Part(name: names.field, fileName: names.file, bytes: body[(header + 4)..<end]))
      place = end + 2 + mark.count
    }
    self.parts = parts
  }

  /// The boundary that a `Content-Type` names, 1 to 70 characters.
  private static func boundary(_ type: String) -> [UInt8]? {
    let parts = type.split(separator: ";").map { $0.drop { $0 == " " } }
    guard parts.first?.lowercased() == "multipart/form-data" else { return nil }
    for part in parts.dropFirst() where part.lowercased().hasPrefix("boundary=") {
      var value = Array(part.utf8.dropFirst(9))
      if value.first == 0x22, value.last == 0x22, value.count > 1 { value = Array(value.dropFirst().dropLast()) }
      let isPlain = value.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 }
      return (1...70).contains(value.count) && isPlain ? value : nil
    }
    return nil
  }

  /// Where some bytes begin, not more than `most` bytes away.
  private static func find(_ wanted: [UInt8], in body: [UInt8], from start: Int, most: Int) -> Int? {
    let last = min(body.count - wanted.count, start + most)
    guard start <= last else { return nil }
    return body.withUnsafeBufferPointer { body in
      var place = start
      while place <= last {
        if body[place] == wanted[0], body[place..<(place + wanted.count)].elementsEqual(wanted) { return place }
        place += 1
      }
      return nil
    }
  }

  /// The names in the `Content-Disposition` of a part.
  private static func names(_ header: ArraySlice<UInt8>) -> (field: String, file: String?)? {
    let lines = String(decoding: header, as: UTF8.self).split(separator: "\r\n")
    guard let line = lines.first(where: { $0.lowercased().hasPrefix("content-disposition:") }),
      let field = quoted("name", in: line)
    else { return nil }
    return (field, quoted("filename", in: line))
  }

  /// The quoted value of a parameter; a quotation mark in it is written `%22` by browsers.
  private static func quoted(_ name: String, in line: Substring) -> String? {
    for part in line.split(separator: ";").dropFirst() {
      let part = part.drop { $0 == " " }
      guard part.lowercased().hasPrefix("\(name)=\"") else { continue }
      return String(part.dropFirst(name.count + 2).prefix { $0 != "\"" })
    }
    return nil
  }
}
