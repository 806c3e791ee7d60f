import FastiTerminal

/// The address of the server.
enum ServerAddress {
  /// Where `fasti serve` listens unless it is told.
  static let usual = "127.0.0.1:8080"
  /// The same as a browser reaches it.
  static let usualURL = "http://\(usual)"
}
