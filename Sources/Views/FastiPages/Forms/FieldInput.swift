/// The content of a field: the typed text and its error.
public struct FieldInput: Hashable, Sendable {
  /// The text, unchanged.
  public var text: String
  /// The error; nil if there is none.
  public var error: FieldError?

  public init(_ text: String = "", error: FieldError? = nil) {
    self.text = text
    self.error = error
  }
}

/// The error of a field, in the language of the page.
public struct FieldError: Hashable, Sendable {
  /// One sentence that contains the value.
  public var message: String
  /// What to type instead, if it is known.
  public var hint: String?

  /// An error with its message and its hint.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
