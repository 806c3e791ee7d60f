import FastiAgenda

extension EventType {
  /// The planner's type that is nearest to the categories of other programs.
  init(categories: [String]) {
    let words = categories.map { $0.lowercased() }
    if words.contains(where: { ["trip", "travel", "vacation", "resa"].contains($0) }) {
      self = .trip
    } else if words.contains(where: { ["birthday", "birthdays", "födelsedag"].contains($0) }) {
      self = .birthday
    } else if words.contains(where: { ["money", "bill", "payment"].contains($0) }) {
      self = .money
    } else {
      self = .event
    }
  }
}
