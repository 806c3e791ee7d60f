public import FastiCalendars

/// By which moment and margin a date is what it is, where Sun and Moon decide.
public enum SkyReason: Hashable, Sendable {
  /// A lunisolar month, which begins with a new moon.
  case lunisolar(MonthOrigin)
  /// A Hijri month, which begins after an evening at Makkah.
  case makkah(MakkahEvening)
  /// A solar term: the Sun's longitude in degrees, the moment, and the seconds east of Greenwich of the region's clock.
  case term(longitude: Int, SkyInstant, offset: Int)
}
