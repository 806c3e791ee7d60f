import FastiPerson
import FastiRecords

/// Limits the rate of guesses, for each network and for all networks together.
///
/// A network may make five wrong guesses; then the wait before each further guess doubles, up to a quarter of an hour.
/// All networks together have 60 guesses, and one more every five seconds. A person who has signed in from a network
/// before does not use that budget there, so that an attacker cannot lock the person out. A guess counts as wrong until
/// it is known to be right, so simultaneous guesses do not help. A person who signs in takes back only the guesses at
/// their own pass-phrase: otherwise they could guess at another's without a wait. Guesses at a person are forgotten
/// a day after the last one. ``text`` is stored, so a restart does not reset the limits.
struct SignInThrottle {
  private static let free = 5
  static let longest: Int64 = 900_000
  private static let day: Int64 = 86_400_000
  static let all = 60
  static let refill: Int64 = 5_000
  /// The greatest number of networks; beyond that the oldest are dropped.
  private static let most = 4_096

  /// The person for which a guess at an unknown name counts.
  static let unknown = RecordID(high: 0, low: 0)

  /// The guesses of a network at the pass-phrase of one person.
  struct Guesses: Equatable {
    var wrong = 0
    /// Whether the person has signed in from there.
    var isKnown = false
    /// The time of the last guess.
    var last: Int64 = 0
  }

  struct Network: Equatable {
    var guesses: [RecordID: Guesses] = [:]
    /// The time of the next allowed guess.
    var next: Int64 = 0

    var wrong: Int { guesses.values.reduce(0) { $0 + $1.wrong } }
    var isKnown: Bool { guesses.values.contains { $0.isKnown } }
  }

  var networks: [String: Network] = [:]
  /// When the owner set the pass-phrase that is valid now, in milliseconds of Unix time; nil where there is none.
  private(set) var phrase: Int64?
  /// The time at which the common budget of guesses is full again.
  var full: Int64 = 0

  init(phrase: Int64? = nil) { self.phrase = phrase }

  /// Forgets the guesses at the owner if they have set another pass-phrase since.
  mutating func renew(_ phrase: Int64?) {
    guard phrase != self.phrase else { return }
    self.phrase = phrase
    for name in networks.keys {
      networks[name]?.guesses[Person.ownerID] = nil
      if let network = networks[name], network.wrong < Self.free { networks[name]?.next = 0 }
    }
  }

  /// Begins a guess.
  /// - Parameters:
  ///   - person: Whose pass-phrase it is a guess at.
  ///   - now: The present moment, in milliseconds.
  /// - Returns: Nil if it is allowed now, otherwise the milliseconds to wait.
  mutating func begin(_ name: String, at person: RecordID, now: Int64) -> Int64? {
    var network = networks[name] ?? Network()
    if network.next > now { return network.next - now }
    network.guesses = network.guesses.compactMapValues { guesses in
      if now - guesses.last <= Self.day { return guesses }
      return guesses.isKnown ? Guesses(isKnown: true) : nil
    }
    if network.guesses[person]?.isKnown != true {
      let after = max(full, now) + Self.refill
      let wait = after - now - Int64(Self.all) * Self.refill
      if wait > 0 { return wait }
      full = after
    }
    network.guesses[person, default: Guesses()].wrong += 1
    network.guesses[person]?.last = now
    let wrong = network.wrong
    if wrong >= Self.free {
      network.next = now + min(Self.longest, 1_000 << Int64(min(20, wrong - Self.free + 1)))
    }
    if networks[name] == nil, networks.count >= Self.most { forget(now) }
    networks[name] = network
    return nil
  }

  /// Records that the latest guess of the network was right. Its wrong ones at others still count.
  mutating func succeed(_ name: String, at person: RecordID) {
    var network = networks[name] ?? Network()
    network.guesses[person] = Guesses(isKnown: true)
    if network.wrong < Self.free { network.next = 0 }
    networks[name] = network
  }

  /// Drops networks that do not have to wait, otherwise the one with the shortest wait.
  private mutating func forget(_ now: Int64) {
    let waiting = networks.filter { $0.value.next > now || $0.value.isKnown }
    if waiting.count < networks.count { return networks = waiting }
    if let least = networks.min(by: { $0.value.next < $1.value.next }) { networks[least.key] = nil }
  }
}
