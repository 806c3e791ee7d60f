import FastiWords

/// A region to choose, with how many rules it has.
public struct RegionChoice: Hashable, Sendable {
  public var region: RegionPill
  /// Whether it is one of the regions whose holidays are shown.
  public var isSelected: Bool
  /// How many rules of public holidays it has.
  public var publicRules: Int
  /// How many other rules it has.
  public var observances: Int
  /// Its parts to choose from.
  public var parts: [RegionChoice] = []
  /// Whether the parts show at once, because they were looked for or one is selected.
  public var showsParts = false

  public init(_ region: RegionPill, isSelected: Bool, publicRules: Int, observances: Int) {
    self.region = region
    self.isSelected = isSelected
    self.publicRules = publicRules
    self.observances = observances
  }
}

extension HTML {
  /// A region's name, and beneath it how many rules it has.
  /// - Parameter path: Where the name leads; nil where it only names.
  mutating func title(_ choice: RegionChoice, to path: Path? = nil) {
    element(.span) { html in
      if let path {
        html.element(.a, .href(path), text: choice.region.name)
      } else {
        html.text(choice.region.name)
      }
    }
    element(
      .small,
      text: words(one: .holidayOne, many: .holidayMany, choice.publicRules) + ", "
        + words(one: .observanceOne, many: .observanceMany, choice.observances))
  }
}
