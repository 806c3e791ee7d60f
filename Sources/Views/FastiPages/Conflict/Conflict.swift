/// What somebody made of a thing while it was edited here: both are shown, and the person at the form chooses.
public struct Conflict: Hashable, Sendable {
  /// The fields in which the two differ.
  public var lines: [Line]
  /// The page that shows what stands now, for those who keep that.
  public var keep: Path

  /// A field, as it stands now and as it was typed.
  public struct Line: Hashable, Sendable {
    /// What the field is called.
    public var label: String
    /// What stands in it now.
    public var standing: String
    /// What was typed.
    public var typed: String
  }

  /// The difference between what stands and what was typed, each as the same fields in the same order.
  init(standing: [(label: String, text: String)], typed: [(label: String, text: String)], keep: Path) {
    lines = zip(standing, typed).filter { $0.text != $1.text }
      .map { Line(label: $0.label, standing: $0.text, typed: $1.text) }
    self.keep = keep
  }
}
