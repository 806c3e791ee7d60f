import FastiFormats
public import FastiRecords

/// An address that is attached or belongs to an event: http or https with a host, without control characters or quotes.
public struct LinkAddress: Hashable, Sendable {
  /// The most bytes an address may have.
  public static let longest = 2_048

  /// The address as typed.
  public let text: String

  /// Whether a text is an address and not a file name: it has a scheme.
  public static func isMeant(by text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    guard let first = scheme.first, scheme.count > 1, isLetter(first) else { return false }
    return scheme.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  /// Parses an address.
  /// - Throws: `.invalid` for another scheme, a missing host, control characters, and an address that is too long.
  public init(_ text: String) throws(Failure) {
    let lower = text.lowercased()
    let rest: Substring
    if lower.hasPrefix("https://") {
      rest = text.dropFirst(8)
    } else if lower.hasPrefix("http://") {
      rest = text.dropFirst(7)
    } else {
      throw Failure(.link(.scheme), field: .link, value: text)
    }
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !host.contains("@") else {
      // The part before the host may be a password, so the address is not repeated.
      throw Failure(.link(.credentials), field: .link)
    }
    guard !host.isEmpty, !host.hasPrefix(":") else {
      throw Failure(.link(.noHost), field: .link, value: text)
    }
    guard
      text.utf8.allSatisfy({
        $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
          && $0 != UInt8(ascii: "\\")
      }), text.unicodeScalars.allSatisfy(Self.mayStand)
    else {
      throw Failure(.link(.characters), field: .link, value: text)
    }
    guard text.utf8.count <= LinkAddress.longest else {
      throw Failure(.text(.bytes(most: LinkAddress.longest)), field: .link)
    }
    self.text = text
  }

  /// Whether an address may contain a character beyond ASCII: not if it is invisible, is a space, or changes the
  /// direction of letters, because then people would see another address than the one that is opened.
  public static func mayStand(_ scalar: Unicode.Scalar) -> Bool {
    !(0x7F...0x9F).contains(scalar.value) && !BidiControls.reorders(scalar.value) && !BidiControls.isMark(scalar.value)
      && !scalar.properties.isWhitespace
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) }
}
