/// The port to randomness: the machine's generator in the program, a counter in tests.
public struct Entropy: Sendable {
  private let source: @Sendable (Int) -> [UInt8]

  /// A source from a closure that returns exactly the requested number of bytes.
  public init(_ source: @escaping @Sendable (Int) -> [UInt8]) { self.source = source }

  /// That many random bytes.
  public func bytes(_ count: Int) -> [UInt8] { source(count) }

  /// Eight random bytes as a number.
  public var number: UInt64 { bytes(8).reduce(0) { $0 << 8 | UInt64($1) } }
}
