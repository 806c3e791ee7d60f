extension DocumentSource {
  /// Whether a row of headings, or a text alone, says that what stands beneath it is not when months begin.
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
