import FastiCalendars

/// Finds the newest calendar among the links of a page.
struct CalendarLinks {
  private let base: WebAddress

  /// Links of a page at an address; nil when that is not an https address.
  init?(base: [UInt8]) {
    guard let base = WebAddress(base) else { return nil }
    self.base = base
  }

  /// The address of the newest calendar as PDF, by the Hijri month in its name, its text or its title; the first one if none names
  /// its month.
  func newest(_ links: [WebPage.Link]) -> [UInt8]? {
    var best: (month: HijriMonth?, address: [UInt8])?
    for link in links {
      guard let address = base.resolve(link.address), address.isPDF else { continue }
      let name = CalendarLinks.words(address.fileName)
      let labels = [name] + [link.text, link.title].map { Scanner(tokens: Tokenizer.tokens($0)) }
      guard labels.contains(where: { $0.saysCalendar }) else { continue }
      let month = labels.lazy.compactMap { $0.month }.first
      if let old = best, !CalendarLinks.isNewer(month, than: old.month) { continue }
      best = (month, address.text)
    }
    return best?.address
  }

  private static func isNewer(_ month: HijriMonth?, than other: HijriMonth?) -> Bool {
    guard let month else { return false }
    return other.map { month > $0 } ?? true
  }

  /// The words of a file's name.
  private static func words(_ name: [UInt8]) -> Scanner {
    Scanner(
      tokens: Tokenizer.tokens(
        WebAddress.decoded(name).map { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") ? UInt8(ascii: " ") : $0 }))
  }
}

extension Scanner {
  fileprivate var saysCalendar: Bool { tokens.contains { $0.isWord("calendar calendars") } }

  /// The first month with its year.
  fileprivate var month: HijriMonth? {
    for place in tokens.indices {
      if let name = hijriMonth(place), let year = hijriYear(skipping("-", at: name.end)) {
        return HijriMonth(year: year.year, month: name.month)
      }
    }
    return nil
  }
}
