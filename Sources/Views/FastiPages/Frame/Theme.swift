import FastiWords

/// Light or dark.
public enum Theme: CaseIterable, Hashable, Sendable {
  /// What the reader's system has.
  case system
  /// Black on white.
  case light
  /// White on black.
  case dark

  /// The word in forms and settings: `system`, `light`, `dark`.
  public var word: StaticString {
    switch self {
    case .system: "system"
    case .light: "light"
    case .dark: "dark"
    }
  }

  var phrase: Phrase {
    switch self {
    case .system: .themeSystem
    case .light: .themeLight
    case .dark: .themeDark
    }
  }
}
