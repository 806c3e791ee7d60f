import FastiPostgres
import FastiRecords
import PeopleHomes
import StoreContract
import TestSupport
import Testing

@Suite(
  "The PostgreSQL store keeps the contract",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct PostgresContractTests {
  private static func bench(throughPool: Bool) throws -> StoreBench {
    let server = try #require(ScratchServer.shared)
    // Each statement of a law goes to a server here; the soak runs all rounds.
    return StoreBench(part: Soak.isOn ? 1 : throughPool ? 40 : 12) { clock, entropy in
      PostgresStore(try server.place(throughPool: throughPool), clock: clock, entropy: entropy)
    }
  }

  @Test("law", arguments: StoreLaw.all)
  func law(_ law: StoreLaw) throws { try law.hold(on: try Self.bench(throughPool: false)) }

  @Test("law, through pgbouncer", .enabled(if: ScratchServer.shared?.pool != nil), arguments: StoreLaw.all)
  func pooled(_ law: StoreLaw) throws { try law.hold(on: try Self.bench(throughPool: true)) }
}
