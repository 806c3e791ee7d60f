/// The elements of pages. `script` and `style` are not among them, because their content is not HTML text.
enum Tag: String, Sendable {
  case html, head, title, body
  case header, nav, main, section
  case h1, h2, h3
  case p, div, span, strong, small, time, code
  case ul, ol, li, dl, dt, dd
  case table, caption, thead, tbody, tr, th, td
  case a, button
  case form, fieldset, legend, label, select, option, textarea, output
  case details, summary
  case progress

  /// Whether a line break follows it, so that the source of a page and its snapshot are readable.
  var isBlock: Bool {
    switch self {
    case .a, .span, .strong, .small, .time, .code, .button, .option, .label, .output: false
    default: true
    }
  }
}

/// The elements without content.
enum VoidTag: String, Sendable {
  case input, link, meta, img
}
