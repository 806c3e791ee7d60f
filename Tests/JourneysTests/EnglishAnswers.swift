import Synchronization

/// The answers of each journey in English. Each journey runs once for all tests that use them.
enum EnglishAnswers {
  private static let walks = Mutex<[String: Walk]>([:])

  /// Waits while another test runs the same journey.
  /// - Returns: The answers to all steps, as `Journey.travel()` returns them.
  static func of(_ journey: Journey) throws -> [Journey.Answer] {
    let walk = walks.withLock { walks in
      let walk = walks[journey.path] ?? Walk()
      walks[journey.path] = walk
      return walk
    }
    return try walk.answers.withLock { answers in
      if let answers { return answers }
      let made = try journey.travel()
      answers = made
      return made
    }
  }

  private final class Walk: Sendable {
    let answers = Mutex<[Journey.Answer]?>(nil)
  }
}
