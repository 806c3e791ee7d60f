/// An error in a question about Sun or Moon.
///
/// ```swift
/// do {
///   _ = try Sky.season(.juneSolstice, year: 3001)
/// } catch .yearOutOfRange(let year, let limits) {
///   print(year, limits)  // 3001 1582...3000
/// } catch {
///   print(error)
/// }
/// ```
public enum SkyError: Error, Hashable, Sendable {
  /// The series and tables do not reach that Gregorian year.
  case yearOutOfRange(year: Int, limits: ClosedRange<Int>)
  /// The series and tables do not reach that lunation.
  case lunationOutOfRange(lunation: Int, limits: ClosedRange<Int>)
  /// The longitude is not that of a solar term: a multiple of 15 degrees in 0...345.
  case notATerm(longitude: Int)
  /// The latitude is not in -90...90, or the longitude is not in -180...180 degrees.
  case placeOutOfRange(latitude: Double, longitude: Double)
  /// The interval ends before it begins, or is longer than two days.
  case intervalOutOfRange(seconds: Double)
}

extension SkyError {
  static func check(year: Int) throws(SkyError) {
    guard Sky.years.contains(year) else { throw .yearOutOfRange(year: year, limits: Sky.years) }
  }

  static func check(lunation: Int) throws(SkyError) {
    guard Sky.lunations.contains(lunation) else {
      throw .lunationOutOfRange(lunation: lunation, limits: Sky.lunations)
    }
  }
}
