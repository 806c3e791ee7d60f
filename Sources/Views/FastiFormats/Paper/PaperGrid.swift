/// A table of days: a heading for each column, a number and seven cells in each row.
public struct PaperGrid: Hashable, Sendable {
  /// Its name above it; empty for none.
  public var title: String
  /// The word above the numbers of the rows.
  public var corner: String
  /// The headings of the columns.
  public var columns: [String]
  /// The rows, from top to bottom.
  public var rows: [PaperRow]

  /// A grid of rows.
  public init(_ title: String = "", corner: String, columns: [String], rows: [PaperRow]) {
    self.title = title
    self.corner = corner
    self.columns = columns
    self.rows = rows
  }

  /// Its texts, in reading order.
  public var texts: [String] {
    let head = [title, corner].filter { !$0.isEmpty } + columns
    return head
      + rows.flatMap { row in
        (row.head.isEmpty ? [] : [row.head])
          + row.cells.flatMap { cell in
            [cell.number, cell.note].filter { !$0.isEmpty } + cell.lines.map { $0.text }
          }
      }
  }
}

/// A row of a grid.
public struct PaperRow: Hashable, Sendable {
  /// The number of the week.
  public var head: String
  /// A cell for each column.
  public var cells: [PaperCell]
  /// The outline entry of the row, such as a month that begins in it; empty for none.
  public var outline: String

  /// A row of cells.
  public init(_ head: String, cells: [PaperCell], outline: String = "") {
    self.head = head
    self.cells = cells
    self.outline = outline
  }
}

/// A day in a grid.
public struct PaperCell: Hashable, Sendable {
  /// The day of the month; empty if the cell is not a day.
  public var number: String
  /// A word beside the number: the month's name, a date of another calendar.
  public var note: String
  /// The day in words, for a line of the list below the grid.
  public var name: String
  /// The colour of its box.
  public var fill: PaperColor
  /// Whether its number is red, as on Sundays and public holidays.
  public var isRed: Bool
  /// Whether it is outside the subject of the grid, such as a day of a neighbouring month.
  public var isOutside: Bool
  /// Whether something is planned on it; a round mark shows it if there is no room for lines.
  public var isMarked: Bool
  /// The lines of the day, in order.
  public var lines: [PaperLine]

  /// A day.
  public init(
    _ number: String, note: String = "", name: String = "", fill: PaperColor = .paper, red: Bool = false,
    outside: Bool = false, marked: Bool = false, lines: [PaperLine] = []
  ) {
    self.number = number
    self.note = note
    self.name = name
    self.fill = fill
    isRed = red
    isOutside = outside
    isMarked = marked
    self.lines = lines
  }
}

/// A line on a day, or in a legend.
public struct PaperLine: Hashable, Sendable {
  public var color: PaperColor
  /// The letter in its box, which means the same as the colour.
  public var sign: String
  /// What is on the day, or what the colour means.
  public var text: String

  /// A line of a colour.
  public init(_ color: PaperColor, sign: String, _ text: String) {
    self.color = color
    self.sign = sign
    self.text = text
  }
}
