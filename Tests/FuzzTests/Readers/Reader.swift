/// A reader of untrusted bytes, with the laws that hold for every input.
struct Reader: Sendable {
  /// Its name, which is the name of its corpus.
  let name: String
  /// The longest input, in bytes.
  let longest: Int
  /// The number of inputs of one process: fewer if a library frees memory only with the process.
  let inputs: Int
  /// Reads the bytes and checks the laws; a typed error refuses unreadable bytes and breaks no law.
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

  /// All readers, in the order of their turns in a campaign.
  static let all: [Reader] = texts + leave + calendars + recurrences + months + requests + archives

  /// The reader of a name; nil for an unknown one.
  static func named(_ name: String) -> Reader? { all.first { $0.name == name } }
}

/// A law that did not hold.
struct BrokenLaw: Error, CustomStringConvertible {
  /// The law, and what was found.
  let description: String
}

/// Checks a condition.
func law(_ holds: Bool, _ what: @autoclosure () -> String) throws(BrokenLaw) {
  if !holds { throw BrokenLaw(description: what()) }
}

/// The result of reading; nil if the bytes are refused.
func read<Value, Refusal: Error>(_ body: () throws(Refusal) -> Value) -> Value? {
  do throws(Refusal) { return try body() } catch { return nil }
}

extension [UInt8] {
  /// The bytes as text; what is not UTF-8 becomes U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }
}
