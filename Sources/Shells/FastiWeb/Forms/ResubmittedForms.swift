import FastiHTTP
import FastiRecords

/// The last submission of each form, by the form's name. A user who sends one content, goes back and sends another,
/// then goes back and sends the first again means the third submission too. The list is in memory; after a restart the
/// third counts as a repetition of the first.
final class ResubmittedForms: Sendable {
  private let last = Lock<[Name: String]>([:])
  /// The greatest number of forms; one more clears the list.
  private static let most = 1_024

  /// A form of a space.
  private struct Name: Hashable {
    let space: Space
    let form: String
  }

  /// The intended submission: the given one, or its repetition if another one of the same form came after it.
  /// - Throws: `.storage`.
  func next(_ once: IdempotentStore, _ form: Form, of space: Space) throws(Failure) -> IdempotentStore {
    guard let content = last.with({ $0[Name(space: space, form: form["request"])] }), content != form.content,
      try once.isDone()
    else {
      return once
    }
    var round = 1
    while try once.again(round).isDone() { round += 1 }
    return once.again(round)
  }

  /// Stores a submission that was performed.
  func remember(_ form: Form, of space: Space) {
    last.with { last in
      if last.count >= Self.most { last = [:] }
      last[Name(space: space, form: form["request"])] = form.content
    }
  }
}
