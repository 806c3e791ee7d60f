extension PageWords {
  /// `12th anniversary`, with the ending that the number has in the language.
  public func callAsFunction(anniversary number: Int) -> String {
    let ending = (11...13).contains(number % 100) ? 0 : number % 10
    let phrase: Phrase =
      switch ending {
      case 1: .anniversaryFirst
      case 2: .anniversarySecond
      case 3: .anniversaryThird
      default: .anniversary
      }
    return self(phrase, String(number))
  }
}
