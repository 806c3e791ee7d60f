import FastiWords

/// Another edit of a thing that was saved while it was edited here: both are shown, and the person at the form chooses.
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
    /// What the reader typed over an older text.
    public var typed: String
  }

  /// The difference between what stands and what was typed, each as the same fields in the same order.
  init(standing: [(label: String, text: String)], typed: [(label: String, text: String)], keep: Path) {
    lines = zip(standing, typed).filter { $0.text != $1.text }
      .map { Line(label: $0.label, standing: $0.text, typed: $1.text) }
    self.keep = keep
  }
}

extension HTML {
  /// Writes what stands now beside what was typed. The form beneath has what was typed; sending it puts it in place.
  mutating func conflict(_ conflict: Conflict?) {
    guard let conflict else { return }
    let words = words
    element(.div, .class("conflict"), .role("alert")) { html in
      html.element(.strong, text: words(.changedMeanwhile))
      html.element(.p, .class("error"), text: words(.changedWhat))
      for line in conflict.lines {
        html.element(.dl, .class("versions")) { html in
          html.version(line.label, words(.standsNow), line.standing)
          html.version(line.label, words(.youTyped), line.typed)
        }
      }
      html.button(nil, text: words(.keepStanding), conflict.keep)
    }
  }

  private mutating func version(_ label: String, _ whose: String, _ text: String) {
    element(.div) { html in
      html.element(.dt, text: "\(label): \(whose)")
      html.element(.dd, text: text.isEmpty ? html.words(.nothingThere) : text)
    }
  }
}
