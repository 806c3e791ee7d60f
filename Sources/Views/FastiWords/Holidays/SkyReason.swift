public import FastiCalendars
import FastiCivil

/// The moment and the margin that determine a date by Sun and Moon.
public enum SkyReason: Hashable, Sendable {
  /// A lunisolar month, which begins with a new moon.
  case lunisolar(MonthOrigin)
  /// A Hijri month, which begins after an evening at Makkah.
  case makkah(MakkahEvening)
  /// A solar term: the Sun's longitude in degrees, the moment, and the seconds east of Greenwich of the region's clock.
  case term(longitude: Int, SkyInstant, offset: Int)
}

// Moments of the sky in the reader's language.
extension PageWords {
  /// Only the moment and the margin.
  public func callAsFunction(_ sky: SkyReason) -> String {
    switch sky {
    case .lunisolar(let origin):
      var text = self(.skyNewMoon, moment(origin.newMoon, offset: origin.offset))
      if origin.isAlmanac { text += "; \(self(.skyAlmanac, plain(origin.day)))" }
      if let other = origin.alternative { text += "; \(self(.skyMonthUncertain, plain(other)))" }
      return text
    case .makkah(let evening):
      let isBefore = evening.conjunctionBeforeSunset >= 0
      let conjunction = self(isBefore ? .skyBeforeSunset : .skyAfterSunset, span(evening.conjunctionBeforeSunset))
      let isAfter = evening.moonsetAfterSunset >= 0
      let moonset = self(isAfter ? .skyMoonAfter : .skyMoonBefore, span(evening.moonsetAfterSunset))
      return self(.skyMakkah, plain(evening.day), conjunction, moonset)
    case .term(let longitude, let found, let offset):
      var text = self(.skyTerm, String(longitude), moment(found, offset: offset))
      if let other = found.alternativeDay(offset: offset) { text += "; \(self(.skyDayUncertain, plain(other)))" }
      return text
    }
  }

  /// The text after a rule's reason.
  func callAsFunction(ruleSky sky: SkyReason) -> String {
    switch sky {
    case .lunisolar: self(.skyItsMonthBegins, self(sky))
    case .makkah: self(.skyItsMonth, self(sky))
    case .term: self(sky)
    }
  }

  /// `2026-02-17T12:01:03Z, 19:01:03 at UTC+07:00, 4 h 58 min 57 s before midnight`.
  private func moment(_ found: SkyInstant, offset: Int) -> String {
    let margin = found.secondsFromMidnight(offset: offset)
    var clock = UTF8Writer()
    clock.write(found.instant.time(offset: offset), seconds: true)
    var zone = UTF8Writer()
    zone.write(offset < 0 ? "-" : "+")
    zone.write(abs(offset) / 3_600, width: 2)
    zone.write(":")
    zone.write(abs(offset) / 60 % 60, width: 2)
    if offset % 60 != 0 {
      zone.write(":")
      zone.write(abs(offset) % 60, width: 2)
    }
    var universal = UTF8Writer()
    universal.write(found.instant)
    return self(
      margin < 0 ? .skyMomentBefore : .skyMomentAfter, universal.string, clock.string, zone.string, span(margin))
  }

  /// `4 h 58 min 57 s`, without leading zeros.
  private func span(_ seconds: Double) -> String {
    let whole = Int(seconds.magnitude.rounded())
    var text = self(.spanSeconds, String(whole % 60))
    if whole >= 60 { text = "\(self(.spanMinutes, String(whole / 60 % 60))) \(text)" }
    return whole >= 3_600 ? "\(self(.spanHours, String(whole / 3_600))) \(text)" : text
  }
}
