import FastiWords

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
