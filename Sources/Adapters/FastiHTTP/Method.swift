/// The method of a request. Any other is refused with 405 before a request is made of it.
///
/// - Source: RFC 9110, section 9; RFC 5789.
public enum Method: String, CaseIterable, Hashable, Sendable {
  /// Read.
  case get = "GET"
  /// Read without the body.
  case head = "HEAD"
  case post = "POST"
  /// Write whole.
  case put = "PUT"
  /// Change in part.
  case patch = "PATCH"
  /// Remove.
  case delete = "DELETE"
  /// Ask what may be asked.
  case options = "OPTIONS"

  /// Whether it only reads.
  public var isSafe: Bool { self == .get || self == .head || self == .options }
}
