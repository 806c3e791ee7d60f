public import FastiAgenda

/// The colour of a whole calendar, the only colour that every program shows.
public struct ICalendarLook: Hashable, Sendable {
  /// A CSS colour name.
  public let name: StaticString
  /// The colour as `#RRGGBB`, for programs that accept any colour; the name is the nearest.
  public let hex: StaticString

  private init(_ name: StaticString, _ hex: StaticString) {
    self.name = name
    self.hex = hex
  }

  /// The look of a calendar with several kinds of entries.
  public static let everything = ICalendarLook("gold", "#FFE566")

  /// The look of a calendar with one kind of entries.
  public init(_ kind: EntryKind) {
    switch kind {
    case .holiday, .observance: self.init("pink", "#FECDD3")
    case .note: self.init("cornsilk", "#FEF3C7")
    case .event, .reminder, .countdown: self.init("paleturquoise", "#A5F3FC")
    case .trip: self.init("peachpuff", "#FED7AA")
    case .birthday: self.init("lavender", "#E9D5FF")
    case .money: self.init("palegreen", "#BBF7D0")
    case .leaveUsed: self.init("red", "#C62828")
    case .leaveAccrued: self.init("green", "#008000")
    case .leaveRaised, .leaveLowered: self.init("lightgreen", "#90EE90")
    case .payday: self.init("teal", "#0F766E")
    case .busy: self.init("lightgray", "#D3D3D3")
    }
  }

  /// Whether two calendars look the same.
  public static func == (left: ICalendarLook, right: ICalendarLook) -> Bool { left.text == right.text }
  /// Feeds the colour to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
  private var text: [UInt8] { hex.withUTF8Buffer { [UInt8]($0) } }
}
