internal import CXML2
import FastiMonths

/// Reads a table's rows.
enum HTMLTable {
  /// The rows of a table; nil when it holds another table, because then it only lays out the page.
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

  /// How many rows or columns a cell covers; 999 for a number out of range, with which no table is accepted.
  private static func span(_ name: String, _ node: xmlNodePtr) -> Int {
    guard let text = HTMLWalk.attribute(name, of: node) else { return 1 }
    guard let number = Int(String(decoding: text, as: UTF8.self)), (1...998).contains(number) else { return 999 }
    return number
  }
}
