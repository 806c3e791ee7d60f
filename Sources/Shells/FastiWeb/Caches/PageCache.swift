import FastiCivil
import FastiGzip
import FastiHTTP
import FastiRecords

/// The pages written last. A page follows from its address, the store, the day, language and theme; only the name that its
/// forms bear is new each time, so that alone is put in anew.
final class PageCache: Sendable {
  private let kept = Lock<(stamp: Stamp?, pages: [Key: Page])>((nil, [:]))
  /// The most pages kept at one stamp; they have some 20 kB each.
  private static let most = 128
  /// What stands in a kept page where the name belongs: as long as a name, and nothing anybody could have typed.
  let placeholder: String

  /// What a page follows from, beside the store.
  struct Key: Hashable {
    let target: String
    let today: Day
    let language: String
    let theme: String?
  }

  /// Where a page is kept, and how the reader takes it.
  struct Place {
    let key: Key
    let isPacked: Bool
  }

  /// A page with the places of the name.
  private final class Page: Sendable {
    let response: Response
    let bytes: [UInt8]
    let places: [Int]
    private let template = Lock<GzipTemplate?>(nil)

    init(_ response: Response, _ bytes: [UInt8], _ places: [Int]) {
      (self.response, self.bytes, self.places) = (response, bytes, places)
    }

    /// Whether it is there compressed, or never will be.
    var isPacked: Bool { bytes.count < ContentCoding.least || template.with { $0 != nil } }

    /// The page compressed, but for the name; nil when the library has no memory.
    func packed(_ length: Int) -> GzipTemplate? {
      if let known = template.with({ $0 }) { return known }
      let made = GzipTemplate(bytes, places: places, length: length)
      template.with { $0 = made }
      return made
    }
  }

  init(_ entropy: Entropy) { placeholder = RecordID.version7(milliseconds: 0, entropy: entropy).text }

  /// The page of a key at a stamp with a new name in it; nil when it is not here.
  /// - Parameter isReady: Whether only what takes no work is wanted.
  func page(_ place: Place, _ stamp: Stamp, named name: String, isReady: Bool = false) -> Response? {
    // Looked up outside the lock, which all threads share.
    let pages = kept.with { $0.stamp == stamp ? $0.pages : [:] }
    guard let page = pages[place.key], !isReady || !place.isPacked || page.isPacked else { return nil }
    return place.isPacked ? Self.packed(page, name) : Self.named(page, name)
  }

  /// Keeps a page that was written with the placeholder, and gives it with a name in its place.
  func keep(_ response: Response, _ place: Place, _ stamp: Stamp, named name: String) -> Response {
    guard case .bytes(let bytes) = response.body else { return response }
    let page = Page(response, bytes, places(in: bytes))
    if response.status == 200, response.headers["Set-Cookie"] == nil {
      kept.with { kept in
        if kept.stamp != stamp || kept.pages.count >= Self.most { kept = (stamp, [:]) }
        kept.pages[place.key] = page
      }
    }
    return place.isPacked ? Self.packed(page, name) : Self.named(page, name)
  }

  /// A page that was written with the placeholder, with a name in its place.
  func named(_ response: Response, _ name: String) -> Response {
    guard case .bytes(let bytes) = response.body else { return response }
    return Self.named(Page(response, bytes, places(in: bytes)), name)
  }

  /// A page compressed, with a name in its places.
  private static func packed(_ page: Page, _ name: String) -> Response {
    let name = Array(name.utf8)
    guard page.bytes.count >= ContentCoding.least, let bytes = page.packed(name.count)?.filled(with: name) else {
      return named(page, String(decoding: name, as: UTF8.self))
    }
    var response = page.response
    response.body = .bytes(bytes)
    response.headers.set("Content-Encoding", "gzip")
    return response
  }

  private static func named(_ page: Page, _ name: String) -> Response {
    var bytes = page.bytes
    let name = Array(name.utf8)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for place in page.places { for (offset, byte) in name.enumerated() { bytes[place + offset] = byte } }
    }
    var response = page.response
    response.body = .bytes(bytes)
    return response
  }

  private func places(in bytes: [UInt8]) -> [Int] {
    let wanted = Array(placeholder.utf8)
    var places: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place + wanted.count <= bytes.count {
        // Two of the hyphens first: digits are everywhere in a page.
        if bytes[place + 8] == wanted[8], bytes[place + 13] == wanted[13],
          bytes[place..<place + wanted.count].elementsEqual(wanted)
        {
          places.append(place)
          place += wanted.count
        } else {
          place += 1
        }
      }
    }
    return places
  }
}
