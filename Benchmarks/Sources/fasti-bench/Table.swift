/// The rows as text: columns for a terminal, or Markdown.
struct Table {
  let rows: [Row]

  private static let header = ["what", "Fasti", "target", "", "measured beside", "takes", "ratio"]

  /// One line a row and one more for each further peer.
  private var cells: [[String]] {
    rows.flatMap { row -> [[String]] in
      let mark = row.isMet.map { $0 ? "met" : "MISSED" } ?? ""
      let peers = row.beside.isEmpty ? [(name: "", figure: Row.Figure.missing(""))] : row.beside
      return peers.enumerated().map { index, peer in
        let own =
          index == 0 ? [row.work, row.figure.text, row.target.map { "≤ \($0.text)" } ?? "", mark] : ["", "", "", ""]
        return own + [peer.name, peer.figure.text, ratio(row.figure, peer.figure)]
      }
    }
  }

  private func ratio(_ own: Row.Figure, _ other: Row.Figure) -> String {
    guard let own = own.amount, let other = other.amount, own > 0 else { return "" }
    return "\((other / own).shortened)x"
  }

  /// Columns padded with spaces.
  var text: String {
    let lines = [Table.header] + cells
    let widths = Table.header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let padded = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return padded.joined(separator: "  ").trimmingEnd + "\n"
    }.joined()
  }

  /// A Markdown table.
  var markdown: String {
    let lines = [Table.header, Table.header.map { _ in "---" }] + cells
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
