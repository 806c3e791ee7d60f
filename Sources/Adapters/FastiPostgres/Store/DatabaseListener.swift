public import FastiRecords
internal import Glibc

/// Wakes whoever waits for changes, when something was written to the database. On a connection of its own it hears of it at once;
/// through a pool, which gives each transaction another connection, it cannot, so it wakes once a second.
public struct DatabaseListener: Sendable {
  /// What those who write notify.
  static let channel = "fasti"
  /// How often to wake where nothing can be heard, in seconds.
  private static let betweenLooks: UInt32 = 1
  /// After how many seconds a connection that broke is made again.
  private static let pause: UInt32 = 5

  private let address: String
  private let wake: @Sendable () -> Void

  /// A listener to the database of a place.
  public init(_ place: DatabasePlace, wake: @escaping @Sendable () -> Void) {
    address = place.address
    self.wake = wake
  }

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
