/// Finds news about months among the links of the committee's home page.
struct NewsLinks {
  private let base: WebAddress
  private static let folder: [UInt8] = Array("/news/".utf8)

  /// Links of a page at an address; nil when that is not an https address.
  init?(base: [UInt8]) {
    guard let base = WebAddress(base) else { return nil }
    self.base = base
  }

  /// The addresses of the first news whose address or text names a Hijri month, each once, in the page's order.
  func first(_ count: Int, of links: [WebPage.Link]) -> [[UInt8]] {
    var found: [[UInt8]] = []
    for link in links where found.count < count {
      guard let address = base.resolve(link.address), !address.isPDF, address.path.starts(with: NewsLinks.folder),
        !address.fileName.isEmpty, !found.contains(address.text)
      else { continue }
      let slug = WebAddress.decoded(address.fileName).map {
        $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0
      }
      if [slug, link.text].contains(where: { Scanner(tokens: Tokenizer.tokens($0)).namesMonth }) {
        found.append(address.text)
      }
    }
    return found
  }
}

extension Scanner {
  fileprivate var namesMonth: Bool { tokens.indices.contains { hijriMonth($0) != nil } }
}
