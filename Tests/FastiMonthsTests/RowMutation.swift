import FastiMonths

/// Damage done to what was extracted from a document: to texts, cells, rows and words rather than to bytes of a file, so
/// that every one of them reaches the readers.
enum RowMutation {
  /// The page with one to three damages.
  static func damaged(_ page: WebPage, _ dice: inout Dice) -> WebPage {
    var copy = page
    for _ in 0...dice.below(3) where !copy.blocks.isEmpty { damage(&copy.blocks, &dice) }
    return copy
  }

  private static func damage(_ blocks: inout [WebPage.Block], _ dice: inout Dice) {
    let place = dice.below(blocks.count)
    switch (dice.below(8), blocks[place]) {
    case (0, _): blocks.remove(at: place)
    case (1, _): blocks.insert(blocks[place], at: dice.below(blocks.count))
    case (2, _): blocks.swapAt(place, dice.below(blocks.count))
    case (_, .heading(let text)): blocks[place] = .heading(damaged(text, &dice))
    case (_, .text(let text)): blocks[place] = .text(damaged(text, &dice))
    case (_, .table(var rows)):
      damage(&rows, &dice)
      blocks[place] = .table(rows)
    }
  }

  private static func damage(_ rows: inout [[WebPage.Cell]], _ dice: inout Dice) {
    guard !rows.isEmpty else { return }
    let (row, other) = (dice.below(rows.count), dice.below(rows.count))
    guard !rows[row].isEmpty, !rows[other].isEmpty else { return }
    let (cell, second) = (dice.below(rows[row].count), dice.below(rows[other].count))
    switch dice.below(10) {
    case 0: rows.remove(at: row)
    case 1: rows.insert(rows[row], at: other)
    case 2: rows.swapAt(row, other)
    case 3: rows[row].remove(at: cell)
    case 4: rows[row].swapAt(cell, dice.below(rows[row].count))
    case 5: rows[row][cell] = rows[other][second]
    default: rows[row][cell].text = damaged(rows[row][cell].text, &dice)
    }
  }

  /// The words with one to three damages.
  static func damaged(_ words: [SheetWord], _ dice: inout Dice) -> [SheetWord] {
    var copy = words
    for _ in 0...dice.below(3) where !copy.isEmpty {
      let (place, other) = (dice.below(copy.count), dice.below(copy.count))
      let word = copy[place]
      switch dice.below(8) {
      case 0: copy.remove(at: place)
      case 1: copy.swapAt(place, other)
      case 2: copy[place] = word.saying(copy[other].text)
      case 3: copy[place] = word.moved(dice.below(20_000) - 10_000, 0)
      case 4: copy[place] = word.moved(0, dice.below(10_000) - 5_000)
      default: copy[place] = word.saying(damaged(word.text, &dice))
      }
    }
    return copy
  }

  /// A text with a letter or digit changed, lost, doubled or moved.
  private static func damaged(_ text: [UInt8], _ dice: inout Dice) -> [UInt8] {
    guard !text.isEmpty else { return text }
    var copy = text
    let place = dice.below(copy.count)
    switch dice.below(6) {
    case 0: copy.remove(at: place)
    case 1: copy.insert(copy[place], at: place)
    case 2: copy.swapAt(place, dice.below(copy.count))
    case 3: copy[place] = UInt8(truncatingIfNeeded: dice.next())
    case 4: copy.removeSubrange(place...)
    default:
      let digits = copy.indices.filter { (0x30...0x39).contains(copy[$0]) }
      if !digits.isEmpty { copy[digits[dice.below(digits.count)]] = 0x30 + UInt8(dice.below(10)) }
    }
    return copy
  }
}

extension SheetWord {
  fileprivate func saying(_ text: [UInt8]) -> SheetWord {
    SheetWord(page: page, left: left, top: top, width: width, height: height, text: text)
  }

  fileprivate func moved(_ right: Int, _ down: Int) -> SheetWord {
    SheetWord(page: page, left: left + right, top: top + down, width: width, height: height, text: text)
  }
}
