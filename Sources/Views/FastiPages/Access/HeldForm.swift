/// A form that was sent when nobody was signed in any more: where to, and what was typed.
public struct HeldForm: Sendable {
  /// The address it was sent to, one of this site.
  public var path: String
  /// Its fields in their order, the hidden ones too.
  public var fields: [(name: String, value: String)]

  /// A form.
  public init(path: String, fields: [(name: String, value: String)]) {
    self.path = path
    self.fields = fields
  }
}
