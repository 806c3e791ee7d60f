public import FastiAgenda

extension StaticString {
  /// Whether it is that text; no string is made of it.
  fileprivate func isSame(as text: String) -> Bool {
    guard text.utf8.count == utf8CodeUnitCount else { return false }
    return withUTF8Buffer { text.utf8.elementsEqual($0) }
  }
}

extension EventSymbol {
  /// The symbol of that word, in small letters.
  public init?(word: String) {
    guard let symbol = Self.allCases.first(where: { $0.word.isSame(as: word) }) else { return nil }
    self = symbol
  }
}

extension EventColor {
  /// The colour of that word, in small letters.
  public init?(word: String) {
    guard let color = Self.allCases.first(where: { $0.word.isSame(as: word) }) else { return nil }
    self = color
  }

  /// The colour of Fasti that is nearest to a colour of CSS; nil for a colour without a hue, and for a text that is not
  /// a colour.
  ///
  /// - Parameter name: In any case, as a calendar file has it.
  /// - Source: CSS Color Module Level 3, section 4.3, to which RFC 7986 refers.
  public init?(cssName name: String) {
    let name = name.lowercased()
    guard let family = Self.families.first(where: { $0.names.contains(name) }) else { return nil }
    self = family.color
  }

  /// The colour of ours that `#RRGGBB` is nearest to by its hue; nil for what is nearly grey, and for another text.
  public init?(hex: String) {
    guard hex.utf8.count == 7, hex.utf8.first == UInt8(ascii: "#"), let number = Int(hex.dropFirst(), radix: 16),
      number >= 0
    else { return nil }
    let (red, green, blue) = (number >> 16, number >> 8 & 0xFF, number & 0xFF)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range >= 16 else { return nil }
    // The hue in degrees.
    let hue =
      if most == red { 60 * (green - blue) / range } else if most == green { 120 + 60 * (blue - red) / range } else {
        240 + 60 * (red - green) / range
      }
    self =
      switch (hue + 360) % 360 {
      case ..<15, 356...: .red
      case ..<45: .orange
      case ..<70: .yellow
      case ..<155: .green
      case ..<183: .teal
      case ..<250: .cyan
      case ..<295: .purple
      default: .pink
      }
  }

  /// The colour as `#RRGGBB`, as rules keep one.
  public var hex: String {
    switch self {
    case .red: "#FECACA"
    case .orange: "#FED7AA"
    case .yellow: "#FFE566"
    case .green: "#BBF7D0"
    case .teal: "#99F6E4"
    case .cyan: "#A5F3FC"
    case .purple: "#E9D5FF"
    case .pink: "#FECDD3"
    }
  }

  private static let families: [(color: EventColor, names: Set<String>)] = [
    (.red, ["red", "darkred", "firebrick", "crimson", "indianred", "tomato", "maroon", "brown", "lightcoral"]),
    (
      .orange,
      [
        "orange", "darkorange", "orangered", "coral", "salmon", "darksalmon", "lightsalmon", "sandybrown", "chocolate",
        "peru",
        "sienna", "saddlebrown", "tan", "burlywood",
      ]
    ),
    (.yellow, ["yellow", "gold", "goldenrod", "darkgoldenrod", "khaki", "darkkhaki", "palegoldenrod", "lightyellow"]),
    (
      .green,
      [
        "green", "darkgreen", "forestgreen", "limegreen", "lime", "lightgreen", "seagreen", "mediumseagreen",
        "darkseagreen",
        "springgreen", "mediumspringgreen", "lawngreen", "chartreuse", "greenyellow", "yellowgreen", "olive",
        "olivedrab",
        "darkolivegreen",
      ]
    ),
    (.teal, ["teal", "darkcyan", "lightseagreen", "mediumaquamarine", "aquamarine", "turquoise", "mediumturquoise"]),
    (
      .cyan,
      [
        "cyan", "aqua", "lightcyan", "darkturquoise", "cadetblue", "powderblue", "lightblue", "skyblue", "lightskyblue",
        "deepskyblue", "steelblue", "lightsteelblue", "dodgerblue", "cornflowerblue", "royalblue", "blue", "mediumblue",
        "darkblue", "navy", "midnightblue",
      ]
    ),
    (
      .purple,
      [
        "purple", "indigo", "rebeccapurple", "darkmagenta", "darkviolet", "darkorchid", "mediumorchid", "orchid",
        "plum",
        "violet", "thistle", "blueviolet", "mediumpurple", "slateblue", "darkslateblue", "mediumslateblue",
      ]
    ),
    (.pink, ["pink", "lightpink", "hotpink", "deeppink", "palevioletred", "mediumvioletred", "fuchsia", "magenta"]),
  ]
}

extension EntryKind {
  /// Whether a colour of a calendar file is the one that events of some type have in ours, so that nothing was chosen.
  public static func isOwnColor(_ name: String) -> Bool {
    EventType.allCases.contains { $0.look == name.lowercased() }
  }
}

extension EventColor {
  /// The colour that a calendar file gives to an event; nil for one that events of some type have in ours, and for one without a hue.
  public init?(chosen name: String) {
    guard !EntryKind.isOwnColor(name) else { return nil }
    self.init(cssName: name)
  }
}

extension EventType {
  fileprivate var look: String {
    switch self {
    case .event: "\(EntryKind.event.color)"
    case .trip: "\(EntryKind.trip.color)"
    case .birthday: "\(EntryKind.birthday.color)"
    case .money: "\(EntryKind.money.color)"
    }
  }
}
