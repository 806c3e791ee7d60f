/// One reader of bytes that strangers write, with the laws that hold for whatever it is given.
struct Reader: Sendable {
  /// Its name, which is the name of its corpus.
  let name: String
  /// The longest input that is tried, in bytes.
  let longest: Int
  /// How many inputs one process takes: fewer where a library's memory is given back only with the process.
  let inputs: Int
  /// Reads the bytes and checks the laws; what cannot be read is refused by a typed error and breaks none.
  let check: @Sendable ([UInt8]) throws(BrokenLaw) -> Void

  init(
    _ name: String, longest: Int = 4_096, inputs: Int = 1_000_000_000,
    _ check: @escaping @Sendable ([UInt8]) throws(BrokenLaw) -> Void
  ) {
    self.name = name
    self.longest = longest
    self.inputs = inputs
    self.check = check
  }

  /// Every reader, in the order in which a campaign gives each its turn.
  static let all: [Reader] = texts + leave + calendars + recurrences + months + requests + archives

  /// The reader of a name; nil for an unknown one.
  static func named(_ name: String) -> Reader? { all.first { $0.name == name } }
}

/// A law that did not hold.
struct BrokenLaw: Error, CustomStringConvertible {
  /// What should have held, and what was found.
  let description: String
}

/// Checks that something holds.
func law(_ holds: Bool, _ what: @autoclosure () -> String) throws(BrokenLaw) {
  if !holds { throw BrokenLaw(description: what()) }
}

/// What is read of bytes; nil where they are refused.
func read<Value, Refusal: Error>(_ body: () throws(Refusal) -> Value) -> Value? {
  do throws(Refusal) { return try body() } catch { return nil }
}

extension [UInt8] {
  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }
}
