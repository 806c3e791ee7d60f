/// Numbers as a picture: axes, series, and the same in words. All texts are in the reader's language.
public struct Chart: Hashable, Sendable {
  /// What it is of.
  public var title: String
  /// What is to be seen, in sentences, for those who cannot see it.
  public var summary: String
  /// The axis along the lower edge, from left to right.
  public var across: Axis
  /// The axis along the left edge, upwards.
  public var up: Axis
  /// What is drawn, each over those before it.
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

  /// A place in it, in the units of its axes.
  public struct Point: Hashable, Sendable {
    /// The place on the lower axis.
    public var across: Double
    /// The place on the left axis.
    public var up: Double

    /// A place.
    public init(_ across: Double, _ up: Double) {
      self.across = across
      self.up = up
    }
  }

  /// A part of both axes.
  public struct Box: Hashable, Sendable {
    /// The corner with the lower numbers.
    public var low: Point
    /// The corner across from it.
    public var high: Point

    /// A part between two corners.
    public init(_ low: Point, _ high: Point) {
      self.low = low
      self.high = high
    }
  }

  /// One thing that is drawn.
  public struct Series: Hashable, Sendable {
    /// Its name in the legend; empty for none.
    public var name: String
    /// Its colour; what it is drawn as says the same.
    public var color: PaperColor
    /// What it is drawn as.
    public var shape: Shape

    /// A series.
    public init(_ name: String, _ color: PaperColor, _ shape: Shape) {
      self.name = name
      self.color = color
      self.shape = shape
    }
  }

  /// What a series is drawn as.
  public enum Shape: Hashable, Sendable {
    /// Polygons with an edge.
    case areas([[Point]])
    /// What lies between two lines from left to right.
    case bands([Band])
    /// A heavy line through points, in pieces.
    case lines([[Point]])
    /// Boxes with an edge.
    case boxes([Box])
    /// A broken line from the left to the right.
    case level(Double)
    /// A line upwards, with its name above.
    case moment(Double, String)
    /// Dots, each with a text above it; empty for none.
    case dots([Dot])
  }

  /// What lies between two lines.
  public struct Band: Hashable, Sendable {
    /// The lower line, from left to right.
    public var low: [Point]
    /// The upper line, from left to right.
    public var high: [Point]

    /// What lies between two lines.
    public init(_ low: [Point], _ high: [Point]) {
      self.low = low
      self.high = high
    }
  }

  /// A dot at a place.
  public struct Dot: Hashable, Sendable {
    /// Where it is.
    public var place: Point
    /// What stands above it; empty for nothing.
    public var text: String

    /// A dot.
    public init(_ place: Point, _ text: String = "") {
      self.place = place
      self.text = text
    }
  }

  /// The texts of a table, the first column naming the rows; each row has a number, which is a bar on a terminal.
  public struct Figures: Hashable, Sendable {
    /// The headings of the columns.
    public var columns: [String]
    /// The rows, from top to bottom.
    public var rows: [Row]

    /// A row of a table.
    public struct Row: Hashable, Sendable {
      /// A text for each column.
      public var cells: [String]
      /// How long its bar is.
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
