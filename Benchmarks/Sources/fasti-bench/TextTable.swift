/// Cells as text: columns for a terminal, or Markdown.
struct TextTable {
  let header: [String]
  let lines: [[String]]

  /// Columns padded with spaces.
  var text: String {
    let all = [header] + lines
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { line in
      let padded = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return padded.joined(separator: "  ").trimmingEnd + "\n"
    }.joined()
  }

  /// A Markdown table.
  var markdown: String {
    ([header, header.map { _ in "---" }] + lines).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
