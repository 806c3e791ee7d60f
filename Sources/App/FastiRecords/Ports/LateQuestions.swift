/// The port to questions that are answered late: each is asked on its own thread, and its answer wakes the loop.
public protocol LateQuestions: Sendable {
  /// Asks, unless a question of that name is already open.
  /// - Parameter question: Returns the answer; nil if there is none.
  func ask(_ name: RecordID, _ question: @escaping @Sendable () -> Int?)

  /// The state of the question of a name. An answer is returned once; after that the question is not open any more.
  func state(_ name: RecordID) -> LateQuestionState
}

/// The state of a question that is answered late.
public enum LateQuestionState: Hashable, Sendable {
  /// There is no open question.
  case none
  /// The question is being asked.
  case open
  /// The question was answered; nil if there was no answer.
  case answered(Int?)
}
