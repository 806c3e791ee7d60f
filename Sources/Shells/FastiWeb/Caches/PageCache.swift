import FastiCivil
import FastiGzip
import FastiHTTP
import FastiRecords

/// The latest pages, or the latest answers to programs. A page depends on its address, the store, the forecast, the
/// exchange rates, the day, the language and the theme; only the name of its forms is new each time, so only the name
/// is replaced. An answer depends on the same, with its media type instead of the theme.
final class PageCache: Sendable {
  private let kept = Lock<[Space: (stamp: Stamp, pages: [Key: Page])]>([:])
  /// The greatest number of spaces.
  private static let mostSpaces = 16
  /// The greatest number of pages at one stamp, of about 20 kB each.
  private static let most = 128
  private let largest: Int
  /// The placeholder of the name in a cached page: it has the length of a name and cannot be typed.
  let placeholder: String

  /// The key of a page: everything it depends on, except the store.
  struct Key: Hashable {
    let space: Space
    let target: String
    let today: Day
    let language: String
    /// The theme of a page, or the media type of another answer.
    let look: String?
    /// The version of the forecast on pages.
    let weather: FileVersion?
    /// The version of the exchange rates of pages.
    let rates: FileVersion?
  }

  /// The key of a page, and the coding that the client accepts.
  struct Slot {
    let key: Key
    let isPacked: Bool
  }

  /// A page with the positions of the name.
  private final class Page: Sendable {
    let response: Response
    let bytes: [UInt8]
    let places: [Int]
    private let template = Lock<GzipTemplate?>(nil)

    init(_ response: Response, _ bytes: [UInt8], _ places: [Int]) {
      (self.response, self.bytes, self.places) = (response, bytes, places)
    }

    /// Whether the compressed form exists, or is not needed.
    var isPacked: Bool { bytes.count < ContentCoding.least || template.with { $0 != nil } }

    /// The compressed page, except for the name; nil if zlib has no memory.
    func packed(_ length: Int) -> GzipTemplate? {
      if let known = template.with({ $0 }) { return known }
      let made = GzipTemplate(bytes, places: places, length: length)
      template.with { $0 = made }
      return made
    }
  }

  /// An empty cache.
  /// - Parameter largest: The greatest length of a cached answer in bytes.
  init(_ entropy: Entropy, largest: Int = .max) {
    self.largest = largest
    placeholder = RecordID.version7(milliseconds: 0, entropy: entropy).text
  }

  /// The page of a key at a stamp with a new name; nil if it is not in the cache.
  /// - Parameter isReady: Whether only a page that needs no work is wanted.
  func page(_ place: Slot, _ stamp: Stamp, named name: String, isReady: Bool = false) -> Response? {
    // Looked up outside the lock, which all threads share.
    let pages = kept.with { $0[place.key.space].flatMap { $0.stamp == stamp ? $0.pages : nil } ?? [:] }
    guard let page = pages[place.key], !isReady || !place.isPacked || page.isPacked else { return nil }
    return place.isPacked ? Self.packed(page, name) : Self.named(page, name)
  }

  /// Stores a page that contains the placeholder, and returns it with a name.
  func keep(_ response: Response, _ place: Slot, _ stamp: Stamp, named name: String) -> Response {
    guard case .bytes(let bytes) = response.body else { return response }
    let page = Page(response, bytes, places(in: bytes))
    if response.status == 200, response.headers["Set-Cookie"] == nil, bytes.count <= largest {
      kept.with { kept in
        let space = place.key.space
        if kept[space] == nil, kept.count >= Self.mostSpaces { kept = [:] }
        if kept[space].map({ $0.stamp != stamp || $0.pages.count >= Self.most }) ?? true { kept[space] = (stamp, [:]) }
        kept[space]?.pages[place.key] = page
      }
    }
    return place.isPacked ? Self.packed(page, name) : Self.named(page, name)
  }

  /// A page with its placeholder replaced by a name.
  func named(_ response: Response, _ name: String) -> Response {
    guard case .bytes(let bytes) = response.body else { return response }
    return Self.named(Page(response, bytes, places(in: bytes)), name)
  }

  /// A compressed page with a name inserted.
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

  /// The positions of the placeholder. A byte that is not in it moves the search on by its whole length, so few bytes of a page are
  /// looked at (Horspool's search).
  private func places(in bytes: [UInt8]) -> [Int] {
    let wanted = Array(placeholder.utf8)
    var steps = [Int](repeating: wanted.count, count: 256)
    for (place, byte) in wanted.dropLast().enumerated() { steps[Int(byte)] = wanted.count - 1 - place }
    var places: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      while place + wanted.count <= bytes.count {
        if bytes[place..<place + wanted.count].elementsEqual(wanted) {
          places.append(place)
          place += wanted.count
        } else {
          place += steps[Int(bytes[place + wanted.count - 1])]
        }
      }
    }
    return places
  }
}
