import FastiAgenda
import FastiCivil
import FastiRecords

/// What is searched for: words that must all occur and, where it says so, a type of things, a year, and all regions:
/// `rome type:trip in:2027`, `ascension in:all`.
struct SearchQuery {
  /// The words, folded; there may be none beside a type or a year.
  private(set) var words: [[UInt8]] = []
  /// The word of a type: a kind of hit, or a type of event.
  private var type: String?
  /// The year that the day of a thing must be in.
  private(set) var year: Int?
  /// Whether the holidays of regions that are not selected are searched too.
  private(set) var isEverywhere = false

  /// The word that asks for all regions.
  static let everywhere = "in:all"

  /// The types that can be asked for.
  private static let types =
    ["note", "event", "trip", "birthday", "money", "countdown", "leave", "reminder", "holiday", "rule"]

  /// - Throws: `.invalid` for a text without a word, a type that is none of these, and a year that is none.
  init(_ text: String) throws(Failure) {
    for word in SearchText.words(text) {
      let said = String(decoding: word, as: UTF8.self)
      if said.hasPrefix("type:") {
        let type = String(said.dropFirst(5))
        guard Self.types.contains(type) else { throw Failure(.value(.word(Self.types)), field: .text, value: type) }
        self.type = type
      } else if said == Self.everywhere {
        isEverywhere = true
      } else if said.hasPrefix("in:") {
        year = try DateReader.year(String(said.dropFirst(3)), field: .input(.text))
      } else {
        words.append(word)
      }
    }
    // All holidays of all regions are no answer to a question, so all regions are searched for words only.
    guard !words.isEmpty || !isEverywhere && (type != nil || year != nil) else {
      throw Failure(.text(.emptySearch), field: .text, value: text)
    }
  }

  /// Whether things of that kind are asked for; of events also by their type.
  func asks(for kind: String, _ event: EventType? = nil) -> Bool {
    guard let type else { return true }
    return type == kind || event.map { type == "\($0.word)" } ?? false
  }

  /// Whether a thing on that day is asked for.
  func asks(for day: Day?) -> Bool { year == nil || day?.year == year }

  /// The day from which the next occurrence is looked for.
  func start(_ today: Day) -> Day { year.map { Day(year: $0, month: 1, day: 1) } ?? today }
}
