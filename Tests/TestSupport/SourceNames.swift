/// The names in sources: those after a point, and those between quotation marks.
///
/// Each file is read once, which is much faster than searching all the text for a thousand names.
public struct SourceNames {
  /// The names after a point: `undo` for `.undo`.
  public private(set) var members: Set<String> = []
  /// The texts between two quotation marks of one line.
  public private(set) var quoted: Set<String> = []

  /// The names in the Swift files below folders of the package.
  public init(below folders: [String]) throws {
    for folder in folders {
      for path in PackageFolder.files(below: folder) where path.hasSuffix(".swift") {
        if let text = try PackageFolder.text(path) { add(text) }
      }
    }
  }

  private mutating func add(_ text: String) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      for part in line.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).dropFirst() {
        members.insert(String(decoding: part.prefix(while: Self.isLetterOrDigit), as: UTF8.self))
      }
      let pieces = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      for piece in pieces.dropFirst().dropLast() { quoted.insert(String(decoding: piece, as: UTF8.self)) }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
