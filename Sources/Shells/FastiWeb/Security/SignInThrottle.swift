/// Slows down guessing, by where the guesses come from and by all of them together.
///
/// From one network five may be wrong; after that each has to wait twice as long as the one before, up to a quarter of an
/// hour. All networks together have 60 guesses, and one more every five seconds; those that have signed in before do not
/// share in that, so that nobody can keep the owner out by guessing. A guess counts as wrong from its beginning, so many
/// at once win nothing. ``text`` outlives the server, so a restart frees nobody.
struct SignInThrottle {
  private static let free = 5
  static let longest: Int64 = 900_000
  static let all = 60
  static let refill: Int64 = 5_000
  /// Networks remembered at once; a flood of more makes the oldest forgotten.
  private static let most = 4_096

  struct Network: Equatable {
    var wrong = 0
    var next: Int64 = 0
    var isKnown = false
  }

  var networks: [String: Network] = [:]
  /// When the common store of guesses would be full again.
  var full: Int64 = 0

  /// Begins a guess.
  /// - Parameter now: The present moment, in milliseconds.
  /// - Returns: Nil when it may be made now, else the milliseconds to wait.
  mutating func begin(_ name: String, now: Int64) -> Int64? {
    var network = networks[name] ?? Network()
    if network.next > now { return network.next - now }
    if !network.isKnown {
      let after = max(full, now) + Self.refill
      let wait = after - now - Int64(Self.all) * Self.refill
      if wait > 0 { return wait }
      full = after
    }
    network.wrong += 1
    if network.wrong >= Self.free {
      network.next = now + min(Self.longest, 1_000 << Int64(min(20, network.wrong - Self.free + 1)))
    }
    if networks[name] == nil, networks.count >= Self.most { forget(now) }
    networks[name] = network
    return nil
  }

  /// The guess that was begun last from there was right.
  mutating func succeed(_ name: String) { networks[name] = Network(isKnown: true) }

  /// Drops networks that need not wait, else the one that has to wait the least.
  private mutating func forget(_ now: Int64) {
    let waiting = networks.filter { $0.value.next > now || $0.value.isKnown }
    if waiting.count < networks.count { return networks = waiting }
    if let least = networks.min(by: { $0.value.next < $1.value.next }) { networks[least.key] = nil }
  }
}
