import FastiFormats

/// An address of this site: a path and its query, already percent-encoded.
///
/// Only ``Paths`` makes one, from typed values; so a page links to nothing else, and to no other scheme.
public struct Path: Hashable, Sendable {
  /// The address as it stands in a request, ASCII.
  public let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: StaticString) { bytes = text.withUTF8Buffer { [UInt8]($0) } }

  init(_ page: PageAddress) { bytes = page.bytes }

  /// The address as text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}
