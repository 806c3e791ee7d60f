import FastiTerminal

/// The address of the server.
enum ServerAddress {
  /// The address on which `fasti serve` listens by default.
  static let usual = "127.0.0.1:8080"
  /// The same as a browser's address.
  static let usualURL = "http://\(usual)"
}
