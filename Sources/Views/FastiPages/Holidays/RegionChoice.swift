import FastiWords

/// A region to choose, with the number of its rules.
public struct RegionChoice: Hashable, Sendable {
  public var region: RegionPill
  /// Whether its holidays are shown.
  public var isSelected: Bool
  /// The number of its rules of public holidays.
  public var publicRules: Int
  /// The number of its other rules.
  public var observances: Int
  /// Its parts, which can be chosen too.
  public var parts: [RegionChoice] = []
  /// Whether the parts are open at first, because they were searched for or one is selected.
  public var showsParts = false

  public init(_ region: RegionPill, isSelected: Bool, publicRules: Int, observances: Int) {
    self.region = region
    self.isSelected = isSelected
    self.publicRules = publicRules
    self.observances = observances
  }
}

extension RegionChoice {
  /// Whether it is an older list of a region: `SE@seed`.
  var isOlder: Bool { region.code.utf8.contains(UInt8(ascii: "@")) }
}

extension HTML {
  /// A region's name, and below it the number of its rules.
  /// - Parameter path: The link of the name; nil for none.
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
