/// The rows of one subject as text: columns for a terminal, or Markdown.
struct Table {
  let title: String
  let rows: [Row]

  private static let header = ["what", "Fasti", "limit", "", "measured beside", "takes", "ratio"]

  /// One line a row and one more for each further peer.
  private var cells: [[String]] {
    rows.flatMap { row -> [[String]] in
      let mark = row.isMet.map { $0 ? "met" : "MISSED" } ?? ""
      let peers = row.beside.isEmpty ? [(name: "", figure: Row.Figure.missing(""))] : row.beside
      return peers.enumerated().map { index, peer in
        let own =
          index == 0 ? [row.work, row.figure.text, row.target?.text ?? "", mark] : ["", "", "", ""]
        return own + [peer.name, peer.figure.text, ratio(row.figure, peer.figure)]
      }
    }
  }

  private func ratio(_ own: Row.Figure, _ other: Row.Figure) -> String {
    guard let own = own.amount, let other = other.amount, own > 0 else { return "" }
    return "\((other / own).shortened)x"
  }

  /// Columns padded with spaces, under the title.
  var text: String { "\(title)\n" + TextTable(header: Table.header, lines: cells).text }

  /// A Markdown table under its heading.
  var markdown: String { "## \(title)\n\n" + TextTable(header: Table.header, lines: cells).markdown }
}
