import FastiAgenda

/// A colour by its meaning, in the light and in the dark.
enum WidgetColor {
  case ink, paper, quiet, now, nowInk, red, pink, cyan, orange, green, purple, cream

  /// `#rrggbb`.
  func hex(_ theme: Widget.Theme) -> StaticString {
    switch (self, theme) {
    case (.ink, .light), (.paper, .dark), (.nowInk, _): "#000000"
    case (.ink, .dark), (.paper, .light): "#ffffff"
    case (.quiet, .light): "#404040"
    case (.quiet, .dark): "#d4d4d4"
    case (.now, _): "#ffe566"
    case (.red, .light): "#c62828"
    case (.red, .dark): "#ff8a80"
    case (.pink, .light): "#fecdd3"
    case (.pink, .dark): "#831843"
    case (.cyan, .light): "#a5f3fc"
    case (.cyan, .dark): "#164e63"
    case (.orange, .light): "#fed7aa"
    case (.orange, .dark): "#7c2d12"
    case (.green, .light): "#bbf7d0"
    case (.green, .dark): "#14532d"
    case (.purple, .light): "#e9d5ff"
    case (.purple, .dark): "#581c87"
    case (.cream, .light): "#fef3c7"
    case (.cream, .dark): "#78350f"
    }
  }

  /// The colour of a kind of special day.
  init(_ kind: EntryKind) {
    switch kind {
    case .holiday, .countdown: self = .pink
    case .observance: self = .paper
    case .event, .reminder, .busy: self = .cyan
    case .trip, .leaveUsed: self = .orange
    case .birthday: self = .purple
    case .money, .leaveAccrued, .leaveRaised, .leaveLowered, .payday: self = .green
    case .note: self = .cream
    }
  }
}
