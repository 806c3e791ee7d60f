public import FastiCalendars
import FastiWords

/// The Hijri date of a day on pages.
public struct HijriLabel: Hashable, Sendable {
  public var date: HijriDate
  /// Whether the month's first day is not certain.
  public var isExpected: Bool

  public init(_ date: HijriDate, isExpected: Bool = false) {
    self.date = date
    self.isExpected = isExpected
  }
}

extension HTML {
  /// The Hijri date of a day, with its month also in Arabic, and whether it is not certain.
  mutating func hijri(_ label: HijriLabel?) {
    guard let label else { return }
    element(.p, .class("hijri")) { html in
      html.element(.span, text: html.words.text(label.date))
      html.arabic(label.date.month)
      if label.isExpected { html.element(.span, .class("badge orange"), text: html.words(.statusProjected)) }
    }
  }

  /// A month's name in Arabic.
  mutating func arabic(_ month: HijriMonth) {
    guard let name = words.arabic(month) else { return }
    element(.span, .class("arabic"), .language("ar"), .direction("rtl"), text: name)
  }
}
