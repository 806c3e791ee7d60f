import Synchronization

/// The answers of each journey in English. Each journey runs once for all tests that use them.
enum EnglishAnswers {
  private static let walks = Mutex<[String: Walk]>([:])

  /// Waits while another test runs the same journey.
  /// - Returns: The answers to all steps, as `Journey.travel()` returns them.
  static func of(_ journey: Journey) throws -> [Journey.Answer] { try walked(journey).answers }

  /// Waits while another test runs the same transcript of errors.
  /// - Returns: The codes of its mistakes, as `Journey.travelWithCodes()` returns them.
  static func codes(of journey: Journey) throws -> Set<String> { try walked(journey).codes }

  private static func walked(_ journey: Journey) throws -> Walk.Result {
    let walk = walks.withLock { walks in
      let walk = walks[journey.path] ?? Walk()
      walks[journey.path] = walk
      return walk
    }
    return try walk.result.withLock { result in
      if let result { return result }
      let isOfErrors = journey.path.hasPrefix(ErrorCatalogue.folder)
      let made = try isOfErrors ? journey.travelWithCodes() : (journey.travel(), [])
      result = made
      return made
    }
  }

  private final class Walk: Sendable {
    typealias Result = (answers: [Journey.Answer], codes: Set<String>)

    let result = Mutex<Result?>(nil)
  }
}
