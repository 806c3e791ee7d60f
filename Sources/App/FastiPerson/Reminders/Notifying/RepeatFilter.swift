/// Writes messages, except repetitions of the last one.
struct RepeatFilter {
  private let say: (String) -> Void
  private var last = ""

  init(_ say: @escaping (String) -> Void) { self.say = say }

  /// Writes a sentence unless it was the last one; an empty one is remembered but not written.
  mutating func callAsFunction(_ text: String) {
    if text != last, !text.isEmpty { say(text) }
    last = text
  }

  /// After this the next sentence is written even if it was the last one.
  mutating func forget() { last = "" }
}
