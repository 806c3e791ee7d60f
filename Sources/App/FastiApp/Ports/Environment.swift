/// The variables the program was started with.
public protocol Environment: Sendable {
  /// The value of a variable, or nil when it is not set.
  func value(of name: String) -> String?
}

extension Environment {
  /// The value of a variable that is set and not empty; POSIX and XDG treat an empty one as not set.
  public func text(of name: String) -> String? {
    guard let value = value(of: name), !value.isEmpty else { return nil }
    return value
  }
}
