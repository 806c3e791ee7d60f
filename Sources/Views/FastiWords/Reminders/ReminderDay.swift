/// The Hijri days of a reminder.
public struct ReminderDay: Hashable, Sendable {
  /// The month, 1 to 12.
  public var month: Int
  /// The first day, 1 to 30.
  public var day: Int
  /// The Hijri year; nil for every year.
  public var year: Int?
  /// The number of days; nil for the whole month.
  public var length: Int?

  public init(month: Int, day: Int, year: Int? = nil, length: Int? = 1) {
    self.month = month
    self.day = day
    self.year = year
    self.length = length
  }
}

extension PageWords {
  /// `1 Ramadan`, `1 Ramadan 1447`, `Ramadan, the whole month`.
  public func text(_ date: ReminderDay) -> String {
    let year = date.year.map { " \($0)" } ?? ""
    guard date.length != nil else { return self(.allOfMonth, name(hijriMonth: date.month) + year) }
    return "\(date.day) \(name(hijriMonth: date.month))\(year)"
  }

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
