public import FastiRecords
internal import Glibc

/// Wakes clients that wait for changes when the database was written to. On a connection of its own it is notified at once;
/// through a pool, which gives each transaction another connection, no notification arrives, so it wakes once a second.
public final class DatabaseListener: Sendable {
  /// The channel that writers notify.
  static let channel = "fasti"
  /// How often to wake if no notification arrives, in seconds.
  private static let betweenLooks: UInt32 = 1
  /// After how many seconds a connection that broke is made again.
  private static let pause: UInt32 = 5

  private let address: String
  private let wakes = LockedValue<[@Sendable () -> Bool]>([])

  /// A listener to the database of a place, for all that wait in this process.
  public init(_ place: DatabasePlace) { address = place.address }

  /// Calls a closure after each write, until it returns false.
  public func add(_ wake: @escaping @Sendable () -> Bool) { wakes.with { $0.append(wake) } }

  /// Runs as long as the program.
  public func run() -> Never {
    var isNotified = true
    while true {
      if isNotified { isNotified = (try? listen()) ?? true }
      _ = sleep(isNotified ? Self.pause : Self.betweenLooks)
      // Something may have been written meanwhile.
      wake()
    }
  }

  private func wake() { wakes.with { wakes in wakes.removeAll { !$0() } } }

  /// Listens until the connection breaks.
  /// - Returns: false if no notification can arrive.
  private func listen() throws(StoreError) -> Bool {
    guard let address = PostgresAddress(address) else { return false }
    let connection = try DatabaseConnection(address, user: "fasti_app")
    guard try connection.isDirect() else { return false }
    try connection.script("LISTEN \(Self.channel)")
    wake()
    while true {
      // Changes of a partition that is on another server are not notified here.
      let isWhole = try connection.first("SELECT fasti.is_whole()") { $0.flag() } ?? true
      let seconds = isWhole ? 600 : Int32(Self.betweenLooks)
      if try connection.waitForNotice(seconds: seconds) || !isWhole { wake() }
    }
  }
}
