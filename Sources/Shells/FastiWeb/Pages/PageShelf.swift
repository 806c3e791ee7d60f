import FastiApp
import FastiCivil
import FastiHTTP

/// The pages written last. A page follows from its address, the store, the day, language and theme; only the name that its
/// forms bear is new each time, so that alone is put in anew.
final class PageShelf: Sendable {
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

  /// A page with the places of the name.
  private struct Page {
    let response: Response
    let bytes: [UInt8]
    let places: [Int]
  }

  init(_ entropy: Entropy) { placeholder = RecordID.version7(milliseconds: 0, entropy: entropy).text }

  /// The page of a key at a stamp with a new name in it; nil when it is not here.
  func page(_ key: Key, _ stamp: Stamp, named name: String) -> Response? {
    guard let page = kept.with({ $0.stamp == stamp ? $0.pages[key] : nil }) else { return nil }
    return Self.named(page, name)
  }

  /// Keeps a page that was written with the placeholder, and gives it with a name in its place.
  func keep(_ response: Response, _ key: Key, _ stamp: Stamp, named name: String) -> Response {
    guard case .bytes(let bytes) = response.body else { return response }
    let page = Page(response: response, bytes: bytes, places: places(in: bytes))
    if response.status == 200, response.headers["Set-Cookie"] == nil {
      kept.with { kept in
        if kept.stamp != stamp || kept.pages.count >= Self.most { kept = (stamp, [:]) }
        kept.pages[key] = page
      }
    }
    return Self.named(page, name)
  }

  /// A page that was written with the placeholder, with a name in its place.
  func named(_ response: Response, _ name: String) -> Response {
    guard case .bytes(let bytes) = response.body else { return response }
    return Self.named(Page(response: response, bytes: bytes, places: places(in: bytes)), name)
  }

  private static func named(_ page: Page, _ name: String) -> Response {
    var bytes = page.bytes
    let name = Array(name.utf8)
    for place in page.places { bytes.replaceSubrange(place..<place + name.count, with: name) }
    var response = page.response
    response.body = .bytes(bytes)
    return response
  }

  private func places(in bytes: [UInt8]) -> [Int] {
    let wanted = Array(placeholder.utf8)
    var places: [Int] = []
    var place = 0
    while place + wanted.count <= bytes.count {
      if bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
        places.append(place)
        place += wanted.count
      } else {
        place += 1
      }
    }
    return places
  }
}
