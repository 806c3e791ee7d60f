/// The symbol and the colour that the user chose for an event; each is optional.
public struct EventLook: Hashable, Sendable {
  /// What is shown in place of the letter of its type; nil for that letter.
  public var symbol: EventSymbol?
  /// The colour behind it; nil for that of its type.
  public var color: EventColor?

  /// A look from its parts.
  public init(symbol: EventSymbol? = nil, color: EventColor? = nil) {
    self.symbol = symbol
    self.color = color
  }

  /// Nothing chosen.
  public static let plain = EventLook()
}

/// The symbols of events. Words and order never change: they are stored, and programs read them.
public enum EventSymbol: UInt8, CaseIterable, Hashable, Sendable {
  case cake, gift, heart, star, flag, people, home, work, school, book, health, sport
  case food, coffee, music, cart, money, phone, car, train, plane, tree, paw, sun

  /// The word people type, and the name of its picture.
  public var word: StaticString {
    switch self {
    case .cake: "cake"
    case .gift: "gift"
    case .heart: "heart"
    case .star: "star"
    case .flag: "flag"
    case .people: "people"
    case .home: "home"
    case .work: "work"
    case .school: "school"
    case .book: "book"
    case .health: "health"
    case .sport: "sport"
    case .food: "food"
    case .coffee: "coffee"
    case .music: "music"
    case .cart: "cart"
    case .money: "money"
    case .phone: "phone"
    case .car: "car"
    case .train: "train"
    case .plane: "plane"
    case .tree: "tree"
    case .paw: "paw"
    case .sun: "sun"
    }
  }
}

/// The colours of events. Each word is a colour of CSS, which is what a calendar file may name (RFC 7986, section 5.9).
public enum EventColor: UInt8, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, teal, cyan, purple, pink

  /// The word people type.
  public var word: StaticString {
    switch self {
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .teal: "teal"
    case .cyan: "cyan"
    case .purple: "purple"
    case .pink: "pink"
    }
  }
}

/// The type of an event, which determines only its colour.
public enum EventType: UInt8, CaseIterable, Hashable, Sendable {
  /// An appointment.
  case event
  /// A journey.
  case trip
  case birthday
  /// A payment, in or out.
  case money

  /// The word that users type and read.
  public var word: StaticString {
    switch self {
    case .event: "event"
    case .trip: "trip"
    case .birthday: "birthday"
    case .money: "money"
    }
  }
}
