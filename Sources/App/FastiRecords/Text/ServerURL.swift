/// The address of a server, as a person types it.
public enum ServerURL {
  /// The address without trailing slashes: `https://days.example.org`.
  /// - Throws: `.invalid` for a text that is not the address of a server.
  public static func read(_ text: String, field: Field) throws(Failure) -> String {
    var server = text
    while server.hasSuffix("/") { server.removeLast() }
    let host = server.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    let isPlain = server.utf8.allSatisfy {
      $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    guard isPlain, server.hasPrefix("https://") || server.hasPrefix("http://"), host.count == 3, !host[2].isEmpty,
      !host[2].contains("@")
    else {
      throw Failure(.value(.server), field: field, value: text)
    }
    return server
  }
}
