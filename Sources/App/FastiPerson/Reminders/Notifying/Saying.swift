/// Says what is new: a sentence that comes again at once is said once.
struct Saying {
  private let say: (String) -> Void
  private var last = ""

  init(_ say: @escaping (String) -> Void) { self.say = say }

  /// Says a sentence unless it was the last one; an empty one is remembered and not said.
  mutating func callAsFunction(_ text: String) {
    if text != last, !text.isEmpty { say(text) }
    last = text
  }

  /// Says the next sentence even if it was the last one.
  mutating func forget() { last = "" }
}
