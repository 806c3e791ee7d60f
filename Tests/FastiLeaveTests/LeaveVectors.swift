import FastiCivil
import FastiLeave
import Foundation
import Testing

@Suite("Leave: Vectors") struct LeaveVectors {
  @Test("there are files") func files() { #expect(!VectorFile.names.isEmpty) }

  @Test("every answer of a vector file", arguments: VectorFile.names)
  func answers(file: String) throws {
    let vectors = try VectorFile(file)
    #expect(vectors.format == "fasti-leave-vectors/1")
    var asked = 0
    for scenario in vectors.scenarios {
      let profile = try scenario.profile.value()
      let versions = try scenario.versions.map { try $0.value() }
      for query in scenario.queries {
        let ledger = try LeaveLedger(
          profile: profile, versions: versions, knownAt: query.known_at.map { EntryStamp($0) })
        let answer = try query.answer(of: ledger)
        #expect(answer == query.expect, "\(scenario.id): \(query.kind) \(query.date) \(query.known_at ?? "")")
        asked += 1
      }
    }
    #expect(asked > 0)
  }

  @Test(
    "explanations, charts and the ledger sum to the same answers", arguments: VectorFile.names)
  func explanations(file: String) throws {
    for scenario in try VectorFile(file).scenarios {
      let ledger = try LeaveLedger(
        profile: scenario.profile.value(), versions: scenario.versions.map { try $0.value() })
      for query in scenario.queries {
        let day = try Day(iso: query.date)
        for account in ledger.accounts {
          let balance = try account.balance(on: day)
          #expect(try account.explain(.official, on: day).last?.balance == balance.official, "\(scenario.id)")
          #expect(try account.explain(.forecast, on: day).last?.balance == balance.forecast, "\(scenario.id)")
          let range = try DayRange(day - 20, day + 20)
          #expect(try account.chart(.official, over: range) == range.map { try account.official(on: $0) })
          #expect(try account.chart(.forecast, over: range) == range.map { try account.forecast(on: $0) })
        }
      }
    }
  }
}
