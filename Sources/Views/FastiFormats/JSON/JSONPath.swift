import FastiCivil

extension UTF8Writer {
  /// Appends `.name`, without the full stop at the beginning; `["odd name"]` if the name is not plain.
  mutating func write(member name: [UInt8]) {
    let isPlain = !name.isEmpty && name.allSatisfy(Self.isPlain)
    guard !isPlain else {
      if !bytes.isEmpty { write(byte: UInt8(ascii: ".")) }
      return write(utf8: name)
    }
    var quoted = JSONWriter()
    quoted.string(utf8: name)
    write("[")
    write(utf8: quoted.bytes)
    write("]")
  }

  /// Appends `[3]`.
  mutating func write(element number: Int) {
    write("[")
    write(number)
    write("]")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension JSONValue {
  /// The error for a missing member.
  func missing(_ name: StaticString) -> JSONError {
    var path = UTF8Writer()
    path.write(text: self.path)
    path.write(member: name.withUTF8Buffer { [UInt8]($0) })
    return JSONError(.missing, at: place, path: path.string)
  }
}
