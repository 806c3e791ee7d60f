/// A table of texts that continues over as many pages as it needs, its headings repeated.
public struct PaperTable: Hashable, Sendable {
  /// The columns, from left to right.
  public var columns: [Column]
  /// The rows, from top to bottom.
  public var rows: [Row]

  /// A column of a table.
  public struct Column: Hashable, Sendable {
    /// Its heading; empty for none.
    public var title: String
    /// Whether it has figures, which are aligned at the right.
    public var isFigure: Bool
    /// Whether its text uses the width that the other columns leave, and is broken into lines.
    public var isWide: Bool

    /// A column.
    public init(_ title: String, figure: Bool = false, wide: Bool = false) {
      self.title = title
      isFigure = figure
      isWide = wide
    }
  }

  /// A row of a table.
  public struct Row: Hashable, Sendable {
    /// A text for each column.
    public var cells: [String]
    /// The box before the first text; nil for none.
    public var sign: PaperLine?
    /// Whether it is an opening balance or a sum.
    public var isSum: Bool
    /// Whether its text is red.
    public var isRed: Bool

    /// A row.
    public init(_ cells: [String], sign: PaperLine? = nil, sum: Bool = false, red: Bool = false) {
      self.cells = cells
      self.sign = sign
      isSum = sum
      isRed = red
    }
  }

  /// A table of rows.
  public init(_ columns: [Column], rows: [Row]) {
    self.columns = columns
    self.rows = rows
  }

  /// The figures of a chart.
  public init(_ figures: Chart.Figures) {
    columns = figures.columns.enumerated().map { Column($1, figure: $0 > 0, wide: $0 == 0) }
    rows = figures.rows.map { Row($0.cells) }
  }

  /// Its texts, in reading order.
  public var texts: [String] { columns.map { $0.title } + rows.flatMap { $0.cells.filter { !$0.isEmpty } } }
}

/// Figures in a box.
public struct PaperCard: Hashable, Sendable {
  /// What the figures are about.
  public var title: String
  /// The figures, two in a row.
  public var figures: [Figure]

  /// A figure with its label.
  public struct Figure: Hashable, Sendable {
    /// What the number counts.
    public var label: String
    /// The number as text in the reader's language.
    public var figure: String
    /// A note below it; empty for none.
    public var note: String

    /// A figure.
    public init(_ label: String, _ figure: String, note: String = "") {
      self.label = label
      self.figure = figure
      self.note = note
    }
  }

  /// A box of figures.
  public init(_ title: String, figures: [Figure]) {
    self.title = title
    self.figures = figures
  }
}
