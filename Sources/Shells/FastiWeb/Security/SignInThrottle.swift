/// Limits the rate of guesses, for each network and for all networks together.
///
/// A network may make five wrong guesses; then the wait before each further guess doubles, up to a quarter of an hour.
/// All networks together have 60 guesses, and one more every five seconds. Networks that have signed in before do not
/// use that budget, so that an attacker cannot lock the owner out. A guess counts as wrong until it is known to be
/// right, so simultaneous guesses do not help. ``text`` is stored, so a restart does not reset the limits.
struct SignInThrottle {
  private static let free = 5
  static let longest: Int64 = 900_000
  static let all = 60
  static let refill: Int64 = 5_000
  /// The greatest number of networks; beyond that the oldest are dropped.
  private static let most = 4_096

  struct Network: Equatable {
    var wrong = 0
    var next: Int64 = 0
    var isKnown = false
  }

  var networks: [String: Network] = [:]
  /// The time at which the common budget of guesses is full again.
  var full: Int64 = 0

  /// Begins a guess.
  /// - Parameter now: The present moment, in milliseconds.
  /// - Returns: Nil if it is allowed now, otherwise the milliseconds to wait.
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

  /// Records that the latest guess of the network was right.
  mutating func succeed(_ name: String) { networks[name] = Network(isKnown: true) }

  /// Drops networks that do not have to wait, otherwise the one with the shortest wait.
  private mutating func forget(_ now: Int64) {
    let waiting = networks.filter { $0.value.next > now || $0.value.isKnown }
    if waiting.count < networks.count { return networks = waiting }
    if let least = networks.min(by: { $0.value.next < $1.value.next }) { networks[least.key] = nil }
  }
}
