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
    /// The content with its compressed form.
    let body: CompressibleBody
  }

  /// One hash over all files: part of their addresses, so that an address always means the same bytes.
  static let version = hash("\(ShippedFile.fingerprint)", generated)
  /// The end of the stylesheet: the colours of regions, from their files.
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

  /// Sixteen hexadecimal digits that differ when the hash or the bytes do.
  private static func hash(_ hash: String, _ bytes: [UInt8]) -> String {
    String(SHA256.hexHash(Array(hash.utf8) + bytes).prefix(16))
  }

  /// The file of a name; nil for none.
  subscript(name: String) -> File? { files[name] }
}
