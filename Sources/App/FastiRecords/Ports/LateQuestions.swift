/// The port to questions that are answered late: each is asked on a thread of its own, and its answer wakes the loop.
public protocol LateQuestions: Sendable {
  /// Asks, unless a question of that name is open.
  /// - Parameter question: Returns the answer; nil where there will be none.
  func ask(_ name: RecordID, _ question: @escaping @Sendable () -> Int?)

  /// The state of the question of a name. An answer is told once, and then the question is not open any more.
  func state(_ name: RecordID) -> LateQuestionState
}

/// The state of a question that is answered late.
public enum LateQuestionState: Hashable, Sendable {
  /// None is open.
  case none
  /// It is being asked.
  case open
  /// It was answered; nil where there was no answer.
  case answered(Int?)
}
