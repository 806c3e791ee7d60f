public import FastiCivil

/// A place on Earth to hundredths of a degree, about a kilometre; a more exact place is not sent from this machine.
public struct GeoCoordinates: Hashable, Sendable {
  /// Hundredths of a degree north, -9,000 to 9,000.
  public let latitude: Int
  /// Hundredths of a degree east, -18,000 to 18,000.
  public let longitude: Int

  /// A place from hundredths of a degree; nil for one that is not on Earth.
  public init?(latitude: Int, longitude: Int) {
    guard abs(latitude) <= 9_000, abs(longitude) <= 18_000 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Reads `59.3293,18.0686`: degrees north and east, rounded to two digits after the point; nil for anything else.
  public init?(_ text: some Collection<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = WeatherFigure.scaled(parts[0], digits: 2),
      let longitude = WeatherFigure.scaled(parts[1], digits: 2)
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// The latitude in degrees, with two digits after the point: `59.33`.
  public var latitudeText: String { WeatherFigure.text(latitude, digits: 2) }
  /// The longitude in degrees, with two digits after the point: `18.07`.
  public var longitudeText: String { WeatherFigure.text(longitude, digits: 2) }
  /// Latitude and longitude: `59.33,18.07`.
  public var text: String { "\(latitudeText),\(longitudeText)" }
}

/// Numbers of weather as whole multiples of a power of ten.
enum WeatherFigure {
  /// A number in decimal, rounded to a number of digits after the point, half away from zero; nil for anything else: an
  /// exponent, `NaN`, more than six digits before the point.
  static func scaled(_ text: some Collection<UInt8>, digits: Int) -> Int? {
    var rest = text[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    let parts = rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...6).contains(whole.count), parts.count <= 2 else { return nil }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    guard parts.count == 1 || (1...18).contains(fraction.count) else { return nil }
    var value = 0
    let kept = fraction.prefix(digits)
    let filled = Array(whole) + kept + Array(repeating: UInt8(ascii: "0"), count: digits - kept.count)
    for byte in filled + fraction.dropFirst(digits) where !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      return nil
    }
    for byte in filled { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
    if let next = fraction.dropFirst(digits).first, next >= UInt8(ascii: "5") { value += 1 }
    return isNegative ? -value : value
  }

  /// The number with its digits after the point.
  static func text(_ value: Int, digits: Int) -> String {
    var unit = 1
    for _ in 0..<digits { unit *= 10 }
    var writer = UTF8Writer(capacity: 12)
    if value < 0 { writer.write("-") }
    writer.write(abs(value) / unit)
    if digits > 0 {
      writer.write(".")
      writer.write(abs(value) % unit, width: digits)
    }
    return writer.string
  }
}
