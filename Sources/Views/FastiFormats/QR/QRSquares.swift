/// A QR code as squares, without the empty border that a scanner needs around it.
public struct QRSquares: Hashable, Sendable {
  /// The number of squares on a side, 21 to 177.
  public let side: Int
  private let dark: [Bool]

  /// A code of squares, row by row from the top left; nil if there are not `side` times `side`.
  public init?(side: Int, dark: [Bool]) {
    guard side > 0, dark.count == side * side else { return nil }
    self.side = side
    self.dark = dark
  }

  /// The number of empty squares that ISO/IEC 18004, section 6.3.8, requires on each side.
  public static let border = 4

  /// Whether a square is dark; those of the border are not.
  public func isDark(_ column: Int, _ row: Int) -> Bool {
    guard (0..<side).contains(column), (0..<side).contains(row) else { return false }
    return dark[row * side + column]
  }
}
