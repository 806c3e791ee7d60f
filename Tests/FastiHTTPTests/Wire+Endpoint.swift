import FastiHTTP
import TestSupport

extension Wire {
  /// A connection to a server under test.
  convenience init(_ endpoint: Endpoint, from source: String = "127.0.0.1") {
    self.init(port: endpoint.port, from: source)
  }
}
