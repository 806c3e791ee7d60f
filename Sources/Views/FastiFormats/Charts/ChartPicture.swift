/// A chart as marks at places, ready to be drawn. Lengths are tenths of a unit, from the top left.
public struct ChartPicture: Hashable, Sendable {
  /// The width, in tenths of a unit.
  public let width: Int
  /// The height, which follows from the legend.
  public internal(set) var height: Int
  /// What is drawn, each over those before it.
  public internal(set) var marks: [Mark] = []

  /// One thing that is drawn.
  public enum Mark: Hashable, Sendable {
    /// A polygon; an edge of 0 is none.
    case polygon([Place], fill: PaperColor, edge: Int)
    /// A line through places; broken into dashes of that length where it is above 0.
    case line([Place], width: Int, ink: PaperColor, dash: Int)
    /// A round dot with an edge.
    case dot(Place, radius: Int, fill: PaperColor)
    /// A line of text, its base line at the place.
    case text(String, Place, size: Int, ink: PaperColor, Drawing.Anchor)
  }

  /// A place in the picture.
  public struct Place: Hashable, Sendable {
    /// From the left, in tenths of a unit.
    public let x: Int
    /// From the top.
    public let y: Int

    init(_ x: Int, _ y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// Its texts, in the order in which they are drawn.
  public var texts: [String] {
    marks.compactMap { mark in
      if case .text(let text, _, _, _, _) = mark { text } else { nil }
    }
  }
}
