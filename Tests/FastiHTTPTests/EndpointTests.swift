import FastiHTTP
import Testing

@Suite("The addresses of a server") struct EndpointTests {
  @Test("an address has its own name, and a loopback address also localhost")
  func named() throws {
    #expect(try Endpoint("127.0.0.1:80").hosts == ["127.0.0.1", "localhost"])
    #expect(try Endpoint("192.0.2.7:80").hosts == ["192.0.2.7"])
    #expect(try Endpoint("[2001:db8::1]:80").hosts == ["[2001:db8::1]"])
  }

  @Test("an endpoint for every address has the machine's addresses and its name; the endpoint itself is not a name")
  func every() throws {
    let hosts = try Endpoint("0.0.0.0:80").hosts
    #expect(hosts.contains("127.0.0.1") && hosts.contains("localhost") && hosts.count > 2)
    #expect(hosts.first != "127.0.0.1")
    #expect(!hosts.contains("0.0.0.0") && hosts.allSatisfy { !$0.isEmpty && $0 == $0.lowercased() })
    #expect(try !Endpoint("0.0.0.0:80").isLoopback && Endpoint("[::]:80").isEveryAddress)
  }
}
