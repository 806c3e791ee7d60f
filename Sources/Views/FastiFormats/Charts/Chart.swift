/// A chart of numbers: axes, series, and a summary in words. All texts are in the reader's language.
public struct Chart: Hashable, Sendable {
  /// The subject.
  public var title: String
  /// A description in sentences, for people who cannot see the picture.
  public var summary: String
  /// The axis along the lower edge, from left to right.
  public var across: Axis
  /// The axis along the left edge, upwards.
  public var up: Axis
  /// The series; each is drawn over the ones before it.
  public var series: [Series]
  /// Its figures as a table.
  public var figures: Figures

  /// A chart of series.
  public init(_ title: String, summary: String, across: Axis, up: Axis, series: [Series], figures: Figures) {
    self.title = title
    self.summary = summary
    self.across = across
    self.up = up
    self.series = series
    self.figures = figures
  }

  /// A point, in the units of the axes.
  public struct Point: Hashable, Sendable {
    /// The position on the lower axis.
    public var across: Double
    /// The position on the left axis.
    public var up: Double

    /// A point.
    public init(_ across: Double, _ up: Double) {
      self.across = across
      self.up = up
    }
  }

  /// A rectangle, in the units of the axes.
  public struct Box: Hashable, Sendable {
    /// The corner with the lower numbers.
    public var low: Point
    /// The opposite corner.
    public var high: Point

    /// A rectangle between two corners.
    public init(_ low: Point, _ high: Point) {
      self.low = low
      self.high = high
    }
  }

  /// A series of drawn elements.
  public struct Series: Hashable, Sendable {
    /// Its name in the legend; empty for none.
    public var name: String
    /// Its colour; its shape means the same.
    public var color: PaperColor
    public var shape: Shape

    /// A series.
    public init(_ name: String, _ color: PaperColor, _ shape: Shape) {
      self.name = name
      self.color = color
      self.shape = shape
    }
  }

  /// The shapes of series.
  public enum Shape: Hashable, Sendable {
    /// Polygons with an edge.
    case areas([[Point]])
    /// The areas between two lines that go from left to right.
    case bands([Band])
    /// A heavy line through points, in pieces.
    case lines([[Point]])
    /// Boxes with an edge.
    case boxes([Box])
    /// A dashed line from the left to the right.
    case level(Double)
    /// A vertical line, with its name above.
    case moment(Double, String)
    /// Dots, each with a text above it, which may be empty.
    case dots([Dot])
  }

  /// The area between two lines.
  public struct Band: Hashable, Sendable {
    /// The lower line, from left to right.
    public var low: [Point]
    /// The upper line, from left to right.
    public var high: [Point]

    /// The area between two lines.
    public init(_ low: [Point], _ high: [Point]) {
      self.low = low
      self.high = high
    }
  }

  /// A dot at a point.
  public struct Dot: Hashable, Sendable {
    /// Its point.
    public var place: Point
    /// The text above it; empty for none.
    public var text: String

    /// A dot.
    public init(_ place: Point, _ text: String = "") {
      self.place = place
      self.text = text
    }
  }

  /// The texts of a table, whose first column names the rows; each row has a number, which a terminal shows as a bar.
  public struct Figures: Hashable, Sendable {
    /// The headings of the columns.
    public var columns: [String]
    /// The rows, from top to bottom.
    public var rows: [Row]

    /// A row of a table.
    public struct Row: Hashable, Sendable {
      /// A text for each column.
      public var cells: [String]
      /// The length of its bar.
      public var amount: Double

      /// A row.
      public init(_ cells: [String], amount: Double) {
        self.cells = cells
        self.amount = amount
      }
    }

    /// A table.
    public init(_ columns: [String], rows: [Row]) {
      self.columns = columns
      self.rows = rows
    }
  }
}
