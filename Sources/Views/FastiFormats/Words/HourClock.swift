public import FastiCivil

/// How the hours of a day are written.
public enum HourClock: Hashable, Sendable {
  /// `07:45` and `19:45`.
  case hours24
  /// `7:45 AM` and `7:45 PM`.
  case hours12
}

extension UTF8Writer {
  /// Appends a displayed time: `19:45`, or `7:45 PM`.
  /// - Parameter seconds: Whether seconds are written if they are not 0.
  public mutating func write(clock time: TimeOfDay, _ words: Words, seconds: Bool = false) {
    switch words.clock {
    case .hours24: write(time, seconds: seconds && time.second > 0)
    case .hours12:
      write(words.hour(time.hour))
      write(":")
      write(time.minute, width: 2)
      if seconds, time.second > 0 {
        write(":")
        write(time.second, width: 2)
      }
      write(" ")
      write(time.hour < 12 ? words.forenoon : words.afternoon)
    }
  }
}

extension Words {
  /// The number of an hour, 0 to 23; with a 12-hour clock midnight and noon are 12.
  func hour(_ hour: Int) -> Int { clock == .hours24 ? hour : hour % 12 == 0 ? 12 : hour % 12 }

  /// A displayed time: `19:45`, or `7:45 PM`.
  public func text(_ time: TimeOfDay, seconds: Bool = false) -> String {
    var writer = UTF8Writer(capacity: 12)
    writer.write(clock: time, self, seconds: seconds)
    return writer.string
  }

  /// An hour beside a grid: `07`, or `7 AM`.
  public func text(hour: Int) -> String {
    var writer = UTF8Writer(capacity: 8)
    switch clock {
    case .hours24: writer.write(hour, width: 2)
    case .hours12:
      writer.write(self.hour(hour))
      writer.write(" ")
      writer.write(hour % 24 < 12 ? forenoon : afternoon)
    }
    return writer.string
  }

  /// The same words with another clock.
  public func with(_ clock: HourClock) -> Words {
    var words = self
    words.clock = clock
    return words
  }
}
