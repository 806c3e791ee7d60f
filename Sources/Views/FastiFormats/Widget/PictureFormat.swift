public import FastiCivil

/// What a drawing is made into.
public enum PictureFormat: Hashable, Sendable {
  /// So many points a unit on each side, 1 to 3, in colours, or in 2 or 4 greys from black to white, for e-ink.
  case png(scale: Int, greys: Int?)
  /// A page of the drawing's size; the day stands in the file in place of the clock's.
  case pdf(on: Day)
}
