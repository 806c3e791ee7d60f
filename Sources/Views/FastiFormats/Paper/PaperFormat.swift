/// The size and the orientation of a sheet of paper.
public struct PaperFormat: Hashable, Sendable {
  /// A size of paper.
  public enum Size: String, CaseIterable, Hashable, Sendable {
    /// ISO 216, 210 by 297 mm.
    case a4
    /// ISO 216, 297 by 420 mm.
    case a3
    /// 8.5 by 11 inches (216 by 279 mm).
    case letter

    /// The shorter and the longer side in points, 72 per inch.
    var sides: (short: Double, long: Double) {
      switch self {
      case .a4: (595.276, 841.890)
      case .a3: (841.890, 1190.551)
      case .letter: (612, 792)
      }
    }
  }

  public let size: Size
  /// Whether the longer side is at the top.
  public let isLandscape: Bool

  /// A sheet of a size.
  public init(_ size: Size, landscape: Bool) {
    self.size = size
    isLandscape = landscape
  }

  /// The width in points, 72 per inch.
  public var width: Double { isLandscape ? size.sides.long : size.sides.short }
  /// The height in points, 72 per inch.
  public var height: Double { isLandscape ? size.sides.short : size.sides.long }
}
