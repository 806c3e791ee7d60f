/// A document that was printed to a file.
public struct PrintedPaper: Sendable {
  /// The file, a PDF.
  public let bytes: [UInt8]
  /// The number of pages.
  public let pages: Int
  /// The characters that the machine's fonts lack, in order; boxes replace them.
  public let unknown: [Unicode.Scalar]

  /// A file with a number of pages.
  public init(bytes: [UInt8], pages: Int, unknown: [Unicode.Scalar]) {
    self.bytes = bytes
    self.pages = pages
    self.unknown = unknown
  }

  /// Whether the machine does not have a font with letters, so that all text is boxes.
  public var hasNoFont: Bool { unknown.contains { $0.isASCII && $0.properties.isAlphabetic } }

  /// Some of the characters that are missing, for a sentence.
  public var unknownText: String { unknown.prefix(8).map { String($0) }.joined(separator: " ") }

  /// The packages for a sentence: `fonts-noto-core fonts-noto-cjk`.
  public var packagesText: String { packages.map { "\($0)" }.joined(separator: " ") }

  /// The Debian packages whose fonts have the missing characters, each once.
  public var packages: [StaticString] {
    let needed = unknown.reduce(into: Set<Int>()) { $0.insert(PrintedPaper.place(of: $1)) }
    return needed.sorted().map { PrintedPaper.fonts[$0] }
  }

  private static let fonts: [StaticString] = ["fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"]

  private static func place(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x2E80...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: 1
    case 0x1F000...0x1FAFF, 0x2600...0x27BF: 2
    default: 0
    }
  }
}
