public import FastiAgenda
import FastiWords

/// A kind of items or a region that a month shows or hides.
public struct ShownToggle: Hashable, Sendable {
  /// Its word in forms and in the setting.
  public var word: String
  /// Its displayed name.
  public var title: String
  /// The kind, whose mark it has; nil for a region.
  public var kind: EntryKind?
  /// The region; nil for a kind.
  public var region: RegionPill?
  /// Whether it is shown.
  public var isShown: Bool

  public init(_ word: String, _ title: String, kind: EntryKind? = nil, region: RegionPill? = nil, isShown: Bool) {
    self.word = word
    self.title = title
    self.kind = kind
    self.region = region
    self.isShown = isShown
  }
}

extension ShownToggle {
  enum Field: String, FormField {
    case hide, show

    static let form: StaticString = "shown"
    var label: Phrase? { self == .hide ? .hideThing : .showThing }
  }
}

extension Paths {
  /// Shows or hides a kind of items or a region in calendars.
  public static let settingsShown = Path("/settings/shown")
}

extension HTML {
  /// A button for each kind and region that is shown or hidden; one tap changes it.
  mutating func toggles(_ toggles: [ShownToggle], back path: Path) {
    guard !toggles.isEmpty else { return }
    element(.section, .class("toggles"), .labelled(by: "shown")) { html in
      html.element(.h2, .class("ears"), .id("shown"), text: html.words(.shownInCalendar))
      html.form(posting: Paths.settingsShown, class: "segments", back: path) { html in
        for toggle in toggles {
          html.element(
            .button, .type("submit"), .name(toggle.isShown ? ShownToggle.Field.hide : .show), .value(toggle.word),
            .pressed(toggle.isShown)
          ) { html in
            if let kind = toggle.kind { html.element(.span, .class(kind.markStyle), .hiddenFromEars) { _ in } }
            if let region = toggle.region {
              html.pill(region)
            } else {
              html.element(.span, text: toggle.title)
            }
          }
        }
      }
    }
  }
}
