import FastiCivil
import FastiRecords

extension Wording {
  /// The hint of a failure as a server has it: how a program is admitted is known here alone.
  func webHint(of failure: Failure) -> String? {
    switch failure.cause {
    case .access(.needsToken), .access(.noBearer), .access(.unknownToken): text(Sentence(.webToken))
    case .access(.needsScope(_, let scope)): text(Sentence(.webScope, .text(scope)))
    default: hint(of: failure)
    }
  }
}
