/// One sentence about what has just happened, shown once.
public struct Flash: Hashable, Sendable {
  /// The sentence.
  public var text: String
  /// The change that a button takes back; nil for no button.
  public var change: String?
  /// Whether it tells of something that failed.
  public var isError: Bool

  /// A sentence, and the id of the change it tells of.
  public init(_ text: String, undoing change: String? = nil, isError: Bool = false) {
    self.text = text
    self.change = change
    self.isError = isError
  }
}
