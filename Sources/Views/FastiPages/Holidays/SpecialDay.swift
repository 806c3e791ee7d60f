public import FastiCivil
public import FastiHolidays
import FastiWords

/// A holiday or an observance on a day.
public struct SpecialDay: Hashable, Sendable {
  public var day: Day
  /// Its name in the reader's language.
  public var title: String
  /// The regions that have it under that name; empty for a day of all regions.
  public var regions: [RegionPill]
  /// What it means for work.
  public var kind: HolidayKind
  /// Whether it makes the day red: a public holiday of the whole day.
  public var isRed: Bool
  /// The relation of the day to its rule.
  public var relation: HolidayOccurrence.Relation
  /// Whether the date is not certain.
  public var isProjected: Bool
  /// Whether its rule is part of the program.
  public var isLocked: Bool

  /// A special day of a region, or of all regions.
  /// - Parameter isRed: Nil if its kind decides.
  public init(
    _ day: Day, _ title: String, region: RegionPill?, kind: HolidayKind, isRed: Bool? = nil,
    relation: HolidayOccurrence.Relation = .nominal,
    isProjected: Bool = false, isLocked: Bool = true
  ) {
    self.day = day
    self.title = title
    regions = region.map { [$0] } ?? []
    self.kind = kind
    self.isRed = isRed ?? (kind == .public)
    self.relation = relation
    self.isProjected = isProjected
    self.isLocked = isLocked
  }
}

extension SpecialDay {
  /// The days of several regions; the same holiday of several regions becomes one, with all their regions.
  /// - Complexity: O(*n*) for days in order.
  public static func merged(_ days: [SpecialDay]) -> [SpecialDay] {
    var found: [SpecialDay] = []
    for day in days {
      let same = found.indices.reversed().prefix { found[$0].day == day.day }.first { place in
        var other = found[place]
        other.regions = day.regions
        return other == day
      }
      if let same, !day.regions.isEmpty { found[same].regions += day.regions } else { found.append(day) }
    }
    return found
  }
}

extension HTML {
  /// Special days, one per row: kind and lock, title, region, and distance in days.
  mutating func specialDays(_ days: [SpecialDay], distance: Bool) {
    rows(days) { $1.specialDay($0, distance: distance) }
  }

  private mutating func specialDay(_ day: SpecialDay, distance: Bool) {
    element(.li, .class("row")) { html in
      html.element(.span, .class(day.isRed ? "row-mark pink" : "row-mark plain")) { html in
        html.icon(day.isRed ? .flag : .star)
        html.element(.span, .class("ears"), text: html.words(day.kind.phrase))
      }
      html.element(.a, .class("row-title"), .href(Paths.why(day.day))) { html in
        html.element(.span, text: day.title)
        html.element(.small) { html in
          html.time(day.day, html.words.short(day.day))
          if day.relation != .nominal { html.text(" · \(html.words(day.relation.phrase))") }
          if day.isProjected { html.text(" · \(html.words(.expected))") }
          if distance { html.text(" · \(html.words.distance(day.day, from: html.frame.today))") }
        }
      }
      html.element(.span, .class("row-end")) { html in
        for region in day.regions { html.pill(region) }
        if day.isLocked {
          html.icon(.lock)
          html.element(.span, .class("ears"), text: html.words(.locked))
        }
      }
    }
  }
}
