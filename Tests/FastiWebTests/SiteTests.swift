import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

@testable import FastiWeb

@Suite("The names of a server") struct SiteTests {
  @Test("on all addresses: those of the machine, and no others")
  func every() throws {
    let site = try Site(try Endpoint("0.0.0.0:8080"), publicURL: nil)
    #expect(site.isOpenToOthers && !site.isBehindProxy && !site.isSecure)
    for host in ["localhost:8080", "127.0.0.1:8080"] { #expect(site.knows(host: host)) }
    for host in ["0.0.0.0:8080", "localhost", "evil.example:8080", "8080", ""] { #expect(!site.knows(host: host)) }
    #expect(site.origins.contains(site.address))
  }

  @Test("on port 80 browsers leave the port out")
  func usualPort() throws {
    let site = try Site(try Endpoint("127.0.0.1:80"), publicURL: nil)
    #expect(site.knows(host: "127.0.0.1") && site.address == "http://127.0.0.1" && !site.isOpenToOthers)
  }

  @Test(
    "a public address is accepted as browsers write it",
    arguments: [
      ("https://Days.Example.org/", "https://days.example.org"),
      ("https://days.example.org:443", "https://days.example.org"),
      ("http://days.example.org:80/", "http://days.example.org"),
      ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
    ])
  func publicAddress(_ pair: (String, String)) throws {
    let site = try Site(try Endpoint("127.0.0.1:8080"), publicURL: pair.0)
    #expect(site.address == pair.1 && site.isOpenToOthers && site.isSecure == pair.1.hasPrefix("https"))
    #expect(site.knows(host: String(pair.1.drop { $0 != "/" }.dropFirst(2))) && site.knows(host: "127.0.0.1:8080"))
  }

  @Test(
    "an invalid address of a server is refused",
    arguments: [
      "", "days.example.org", "ftp://x", "https://", "https://a/b", "https://a?b", "https://u@a", "https:///a",
    ])
  func wrong(_ text: String) throws {
    #expect(throws: Failure.self) { try Site(try Endpoint("127.0.0.1:8080"), publicURL: text) }
  }
}
