import FastiCivil
import Testing

@testable import FastiCalendars

/// Time scales, angles and the edges of a civil day.
@Suite("Sky: time scales and angles")
struct SkyTimeLaws {
  @Test("universal time converts back, across leap seconds and the limits of UTC")
  func roundTrip() {
    for universal in stride(from: -12_200_000_000.0, through: 32_500_000_000, by: 86_400 * 97.3) {
      let terrestrial = TimeScale.terrestrial(universal: universal)
      #expect(abs(TimeScale.universal(terrestrial: terrestrial) - universal) < 1e-4)
    }
    for day in LeapSeconds.days {
      for second in [-2.0, -0.5, 0, 0.5, 2] {
        let universal = Double(day) * 86_400 + second
        let terrestrial = TimeScale.terrestrial(universal: universal)
        #expect(abs(TimeScale.universal(terrestrial: terrestrial) - universal) < 1e-4, "\(day) \(second)")
      }
    }
  }

  @Test("every day of UTC has the leap seconds counted from its start")
  func leapSeconds() {
    for day in stride(from: 730.5, to: 20_819, by: 1) {
      let universal = day * 86_400
      let count = LeapSeconds.offset(universal: universal)
      #expect(count == Double(10 + LeapSeconds.days.count { Double($0) <= day }))
      let terrestrial = universal - TimeScale.epoch + TimeScale.atomicLag + count
      #expect(abs(TimeScale.universal(terrestrial: terrestrial) - universal) < 1e-5, "day \(day)")
    }
  }

  @Test("TT - UTC at known dates")
  func knownOffsets() {
    // IERS Bulletin C: TAI - UTC is 10 s in 1972, 32 s in 2000, 37 s since 2017; TT - TAI is 32.184 s.
    let cases: [(Double, Double)] = [(63_072_000, 42.184), (946_728_000, 64.184), (1_483_228_800, 69.184)]
    for (universal, offset) in cases {
      let terrestrial = TimeScale.terrestrial(universal: universal)
      #expect(abs(terrestrial + 946_728_000 - universal - offset) < 1e-4)
    }
  }

  @Test("delta-T has no step larger than 0.05 s, and its sigma none larger than 0.1 s")
  func continuity() {
    var before = DeltaT.seconds(terrestrial: -418 * 31_557_600.0)
    var sigma = DeltaT.sigma(terrestrial: -418 * 31_557_600.0)
    for day in stride(from: -418 * 365.25, through: 1000 * 365.25, by: 2) {
      let value = DeltaT.seconds(terrestrial: day * 86_400)
      let next = DeltaT.sigma(terrestrial: day * 86_400)
      #expect(abs(value - before) < 0.05, "\(2000 + day / 365.25)")
      #expect(abs(next - sigma) < 0.1, "\(2000 + day / 365.25)")
      (before, sigma) = (value, next)
    }
  }

  @Test("the spline's row is the one that contains the year")
  func splineRow() {
    let starts = stride(from: 0, to: DeltaTTable.spline.count, by: 5).map { Double(DeltaTTable.spline[$0]) } + [1974]
    for (row, years) in zip(starts, starts.dropFirst()).enumerated() {
      #expect(DeltaT.row(years.0) == row && DeltaT.row((years.0 + years.1) / 2) == row)
    }
  }

  @Test("the other civil day is named within three sigma of midnight and only there")
  func otherDay() {
    // 2100-01-01T00:00 at UTC+7, where sigma is 33 s.
    let midnight = 4_102_444_800.0 - 25_200
    let sigma = SkyInstant(universal: midnight).uncertainty
    #expect(sigma > 30 && sigma < 36)
    let after = SkyInstant(universal: midnight + 2.9 * sigma)
    #expect(after.day(offset: 25_200).number == 47_482)
    #expect(after.alternativeDay(offset: 25_200)?.number == 47_481)
    let before = SkyInstant(universal: midnight - 2.9 * sigma)
    #expect(before.day(offset: 25_200).number == 47_481)
    #expect(before.alternativeDay(offset: 25_200)?.number == 47_482)
    #expect(SkyInstant(universal: midnight + 3.1 * sigma).alternativeDay(offset: 25_200) == nil)
    #expect(abs(after.secondsFromMidnight(offset: 25_200) - 2.9 * sigma) < 1e-3)
  }

  @Test("the day comes from the unrounded moment")
  func unroundedDay() {
    let moment = SkyInstant(universal: 86_399.7)
    #expect(moment.day(offset: 0) == Day(0))
    #expect(moment.instant.seconds == 86_400)
  }

  @Test("moments beyond all calendars have a day at the limit, and nothing traps")
  func extremes() {
    for seconds in [1e300, -1e300, .infinity, -.infinity, .nan] {
      let moment = SkyInstant(terrestrial: seconds)
      #expect(abs(Int(moment.day(offset: 0).number)) == 2_000_000_000)
      #expect(abs(moment.instant.seconds) == 1_000_000_000_000_000)
      _ = moment.alternativeDay(offset: .max)
      _ = Sky.sunLongitude(terrestrial: seconds)
      _ = Sky.moonLongitude(terrestrial: seconds)
      #expect(Sky.lunations.contains(Sky.lunation(onOrBefore: seconds)))
    }
    #expect(SkyInstant(universal: 0).day(offset: .max).number == 2_000_000_000)
  }

  @Test("sine and cosine at known angles, and their squares make one")
  func angles() {
    #expect(abs(Trig.sine(30) - 0.5) < 1e-12)
    #expect(abs(Trig.cosine(60) - 0.5) < 1e-12)
    #expect(abs(Trig.cosine(45) - 0.5.squareRoot()) < 1e-12)
    #expect(abs(Trig.sine(-270) - 1) < 1e-12)
    for degrees in stride(from: -1e6, through: 1e6, by: 1234.567) {
      let (s, c) = Trig.sinCos(turns: degrees / 360)
      #expect(abs(s * s + c * c - 1) < 1e-12)
      #expect(abs(Trig.sine(degrees + 90) - c) < 1e-9)
    }
  }

  @Test("circle, floor and root at their limits")
  func edges() {
    #expect(Trig.circle(-1e-20) < 360)
    #expect(Trig.circle(720) == 0)
    #expect(Trig.signed(190) == -170)
    #expect(Trig.floor(-0.5) == -1)
    #expect(Trig.floor(2) == 2)
    for x in [1e-8, 0.5, 2, 3, 1e10] { #expect(abs(Trig.root(x) / x.squareRoot() - 1) < 5e-16) }
    #expect(Trig.root(-1) == 0)
  }
}
