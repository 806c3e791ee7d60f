/// The engine the product uses: the fastest of them, by the measurements in Documentation/Benchmarks.md.
public typealias Workdays = PrefixWorkdays

/// The engines there are.
public enum WorkdayEngines {
  /// Their names, the one the product uses first.
  public static let names: [StaticString] = [
    Workdays.name, BitsetWorkdays.name, ClosedFormWorkdays.name, LoopWorkdays.name,
  ]
}
