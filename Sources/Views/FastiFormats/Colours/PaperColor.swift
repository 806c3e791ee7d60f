public import FastiAgenda

/// A colour by its meaning. The raw values are the names of the colour tokens of the pages; paper uses the colours of
/// the light theme.
public enum PaperColor: String, CaseIterable, Hashable, Sendable {
  case ink, paper, quiet, faint, wash, now, red, pink, cyan, orange, green, purple, cream, teal, raised, lowered

  /// Red, green and blue, `0xRRGGBB`.
  public var rgb: UInt32 {
    switch self {
    case .ink: 0x000000
    case .paper: 0xFFFFFF
    case .quiet: 0x404040
    case .faint: 0x595959
    case .wash: 0xF5F5F5
    case .now: 0xFFE566
    case .red: 0xC62828
    case .pink: 0xFECDD3
    case .cyan: 0xA5F3FC
    case .orange: 0xFED7AA
    case .green: 0xBBF7D0
    case .purple: 0xE9D5FF
    case .cream: 0xFEF3C7
    case .teal: 0x99F6E4
    case .raised: 0xDCFCE7
    case .lowered: 0xFEE2E2
    }
  }

  /// The colour of a kind of entry, as on the pages.
  public init(_ kind: EntryKind) {
    switch kind {
    case .holiday, .countdown: self = .pink
    case .observance: self = .paper
    case .note: self = .cream
    case .event, .reminder, .busy: self = .cyan
    case .trip, .leaveUsed: self = .orange
    case .birthday: self = .purple
    case .money, .leaveAccrued, .payday: self = .green
    case .leaveRaised: self = .raised
    case .leaveLowered: self = .lowered
    }
  }
}
