/// Writes messages, but the same message only once in a row.
struct RepeatFilter {
  private let say: (String) -> Void
  private var last = ""

  init(_ say: @escaping (String) -> Void) { self.say = say }

  /// Writes a sentence unless it was the last one; an empty one is remembered and not written.
  mutating func callAsFunction(_ text: String) {
    if text != last, !text.isEmpty { say(text) }
    last = text
  }

  /// Makes the next sentence be written even if it was the last one.
  mutating func forget() { last = "" }
}
