public import FastiCivil
public import FastiFormats
import FastiWeather

extension KeptWeather {
  /// The forecast of a day and the days after it, as widgets show it; nil if none is stored for the place.
  public func forecast(for place: HomePlace?, from day: Day, in words: some Wording) -> Widget.Forecast? {
    guard let place, self.place == place.coordinates else { return nil }
    let ahead = days.filter { $0.day >= day }
    guard !ahead.isEmpty else { return nil }
    return Widget.Forecast(days: ahead, sky: self[day]?.sky.map { words.text($0.word) }, credit: credit)
  }
}
