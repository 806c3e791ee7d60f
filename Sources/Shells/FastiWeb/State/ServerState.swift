import FastiCivil
import FastiDays
import FastiHTTP
import FastiPerson
import FastiRecords
import FastiWords

/// What all requests share.
final class ServerState: Sendable {
  let settings: ServeSettings
  let clock: WallClock
  let entropy: Entropy
  /// The same, asked for many names at a time: a name is not a secret.
  private let nameEntropy: Entropy
  let zones: any Zones
  let stores: StorePool
  let log: LogBook
  let site: Site
  let ports: WebPorts
  /// One file is taken in at a time: they are written beside their place under one name.
  let incoming = Lock<Void>(())
  let caches: Caches
  /// Whether a pass-phrase keeps others out.
  let isGuarded: Bool
  let hasher: any PassPhraseHasher
  /// Who tried to sign in how often; it goes on where the last server ended.
  let throttle: Lock<SignInThrottle>
  private let words: [String: PageWords]
  private let english: PageWords

  init(
    _ settings: ServeSettings, clock: WallClock, entropy: Entropy, zones: any Zones, stores: StorePool, log: LogBook,
    site: Site, isGuarded: Bool, hasher: any PassPhraseHasher, ports: WebPorts = WebPorts()
  ) throws(Failure) {
    self.settings = settings
    self.clock = clock
    self.entropy = entropy
    nameEntropy = entropy.gathered(256)
    caches = Caches(entropy)
    self.zones = zones
    self.stores = stores
    self.log = log
    self.site = site
    self.isGuarded = isGuarded
    self.hasher = hasher
    self.ports = ports
    throttle = Lock(try Self.throttle(isGuarded, stores, now: clock.now))
    var words: [String: PageWords] = [:]
    for language in try PageWords.allShipped() { words[language.language] = language }
    self.words = words
    english = try PageWords.shipped("en")
  }

  private static func throttle(_ isGuarded: Bool, _ stores: StorePool, now: Int64) throws(Failure) -> SignInThrottle {
    guard isGuarded else { return SignInThrottle() }
    return try stores.with { store throws(Failure) in
      do throws(StoreError) { return SignInThrottle(text: try store.attempts() ?? "", now: now) } catch {
        throw Failure(error)
      }
    }
  }

  /// The languages there are words of pages in.
  var languages: [String] { Array(words.keys) }

  /// The words of pages in a language; English where there are none in it.
  func pageWords(_ language: String) -> PageWords { words[language] ?? english }

  /// A new name for the forms of one answer.
  var newName: String { RecordID.version7(milliseconds: clock.now, entropy: nameEntropy).text }

  /// The day it is, or the one it was told.
  var today: Day {
    settings.fixedToday ?? settings.zone.day(at: Instant(seconds: clock.now / 1_000))
  }
}

extension Entropy {
  /// The same source, asked for so many bytes at a time; what was handed out is forgotten.
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
