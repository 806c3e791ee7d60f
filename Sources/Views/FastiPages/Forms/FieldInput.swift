/// What stands in a field: as it was typed, and what was wrong with it.
public struct FieldInput: Hashable, Sendable {
  /// The text, untouched.
  public var text: String
  /// What was wrong; nil when nothing was.
  public var error: FieldError?

  public init(_ text: String = "", error: FieldError? = nil) {
    self.text = text
    self.error = error
  }
}

/// What was wrong with a field, in the language of the page.
public struct FieldError: Hashable, Sendable {
  /// One sentence with the value.
  public var message: String
  /// What to type instead, where it is known.
  public var hint: String?

  /// An error's two lines.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
