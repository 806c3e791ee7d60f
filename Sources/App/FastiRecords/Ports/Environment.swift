/// The variables the program was started with.
public protocol Environment: Sendable {
  /// The bytes of a variable, which need not be text; nil when it is not set.
  func bytes(of name: String) -> [UInt8]?
}

extension Environment {
  /// The value of a variable, or nil when it is not set; bytes that are not UTF-8 become U+FFFD.
  public func value(of name: String) -> String? { bytes(of: name).map { String(decoding: $0, as: UTF8.self) } }

  /// The value of a variable that is set and not empty; POSIX and XDG treat an empty one as not set.
  public func text(of name: String) -> String? {
    guard let value = value(of: name), !value.isEmpty else { return nil }
    return value
  }
}
