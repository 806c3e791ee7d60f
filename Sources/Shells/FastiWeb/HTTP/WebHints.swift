import FastiCivil
import FastiRecords

extension Wording {
  /// The hint of a failure on a server: only this module knows how a program signs in.
  func webHint(of failure: Failure) -> String? {
    switch failure.cause {
    case .access(.needsToken), .access(.noBearer), .access(.unknownToken): text(Sentence(.webToken))
    case .access(.needsScope(_, let scope)): text(Sentence(.webScope, .text(scope)))
    default: hint(of: failure)
    }
  }
}
