import FastiCalendars
import FastiCivil
import FastiFormats

/// An address of this site: a path and its query, already percent-encoded.
///
/// Only ``Paths`` creates one, from typed values; so a page cannot link to other addresses or other schemes.
public struct Path: Hashable, Sendable {
  /// The address as in a request, ASCII.
  public let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: StaticString) { bytes = text.withUTF8Buffer { [UInt8]($0) } }

  init(_ page: PageAddress) { bytes = page.bytes }

  /// The address as text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

/// Writes one address, part by part; text is percent-encoded.
struct PathWriter {
  private var writer = UTF8Writer(capacity: 48)
  private var hasQuery = false

  init(_ start: StaticString) { writer.write(start) }

  /// Appends constant text, which is not encoded.
  mutating func write(_ text: StaticString) { writer.write(text) }
  mutating func write(_ day: Day) { writer.write(day) }
  mutating func write(_ month: YearMonth) { writer.write(month) }
  /// A Hijri month as `1447-09`.
  mutating func write(hijri month: HijriMonth) {
    writer.write(month.year, width: 4)
    writer.write("-")
    writer.write(month.month, width: 2)
  }

  /// Appends text as one segment of a path or one value of a query.
  mutating func write(text: String) { writer.write(percentEncoded: text) }

  /// Begins a pair of the query.
  mutating func query(_ name: StaticString) {
    writer.write(hasQuery ? "&" : "?")
    hasQuery = true
    writer.write(name)
    writer.write("=")
  }

  /// Begins the fragment.
  mutating func fragment(_ name: StaticString) {
    writer.write("#")
    writer.write(name)
  }

  var path: Path { Path(writer.bytes) }
}

/// An address of another site that a user attached: only `http` or `https`, so that a link cannot run a script.
public struct ExternalLink: Hashable, Sendable {
  /// The address.
  public let text: String

  /// An address; nil for any other scheme, and if it has control characters or spaces.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let start = bytes.prefix(8).map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    guard start.starts(with: Array("https://".utf8)) || start.starts(with: Array("http://".utf8)) else { return nil }
    guard bytes.allSatisfy({ $0 > UInt8(ascii: " ") && $0 != 0x7F }) else { return nil }
    self.text = text
  }
}
