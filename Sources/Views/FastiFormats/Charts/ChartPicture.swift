/// A chart as marks with positions, ready to be drawn. Lengths are tenths of a unit, from the top left.
public struct ChartPicture: Hashable, Sendable {
  /// The width, in tenths of a unit.
  public let width: Int
  /// The height, which depends on the legend.
  public internal(set) var height: Int
  /// The marks; each is drawn over the ones before it.
  public internal(set) var marks: [Mark] = []

  /// One drawn element.
  public enum Mark: Hashable, Sendable {
    /// A polygon; an edge of 0 is not drawn.
    case polygon([Place], fill: PaperColor, edge: Int)
    /// A line through points; if the length of a dash is above 0, the line is dashed.
    case line([Place], width: Int, ink: PaperColor, dash: Int)
    /// A round dot with an edge.
    case dot(Place, radius: Int, fill: PaperColor)
    /// A line of text, with its baseline at the point.
    case text(String, Place, size: Int, ink: PaperColor, Drawing.Anchor)
  }

  /// A point in the picture.
  public struct Place: Hashable, Sendable {
    /// From the left, in tenths of a unit.
    public let x: Int
    /// From the top, in the same unit.
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
