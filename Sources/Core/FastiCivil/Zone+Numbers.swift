extension Zone {
  /// The zone as a list of numbers, from which another process can make the same zone.
  package var numbers: [Int64] {
    var numbers = [Int64(transitions.count)] + transitions + indices.map { Int64($0) }
    numbers.append(Int64(localTimes.count))
    for local in localTimes { numbers += local.numbers }
    guard let rule else { return numbers + [0] }
    numbers += [rule.daylight == nil ? 1 : 2] + rule.standard.numbers
    guard let daylight = rule.daylight else { return numbers }
    return numbers + daylight.local.numbers + daylight.start.numbers + daylight.end.numbers
  }

  /// The zone of such a list; nil for any other.
  package init?(numbers: [Int64]) {
    var list = NumberList(numbers: numbers)
    guard let count = list.count(), let transitions = list.next(count), let places = list.next(count),
      let kinds = list.count()
    else { return nil }
    var locals: [LocalTime] = []
    for _ in 0..<kinds {
      guard let local = LocalTime(&list) else { return nil }
      locals.append(local)
    }
    let indices = places.compactMap { UInt8(exactly: $0) }
    guard !locals.isEmpty, indices.count == count, indices.allSatisfy({ Int($0) < kinds }), let form = list.next()
    else { return nil }
    var rule: ZoneRule?
    if form > 0 {
      guard let made = ZoneRule(&list, hasDaylight: form > 1) else { return nil }
      rule = made
    }
    self.init(transitions: transitions, indices: indices, localTimes: locals, rule: rule)
  }
}

/// Takes numbers from a list, one after the other.
private struct NumberList {
  let numbers: [Int64]
  var place = 0

  mutating func next() -> Int64? {
    guard place < numbers.count else { return nil }
    defer { place += 1 }
    return numbers[place]
  }

  mutating func next(_ count: Int) -> [Int64]? {
    guard count <= numbers.count - place else { return nil }
    defer { place += count }
    return Array(numbers[place..<place + count])
  }

  /// The next number as a count of items; nil if it exceeds the length of the list.
  mutating func count() -> Int? {
    guard let number = next(), (0...Int64(numbers.count)).contains(number) else { return nil }
    return Int(number)
  }
}

extension Zone.LocalTime {
  fileprivate var numbers: [Int64] {
    [Int64(offset), isDaylight ? 1 : 0, Int64(designation.count)] + designation.map { Int64($0) }
  }

  fileprivate init?(_ list: inout NumberList) {
    guard let offset = list.next(), Zone.offsets.contains(Int(offset)), let flag = list.next(),
      let count = list.count(),
      let letters = list.next(count)
    else { return nil }
    self.init(
      offset: Int(offset), isDaylight: flag != 0, designation: letters.map { UInt8(truncatingIfNeeded: $0) })
  }
}

extension ZoneRule {
  fileprivate init?(_ list: inout NumberList, hasDaylight: Bool) {
    guard let standard = Zone.LocalTime(&list) else { return nil }
    guard hasDaylight else {
      self.init(standard: standard, daylight: nil)
      return
    }
    guard let local = Zone.LocalTime(&list), let start = YearlyMoment(&list), let end = YearlyMoment(&list)
    else { return nil }
    self.init(standard: standard, daylight: Daylight(local: local, start: start, end: end))
  }
}

extension ZoneRule.YearlyMoment {
  fileprivate var numbers: [Int64] {
    let date: [Int64] =
      switch self.date {
      case .julian(let number): [0, Int64(number), 0, 0]
      case .ordinal(let number): [1, Int64(number), 0, 0]
      case .weekday(let month, let week, let weekday): [2, Int64(month), Int64(week), Int64(weekday.number)]
      }
    return date + [Int64(seconds)]
  }

  fileprivate init?(_ list: inout NumberList) {
    guard let numbers = list.next(5) else { return nil }
    let (first, week) = (Int(numbers[1]), Int(numbers[2]))
    guard abs(numbers[4]) <= 604_800 else { return nil }
    switch numbers[0] {
    case 0 where (1...365).contains(first): self.init(date: .julian(first), seconds: Int(numbers[4]))
    case 1 where (0...365).contains(first): self.init(date: .ordinal(first), seconds: Int(numbers[4]))
    case 2 where (1...12).contains(first) && (1...5).contains(week):
      guard let weekday = try? Weekday(number: Int(numbers[3])) else { return nil }
      self.init(date: .weekday(month: first, week: week, weekday: weekday), seconds: Int(numbers[4]))
    default: return nil
    }
  }
}
