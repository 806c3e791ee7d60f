import FastiCivil
import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiWords

/// The state that all requests share.
final class ServerState: Sendable {
  let settings: ServeSettings
  let clock: WallClock
  let entropy: Entropy
  /// A source of random bytes for form names, which are not secret, read in larger pieces.
  private let nameEntropy: Entropy
  let zones: any Zones
  let stores: StorePool
  let log: LogBook
  let site: Site
  let ports: WebPorts
  /// Held while a file is attached: one at a time, because temporary files share one name.
  let incoming = Lock<Void>(())
  let caches: Caches
  /// The space of its stores, the first part of every key of ``caches``.
  let space: Space
  /// The spaces of other people; nil where there can be none.
  let spaces: Spaces?
  private let hasPassPhrase: Bool
  let hasher: any PassPhraseHasher
  /// Counts and logs requests; nil where neither is asked for.
  let watch: RequestWatch?
  /// The failed attempts to sign in, continued from the last run.
  let throttle: Lock<SignInThrottle>
  private let words: [String: PageWords]
  private let english: PageWords

  /// - Parameter own: The state of the owner's space, where this is that of another person; the two count and slow down together.
  init(
    _ settings: ServeSettings, clock: WallClock, entropy: Entropy, zones: any Zones, stores: StorePool, log: LogBook,
    site: Site, isGuarded: Bool, hasher: any PassPhraseHasher, ports: WebPorts = WebPorts(),
    space: Space = .own, caches: Caches? = nil, spaces: Spaces? = nil, sharing own: ServerState? = nil
  ) throws(Failure) {
    self.settings = settings
    self.clock = clock
    self.entropy = entropy
    nameEntropy = entropy.gathered(256)
    self.space = space
    self.caches = caches ?? own.map { Caches(entropy, files: $0.caches.files) } ?? Caches(entropy)
    self.spaces = spaces
    self.zones = zones
    self.stores = stores
    self.log = log
    self.site = site
    hasPassPhrase = isGuarded
    self.hasher = hasher
    self.ports = ports
    watch = own?.watch ?? RequestWatch(settings, clock, logLine: ports.logLine)
    if let own {
      throttle = own.throttle
    } else {
      throttle = Lock(try Self.throttle(isGuarded, stores, now: clock.now))
    }
    var words: [String: PageWords] = [:]
    for language in try PageWords.allShipped() { words[language.language] = language }
    guard let english = words["en"] else { throw Failure(.helper(.noWords("en"))) }
    (self.words, self.english) = (words, english)
  }

  private static func throttle(_ isGuarded: Bool, _ stores: StorePool, now: Int64) throws(Failure) -> SignInThrottle {
    guard isGuarded else { return SignInThrottle() }
    return try stores.with { store throws(Failure) in
      do throws(StoreError) {
        let changed = try store.passPhrase()?.changed
        return SignInThrottle(text: try store.attempts() ?? "", now: now, phrase: changed)
      } catch { throw Failure(error) }
    }
  }

  /// Whether clients have to show who they are: a pass-phrase was set at the start, or there were several people since.
  var isGuarded: Bool { hasPassPhrase || spaces?.wereSeveral == true }

  /// The languages of pages.
  var languages: [String] { Array(words.keys) }

  /// The words of pages in a language; English for a language that has none.
  func pageWords(_ language: String) -> PageWords { words[language] ?? english }

  /// The language that a reader chose, among those there are words of: on a page, which a cookie keeps, else in the browser; nil for
  /// neither.
  func chosenLanguage(_ request: Request) -> String? {
    if let cookie = Cookie.value("lang", in: request), languages.contains(cookie) { return cookie }
    return AcceptLanguage.preferred(request, among: languages)
  }

  /// A new name for the forms of one answer.
  var newName: String { RecordID.version7(milliseconds: clock.now, entropy: nameEntropy).text }

  /// Today's date, or the fixed one.
  var today: Day {
    settings.fixedToday ?? settings.zone.day(at: Instant(seconds: clock.now / 1_000))
  }

  /// The present moment; noon of the given day if today is given.
  var moment: Instant {
    let now = Instant(seconds: clock.now / 1_000)
    guard let day = settings.fixedToday, settings.zone.day(at: now) != day else { return now }
    return settings.zone.instant(day, Instant(seconds: 43_200).time())
  }
}

extension Entropy {
  /// The same source, read in pieces of that many bytes; bytes that were used are dropped.
  func gathered(_ most: Int) -> Entropy {
    let kept = Lock<[UInt8]>([])
    return Entropy { [self] count in
      guard count <= most else { return bytes(count) }
      return kept.with { kept in
        if kept.count < count { kept = bytes(most) }
        defer { kept.removeLast(count) }
        return Array(kept.suffix(count))
      }
    }
  }
}
