/// English month names, as rule sentences write them.
enum MonthWord {
  static let names: [StaticString] = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  static func number(_ word: Word) -> Int? {
    for index in 0..<12 where word.matches(names[index]) { return index + 1 }
    return nil
  }
}

/// English weekday names, as rule sentences write them.
enum WeekdayWord {
  static let names: [StaticString] = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
