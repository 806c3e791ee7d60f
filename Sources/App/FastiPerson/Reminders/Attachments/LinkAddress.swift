public import FastiRecords

/// An address somebody attaches: http or https with a host, and nothing that a terminal or page would obey.
public struct LinkAddress: Hashable, Sendable {
  /// The address as it was typed.
  public let text: String

  /// Whether a text is meant as an address and not as the name of a file: it has a scheme.
  public static func isMeant(by text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    guard let first = scheme.first, scheme.count > 1, isLetter(first) else { return false }
    return scheme.allSatisfy {
      isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
  }

  /// Reads an address.
  /// - Throws: `.invalid` for another scheme, for no host, for control characters, and for one that is too long.
  public init(_ text: String) throws(Failure) {
    let lower = text.lowercased()
    let rest: Substring
    if lower.hasPrefix("https://") {
      rest = text.dropFirst(8)
    } else if lower.hasPrefix("http://") {
      rest = text.dropFirst(7)
    } else {
      throw LinkAddress.refused(text, "\"\(text)\" is no http or https address", code: "refused-scheme", .scheme)
    }
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !host.contains("@") else {
      // What stands before the host may be a password, so the address is not repeated.
      throw Failure(
        .invalid, code: "malformed-link", "an address may have no name or password before its host", field: "URL",
        hint: "https://example.org/page", cause: .link(.credentials))
    }
    guard !host.isEmpty, !host.hasPrefix(":") else {
      throw LinkAddress.refused(text, "\"\(text)\" names no host", code: "malformed-link", .noHost)
    }
    guard
      text.utf8.allSatisfy({
        $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
          && $0 != UInt8(ascii: "\\")
      })
    else {
      throw LinkAddress.refused(
        text, "an address has no spaces, quotes or control characters", code: "malformed-link", .characters)
    }
    guard text.utf8.count <= AttachmentRecord.longestLink else {
      throw Failure(
        .invalid, code: "too-long",
        "the address has \(text.utf8.count) bytes; it may have at most \(AttachmentRecord.longestLink)", field: "URL",
        cause: .text(.bytes(most: AttachmentRecord.longestLink)))
    }
    self.text = text
  }

  private static func refused(_ text: String, _ message: String, code: String, _ cause: LinkCause) -> Failure {
    Failure(
      .invalid, code: code, message, field: "URL", value: text, hint: "https://example.org/page", cause: .link(cause))
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) }
}
