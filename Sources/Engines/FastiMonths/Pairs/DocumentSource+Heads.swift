extension DocumentSource {
  /// Whether a row of headings, or a single text, shows that the content below it is not about the beginning of
  /// months.
  func isHeadOfElse(_ cells: [[Token]]) -> Bool {
    guard looks else { return false }
    return cells.contains { cell in
      let scanner = Scanner(tokens: cell)
      return cell.indices.contains { place in
        isOthers(cell[place]) || scanner.isHedge(place)
          || scanner.isWord(place, "sighting sightings conjunction moon night nights evening evenings eve observe look")
      }
    }
  }
}
