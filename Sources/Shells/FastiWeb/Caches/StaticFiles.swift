import FastiData
import FastiPages

/// The files that pages fetch beside themselves, out of the program, ready to be sent.
final class StaticFiles: Sendable {
  /// A file.
  struct File: Sendable {
    /// A strong validator.
    let tag: String
    /// What is sent.
    let body: CompressibleBody
  }

  /// One hash over all files: part of their addresses, so that an address never means other bytes.
  let version = "\(ShippedFile.fingerprint)"
  private let files: [String: File]

  init() {
    files = Dictionary(
      ShippedFile.all.map { file in
        let name = "\(file.name)"
        let bytes = name.hasSuffix(".js") ? SentScript.bytes(of: file.bytes) : file.bytes
        return (name, File(tag: "\(file.hash)", body: CompressibleBody(bytes)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The file of a name; nil for none.
  subscript(name: String) -> File? { files[name] }
}
