public import FastiPerson
public import FastiRecords

/// What every store is: the versions, and beside them what is of one machine.
public typealias WholeStore = Store & Keyring & SchedulerLog

/// Where a contract is checked: a clock that stands until it is set, randomness that repeats, and empty stores.
public final class StoreBench {
  /// The clock all stores of this bench share.
  public let clock: BenchClock
  private let make: (WallClock, Entropy) throws -> any WholeStore
  private let random: BenchRandom

  private let part: Int

  /// A bench whose stores come from the closure; each call must give an empty one, of a device of its own.
  /// - Parameter part: Of the rounds of laws that try much, one in so many is made.
  public init(part: Int = 1, _ make: @escaping (WallClock, Entropy) throws -> any WholeStore) {
    self.make = make
    self.part = part
    clock = BenchClock()
    random = BenchRandom()
  }

  /// How many rounds a law makes that would make so many.
  func rounds(_ all: Int) -> Int { max(1, all / part) }

  /// An empty store.
  public func store() throws -> any WholeStore {
    let (clock, random) = (clock, random)
    return try make(WallClock { clock.now }, Entropy { random.bytes($0) })
  }
}

/// A clock that stands until it is set. Used by one test at a time.
public final class BenchClock: @unchecked Sendable {
  /// Milliseconds of Unix time; 2026-02-05T12:00:00Z at first.
  public var now: Int64 = 1_770_292_800_000

  /// A clock at noon.
  public init() {}
}

/// Bytes that look random and are the same in every run. Used by one test at a time.
public final class BenchRandom: @unchecked Sendable {
  private var state: UInt64

  /// Starts at a seed.
  public init(seed: UInt64 = 1) { state = seed }

  /// The next number: SplitMix64 (Steele, Lea and Flood 2014, figure 17).
  public func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// That many bytes.
  public func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next() >> 24) } }
}
