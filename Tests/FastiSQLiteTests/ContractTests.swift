import FastiSQLite
import Foundation
import StoreContract
import TestSupport
import Testing

@Suite("The SQLite store keeps the contract") struct ContractTests {
  @Test("law", arguments: StoreLaw.all, [SQLiteStore.Purpose.service, .command])
  func law(_ law: StoreLaw, _ purpose: SQLiteStore.Purpose) throws {
    let folder = try TemporaryFolder()
    var count = 0
    let bench = StoreBench { clock, entropy in
      count += 1
      return SQLiteStore(folder: folder.url.path + "/\(count)", clock: clock, entropy: entropy, purpose: purpose)
    }
    try law.hold(on: bench)
  }
}
