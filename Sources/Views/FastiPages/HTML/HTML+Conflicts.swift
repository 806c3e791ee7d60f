import FastiWords

// That something lost to a later change of another device is shown in the frame of every page.
extension HTML {
  /// The dot beside a link of the navigation; nothing without conflicts.
  mutating func writeConflictDot() {
    guard frame.conflicts > 0 else { return }
    element(.span, .class("dot")) { html in
      html.element(.span, .class("ears"), text: html.words(.conflictsOpen, html.words.number(html.frame.conflicts)))
    }
  }

  /// The link to the conflicts; nothing without any.
  mutating func writeConflictLink() {
    guard frame.conflicts > 0 else { return }
    element(.p, .class("notice")) { html in
      html.element(
        .a, .href(Paths.conflicts), text: html.words(.conflictsOpen, html.words.number(html.frame.conflicts)))
    }
  }
}
