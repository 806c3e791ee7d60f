public import FastiAgenda

extension EventSymbol {
  /// What the symbol is called.
  public var phrase: Phrase {
    switch self {
    case .cake: .symbolCake
    case .gift: .symbolGift
    case .heart: .symbolHeart
    case .star: .symbolStar
    case .flag: .symbolFlag
    case .people: .symbolPeople
    case .home: .symbolHome
    case .work: .symbolWork
    case .school: .symbolSchool
    case .book: .symbolBook
    case .health: .symbolHealth
    case .sport: .symbolSport
    case .food: .symbolFood
    case .coffee: .symbolCoffee
    case .music: .symbolMusic
    case .cart: .symbolCart
    case .money: .symbolMoney
    case .phone: .symbolPhone
    case .car: .symbolCar
    case .train: .symbolTrain
    case .plane: .symbolPlane
    case .tree: .symbolTree
    case .paw: .symbolPaw
    case .sun: .symbolSun
    }
  }
}

extension EventColor {
  /// What the colour is called.
  public var phrase: Phrase {
    switch self {
    case .red: .colorRed
    case .orange: .colorOrange
    case .yellow: .colorYellow
    case .green: .colorGreen
    case .teal: .colorTeal
    case .cyan: .colorCyan
    case .purple: .colorPurple
    case .pink: .colorPink
    }
  }
}
