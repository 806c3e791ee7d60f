import FastiCivil
import FastiWeather

extension Widget {
  /// The lowest and the highest temperature of a day in whole degrees: `−3…2°`; nil without a forecast.
  func degrees(_ day: Day) -> String? {
    guard let forecast = weather?.days.first(where: { $0.day == day }) else { return nil }
    return "\(Self.whole(forecast.low))…\(Self.whole(forecast.high))°"
  }

  /// The weather of the widget's day in a line: `showers 12…20°`; nil without a forecast.
  var todaysWeather: String? {
    degrees(today).map { degrees in weather?.sky.map { "\($0) \(degrees)" } ?? degrees }
  }

  /// Draws the credit of the forecast, in a line that is small enough; nothing without a forecast of these days.
  func drawCredit(_ picture: inout Drawing, _ x: Int, _ y: Int, size: Int, room: Int, of days: [Day]) {
    guard let weather, days.contains(where: { degrees($0) != nil }) else { return }
    picture.line(weather.credit, x, y, size: size, color: .quiet, room: room)
  }

  /// Tenths of a degree as whole degrees, half away from zero.
  private static func whole(_ tenths: Int) -> String {
    let degrees = (abs(tenths) + 5) / 10
    return tenths < 0 && degrees > 0 ? "\u{2212}\(degrees)" : "\(degrees)"
  }
}
