import FastiCivil

/// The offsets of one place over a range of days: a moment costs one addition, except on days around a change.
struct PlaceTimes {
  let zone: Zone
  let days: DayRange
  /// The offset of each day, if it is the same all day.
  let offsets: [Int?]

  init(_ zone: Zone, over days: DayRange) {
    self.zone = zone
    self.days = days
    offsets = days.map { zone.steadyOffset(on: $0) }
  }

  /// The moment of a wall time: in a gap it continues with the offset before the gap; of two, the first.
  @inline(__always)
  func instant(_ wall: WallTime) -> Instant {
    if days.contains(wall.day), let offset = offsets[wall.day - days.first] {
      return Instant(wall.day, wall.time, offset: offset)
    }
    return zone.instant(wall.day, wall.time)
  }
}
