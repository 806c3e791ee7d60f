public import FastiRecords
internal import Glibc

/// Wakes those who wait for changes, when something was written to the database. On a connection of its own it hears of it at once;
/// through a pool, which gives each transaction another connection, it cannot, so it wakes once a second.
public final class DatabaseListener: Sendable {
  /// What those who write notify.
  static let channel = "fasti"
  /// How often to wake where nothing can be heard, in seconds.
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
    var hears = true
    while true {
      if hears { hears = (try? listen()) ?? true }
      _ = sleep(hears ? Self.pause : Self.betweenLooks)
      // Something may have been written meanwhile.
      wake()
    }
  }

  private func wake() { wakes.with { wakes in wakes.removeAll { !$0() } } }

  /// Listens until the connection breaks.
  /// - Returns: false where nothing can be heard.
  private func listen() throws(StoreError) -> Bool {
    guard let address = PostgresAddress(address) else { return false }
    let connection = try DatabaseConnection(address, user: "fasti_app")
    guard try connection.isDirect() else { return false }
    try connection.script("LISTEN \(Self.channel)")
    wake()
    while true { if try connection.waitForNotice(seconds: 600) { wake() } }
  }
}
