import FastiData

/// The files that pages fetch beside themselves, out of the program, ready to be sent.
final class FileShelf: Sendable {
  /// A file.
  struct File: Sendable {
    /// A strong validator.
    let tag: String
    /// What is sent.
    let body: Packed
  }

  /// One hash over all files: part of their addresses, so that an address never means other bytes.
  let version = "\(ShippedFile.fingerprint)"
  private let files: [String: File]

  init() {
    files = Dictionary(
      ShippedFile.all.map { file in
        ("\(file.name)", File(tag: "\(file.hash)", body: Packed(file.bytes)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The file of a name; nil for none.
  subscript(name: String) -> File? { files[name] }
}
