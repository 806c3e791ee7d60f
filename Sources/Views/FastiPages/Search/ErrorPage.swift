/// What could not be answered, and what to do instead: the words of the command line.
public struct ErrorPage: Sendable {
  /// The HTTP status: 404, 409.
  public var status: Int
  /// What was wrong, one sentence each.
  public var errors: [FieldError]

  /// An error page.
  public init(status: Int, _ errors: [FieldError]) {
    self.status = status
    self.errors = errors
  }
}
