/// A file that pages fetch beside themselves, as it ships with the program: the stylesheet, the script, the
/// pictures, the typeface.
public struct ShippedFile: Sendable {
  /// The file's name, which is its address below `/static/`: `fasti.css`.
  public let name: StaticString
  /// The file's text, UTF-8; the bytes of a picture or a typeface in Base64. What is sent is ``bytes``.
  public let text: StaticString
  /// The text's 64-bit FNV-1a hash, sixteen hexadecimal digits: it differs when the file does, so it can be the ETag.
  public let hash: StaticString
}
