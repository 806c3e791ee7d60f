import FastiData
import FastiHolidays
import FastiPages
import FastiRecords
import FastiRegions

/// The static files of pages, from the program, ready to send.
final class StaticFiles: Sendable {
  struct File: Sendable {
    /// A strong validator.
    let tag: String
    /// The content and its compressed form.
    let body: CompressibleBody
  }

  /// A hash of all files, which is part of their addresses, so that the content of an address never changes.
  static let version = hash("\(ShippedFile.fingerprint)", generated)
  /// The generated end of the stylesheet.
  private static let generated = Stylesheet.generated(
    RuleBook(
      ShippedRegion.all.compactMap { region in try? Region.readHead(region.text.withUTF8Buffer { [UInt8]($0) }) }))

  private let files: [String: File]

  init() {
    files = Dictionary(
      ShippedFile.all.map { file in
        let name = "\(file.name)"
        if name == "fasti.css" {
          let bytes = file.bytes + Self.generated
          return (name, File(tag: Self.hash("\(file.hash)", Self.generated), body: CompressibleBody(bytes)))
        }
        let bytes = name.hasSuffix(".js") ? SentScript.bytes(of: file.bytes) : file.bytes
        return (name, File(tag: "\(file.hash)", body: CompressibleBody(bytes)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Sixteen hexadecimal digits that depend on the hash and the bytes.
  private static func hash(_ hash: String, _ bytes: [UInt8]) -> String {
    String(SHA256.hexHash(Array(hash.utf8) + bytes).prefix(16))
  }

  /// The file with a name; nil if there is none.
  subscript(name: String) -> File? { files[name] }
}
