import FastiAgenda

/// A colour by its meaning, in the light and the dark theme.
enum WidgetColor {
  case ink, paper, quiet, now, nowInk, red, pink, cyan, orange, green, purple, cream

  /// `0xRRGGBB`.
  func rgb(_ theme: Widget.Theme) -> UInt32 {
    switch (self, theme) {
    case (.ink, .light), (.paper, .dark), (.nowInk, _): 0x000000
    case (.ink, .dark), (.paper, .light): 0xFFFFFF
    case (.quiet, .light): 0x404040
    case (.quiet, .dark): 0xD4D4D4
    case (.now, _): 0xFFE566
    case (.red, .light): 0xC62828
    case (.red, .dark): 0xFF8A80
    case (.pink, .light): 0xFECDD3
    case (.pink, .dark): 0x831843
    case (.cyan, .light): 0xA5F3FC
    case (.cyan, .dark): 0x164E63
    case (.orange, .light): 0xFED7AA
    case (.orange, .dark): 0x7C2D12
    case (.green, .light): 0xBBF7D0
    case (.green, .dark): 0x14532D
    case (.purple, .light): 0xE9D5FF
    case (.purple, .dark): 0x581C87
    case (.cream, .light): 0xFEF3C7
    case (.cream, .dark): 0x78350F
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
