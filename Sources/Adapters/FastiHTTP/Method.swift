/// The method of a request. Other methods are refused with 405 before a ``Request`` is made.
///
/// - Source: RFC 9110, section 9; RFC 5789.
public enum Method: String, CaseIterable, Hashable, Sendable {
  /// Read.
  case get = "GET"
  /// Read without the body.
  case head = "HEAD"
  case post = "POST"
  /// Replace.
  case put = "PUT"
  /// Change a part.
  case patch = "PATCH"
  /// Remove.
  case delete = "DELETE"
  /// Ask which methods are allowed.
  case options = "OPTIONS"

  /// Whether it only reads.
  public var isSafe: Bool { self == .get || self == .head || self == .options }
}
