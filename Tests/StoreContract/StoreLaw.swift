/// A law that every store must satisfy. A new store is correct if it satisfies `StoreLaw.all`.
public struct StoreLaw: Sendable, CustomStringConvertible {
  /// The law, as a sentence.
  public let description: String
  private let check: @Sendable (StoreBench) throws -> Void

  /// A law and how it is checked.
  init(_ sentence: String, _ check: @escaping @Sendable (StoreBench) throws -> Void) {
    description = sentence
    self.check = check
  }

  /// Checks the law.
  /// - Throws: `Broken` when it is not satisfied; a `StoreError` when a store fails unexpectedly.
  public func hold(on bench: StoreBench) throws { try check(bench) }

  /// Every law.
  public static let all: [StoreLaw] =
    writing + undoing + remembering + counting + merging + copies + authors + shipped + leave + planner + reminders
    + access + deliveries + alarms + refreshes + syncing + awaiting + meeting + parts + serving
    + mending

  /// A law that is not satisfied.
  public struct Broken: Error, CustomStringConvertible {
    /// What was found, and where.
    public let description: String
  }
}

/// Throws unless both values are equal.
func equal<Value: Equatable>(_ found: Value, _ wanted: Value, line: UInt = #line, file: String = #fileID) throws {
  if found != wanted { throw StoreLaw.Broken(description: "\(file):\(line): found \(found), wanted \(wanted)") }
}

/// Throws unless the condition is true.
func holds(_ condition: Bool, line: UInt = #line, file: String = #fileID) throws {
  if !condition { throw StoreLaw.Broken(description: "\(file):\(line): does not hold") }
}
