public import FastiHolidays

/// The generated part of the stylesheet; the rest is `Data/Web/fasti.css`.
public enum Stylesheet {
  /// The parts of the rule editor by shape, the places in a grid of hours, and the colours of the regions of a book.
  public static func generated(_ book: RuleBook) -> [UInt8] {
    Array((RuleShape.stylesheet + HourGrid.stylesheet).utf8) + RegionPill.stylesheet(of: book)
  }

  /// The colours of the regions of a book.
  public static func colours(of book: RuleBook) -> [UInt8] { RegionPill.stylesheet(of: book) }
}
