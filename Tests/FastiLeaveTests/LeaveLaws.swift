import FastiCivil
import FastiLeave
import Foundation
import TestSupport
import Testing

@Suite("Leave: laws") struct LeaveLaws {
  /// Scenarios of a run; `FASTI_SOAK=1` asks for a million.
  static let scenarios = Soak.rounds(short: 20_000, long: 1_000_000)
  private static let parts = 8

  @Test("eight laws are true in random scenarios", arguments: 0..<parts)
  func laws(part: Int) throws {
    for seed in stride(from: part, to: LeaveLaws.scenarios, by: LeaveLaws.parts) {
      var chance = Chance(seed: UInt64(seed) &+ 0xFA57)
      let scenario = try Scenario(seed: UInt64(seed))
      let account = try scenario.account()
      for law in Law.allCases where try !law.holds(in: scenario, account, &chance) {
        Issue.record("law \(law.rawValue): scenario \(seed), \(scenario)")
        return
      }
    }
  }
}
