import Foundation

/// How long the tests that look for rare failures go on: `make soak` asks for the long versions.
package enum Soak {
  /// Whether FASTI_SOAK is 1.
  package static let isOn = ProcessInfo.processInfo.environment["FASTI_SOAK"] == "1"

  /// How many rounds: few in every run of the tests, many in a soak.
  package static func rounds(short: Int, long: Int) -> Int { isOn ? long : short }
}
