public import FastiPerson
public import FastiRecords

/// What every store is: the versions, and beside them what is of one machine.
public typealias WholeStore = Store & Keyring & SchedulerLog & SyncRegister

/// The environment of the laws: a clock that stands until it is set, repeatable randomness, and empty stores.
public final class StoreBench {
  /// The clock all stores of this bench share.
  public let clock: BenchClock
  private let make: (WallClock, Entropy) throws -> any WholeStore
  private let random: BenchRandom

  private let part: Int

  /// A bench whose stores come from the closure; each call must return an empty store of a new device.
  /// - Parameter part: Laws with many rounds run only one in this number.
  public init(part: Int = 1, _ make: @escaping (WallClock, Entropy) throws -> any WholeStore) {
    self.make = make
    self.part = part
    clock = BenchClock()
    random = BenchRandom()
  }

  /// The number of rounds to run, for a law with a number of rounds.
  func rounds(_ all: Int) -> Int { max(1, all / part) }

  /// An empty store.
  public func store() throws -> any WholeStore {
    let (clock, random) = (clock, random)
    return try make(WallClock { clock.now }, Entropy { random.bytes($0) })
  }
}

/// A clock that stands until it is set. One test uses it at a time.
public final class BenchClock: @unchecked Sendable {
  /// Milliseconds of Unix time; first 2026-02-05T12:00:00Z.
  public var now: Int64 = 1_770_292_800_000

  /// A clock at noon.
  public init() {}
}

/// Bytes that look random and are the same in every run. One test uses it at a time.
public final class BenchRandom: @unchecked Sendable {
  private var state: UInt64

  /// Starts with a seed.
  public init(seed: UInt64 = 1) { state = seed }

  /// The next number: SplitMix64 (Steele, Lea and Flood 2014, figure 17).
  public func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below a count.
  public func place(_ count: UInt64) -> Int { Int(next() % count) }

  /// That many bytes.
  public func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next() >> 24) } }
}
