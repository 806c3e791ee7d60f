import FastiHTTP
import FastiRecords

/// What forms were last sent with, by their names: a person who sends one thing, goes back and sends another, then goes
/// back and sends the first again means that third submission too. It stays in memory; after a restart the third is taken
/// for a repeated first.
final class ResubmittedForms: Sendable {
  private let last = Lock<[String: String]>([:])
  /// Forms remembered at once; one more makes all forgotten.
  private static let most = 1_024

  /// The submission as it is meant: the one given, or that once more where another of the same form came after it.
  /// - Throws: `.storage`.
  func next(_ once: IdempotentStore, _ form: Form) throws(Failure) -> IdempotentStore {
    guard let content = last.with({ $0[form["request"]] }), content != form.content, try once.isDone() else {
      return once
    }
    var round = 1
    while try once.again(round).isDone() { round += 1 }
    return once.again(round)
  }

  /// Remembers a submission that was done.
  func remember(_ form: Form) {
    last.with { last in
      if last.count >= Self.most { last = [:] }
      last[form["request"]] = form.content
    }
  }
}
