extension Zone {
  /// The offset of every reading of the clocks on a day, or nil when they change on it or close to it.
  ///
  /// If it is not nil, ``instant(_:_:)`` of any time of the day is the reading minus this offset.
  /// - Complexity: O(log *n*) in the number of transitions.
  public func steadyOffset(on day: Day) -> Int? {
    // A day's readings are within the widest offsets of the same readings in UTC.
    let first = Instant(seconds: Instant(day, .midnight).seconds - Int64(Zone.offsets.upperBound))
    let last = Instant(day + 1, .midnight).seconds - Int64(Zone.offsets.lowerBound)
    if let change = nextChange(after: first), change.at.seconds <= last { return nil }
    return offset(at: first)
  }
}
