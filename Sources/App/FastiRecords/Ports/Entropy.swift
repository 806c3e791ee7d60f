/// The port through which randomness enters: the machine's generator in the program, a counted one in tests.
public struct Entropy: Sendable {
  private let source: @Sendable (Int) -> [UInt8]

  /// A source whose bytes the closure makes: exactly that many.
  public init(_ source: @escaping @Sendable (Int) -> [UInt8]) { self.source = source }

  /// That many random bytes.
  public func bytes(_ count: Int) -> [UInt8] { source(count) }

  /// Eight random bytes as a number.
  public var number: UInt64 { bytes(8).reduce(0) { $0 << 8 | UInt64($1) } }
}
