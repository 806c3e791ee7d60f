internal import CXML2
import FastiMonths

/// Reads a table's rows.
enum HTMLTable {
  /// The rows of a table; nil when it contains another table, because then it only defines the layout.
  static func rows(_ table: xmlNodePtr) -> [[WebPage.Cell]]? {
    var rows: [[WebPage.Cell]] = []
    var isLayout = false
    HTMLWalk.each(table) { node in
      switch HTMLWalk.name(node) {
      case "table": isLayout = true
      case "tr": rows.append([])
      case "td", "th":
        guard let last = rows.indices.last else { return }
        rows[last].append(cell(node))
      default: break
      }
    }
    return isLayout ? nil : rows.filter { !$0.isEmpty }
  }

  private static func cell(_ node: xmlNodePtr) -> WebPage.Cell {
    WebPage.Cell(
      HTMLWalk.content(node), rows: span("rowspan", node), columns: span("colspan", node),
      isHeader: HTMLWalk.name(node) == "th")
  }

  /// The number of rows or columns of a cell; 999 for a number out of range, so that the table is not accepted.
  private static func span(_ name: String, _ node: xmlNodePtr) -> Int {
    guard let text = HTMLWalk.attribute(name, of: node) else { return 1 }
    guard let number = Int(String(decoding: text, as: UTF8.self)), (1...998).contains(number) else { return 999 }
    return number
  }
}
