import FastiWords

/// The lists of a page that are shown in parts, by the name that an address has for the number of the part.
public enum ListName: String, CaseIterable, Hashable, Sendable {
  /// The only long list of a page, or the first.
  case page
  case countdowns, events, feeds, alarms, places, months, own
}

extension HTML {
  /// The greatest number of rows of a list on a page.
  static let mostRows = 50

  /// Writes one part of a list, and links to the parts before and after it. Without a number in the address it is the first part; a
  /// number that is too great means the last one.
  mutating func rows<Row>(_ rows: [Row], _ name: ListName = .page, _ write: (Row, inout HTML) -> Void) {
    let last = max(1, (rows.count + Self.mostRows - 1) / Self.mostRows)
    let number = min(max(1, frame.parts[name] ?? 1), last)
    let first = (number - 1) * Self.mostRows
    let shown = rows[first..<min(rows.count, first + Self.mostRows)]
    element(.ul, .class("rows")) { html in
      for row in shown { write(row, &html) }
    }
    turns(name, number, hasNext: number < last, at: frame.path) { words in
      words(.listPart, words.number(first + 1), words.number(first + shown.count), words.number(rows.count))
    }
  }

  /// Writes links to the part of a list before and after one; nothing for a list with one part.
  /// - Parameters:
  ///   - path: The address of the page without the number of a part.
  ///   - place: Says which rows these are.
  mutating func turns(
    _ name: ListName, _ number: Int, hasNext: Bool, at path: Path, _ place: (PageWords) -> String = { _ in "" }
  ) {
    guard number > 1 || hasNext else { return }
    let words = words
    element(.nav, .class("actions turns"), .label(words(.listParts))) { html in
      if number > 1 { html.button(.previous, text: words(.previousPage), path.showing(name, number - 1)) }
      html.element(.small, text: place(words))
      if hasNext { html.button(.next, text: words(.nextPage), path.showing(name, number + 1)) }
    }
  }
}

extension Path {
  /// The address of this page with a part of one of its lists.
  fileprivate func showing(_ name: ListName, _ number: Int) -> Path {
    let sign = bytes.contains(UInt8(ascii: "?")) ? "&" : "?"
    return Path(bytes + Array("\(sign)\(name.rawValue)=\(number)".utf8))
  }
}
