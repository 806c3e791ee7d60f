import FastiHTTP
import TestSupport

extension Wire {
  /// A connection to a server under test.
  convenience init(_ endpoint: Endpoint) { self.init(port: endpoint.port) }
}
