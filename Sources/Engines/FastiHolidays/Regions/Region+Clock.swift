public import FastiCivil

extension Region {
  /// Whether a rule depends on the Sun's position, and so on the day by the region's clock.
  public var asksTheSky: Bool {
    rules.contains { rule in
      rule.periods.contains { period in
        if case .term = period.pattern.sky { return true }
        return false
      }
    }
  }

  /// The region's clock for a ``HolidayPlan``: seconds east of UTC at a moment.
  ///
  /// - Parameter zone: The zone of one of the region's clocks; called for each of them, and only when a rule needs
  ///   it.
  /// - Throws: What `zone` throws.
  public func offset<Failure>(
    _ zone: (Clock.Reference) throws(Failure) -> Zone
  ) throws(Failure) -> @Sendable (Instant) -> Int {
    guard asksTheSky else { return { _ in 0 } }
    var periods: [(validity: Validity, zone: Zone)] = []
    for clock in clocks { periods.append((clock.validity, try zone(clock.reference))) }
    if periods.count == 1, let zone = periods.first?.zone, periods[0].validity == .always {
      return { zone.offset(at: $0) }
    }
    return { [periods] instant in
      for period in periods where period.validity.contains(instant.day()) { return period.zone.offset(at: instant) }
      return 0
    }
  }
}
