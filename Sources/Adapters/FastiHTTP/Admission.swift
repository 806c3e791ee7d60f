/// How much of a body is taken from whoever sends it, decided when only the header is there.
public struct Admission: Hashable, Sendable {
  /// The most bytes; more is 413.
  public let most: Int
  /// Whether it counts among the large bodies, of which few may be under way at once.
  public let isLarge: Bool

  /// So many bytes.
  public init(most: Int, isLarge: Bool = false) {
    self.most = most
    self.isLarge = isLarge
  }
}
