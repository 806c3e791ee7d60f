import FastiWords

/// Another edit of the same item that was saved during this one. Both are shown, and the user chooses.
public struct Conflict: Hashable, Sendable {
  /// The fields that differ.
  public var lines: [Line]
  /// The page with the saved version, for users who keep it.
  public var keep: Path

  /// A field, as saved and as typed.
  public struct Line: Hashable, Sendable {
    /// The label of the field.
    public var label: String
    /// Its saved value.
    public var standing: String
    /// The value that the user typed over an older text.
    public var typed: String
  }

  /// The difference between the saved and the typed version, each with the same fields in the same order.
  init(standing: [(label: String, text: String)], typed: [(label: String, text: String)], keep: Path) {
    lines = zip(standing, typed).filter { $0.text != $1.text }
      .map { Line(label: $0.label, standing: $0.text, typed: $1.text) }
    self.keep = keep
  }
}

extension HTML {
  /// Writes the saved values beside the typed ones. The form below has the typed values; sending it saves them.
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
