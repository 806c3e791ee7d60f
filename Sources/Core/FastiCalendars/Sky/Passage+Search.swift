/// A moment of a passage, seconds after its start, and the value of a function then.
typealias Sample = (time: Double, height: Double)

extension Passage {
  /// The first rising and the first setting, in seconds after the start; nil if there is none.
  ///
  /// Samples every ten minutes. Between two samples of different sign there is one event. Around a sample that is a
  /// maximum below zero, or a minimum above it, the true extremum is searched, because two events can be there.
  func crossings() -> (rise: Double?, set: Double?) {
    let count = max(Int(length / 600), 4)
    var events: (rise: Double?, set: Double?)
    func meet(_ a: Sample, _ b: Sample) {
      if a.height < 0, b.height >= 0, events.rise == nil { events.rise = root(a, b, height) }
      if a.height >= 0, b.height < 0, events.set == nil { events.set = root(a, b, height) }
    }
    var here: Sample = (0, height(0))
    var before = here
    for i in 1...(count + 1) {
      let time = Double(i) * length / Double(count)
      let after: Sample = i > count ? here : (time, height(time))
      if let turn = hiddenTurn(before, here, after) {
        if turn.time < here.time {
          meet(before, turn)
          meet(turn, here)
          meet(here, after)
        } else {
          meet(here, turn)
          meet(turn, after)
        }
      } else {
        meet(here, after)
      }
      if events.rise != nil, events.set != nil { break }
      (before, here) = (here, after)
    }
    return events
  }

  /// The first passage of the upper meridian, in seconds after the start; nil if there is none.
  func culmination() -> Double? {
    let count = max(Int(length / 3600), 4)
    var before: Sample = (0, meridian(0).west)
    for i in 1...count {
      let time = Double(i) * length / Double(count)
      let (west, isUpper) = meridian(time)
      if before.height < 0, west >= 0, isUpper {
        return root(before, (time, west)) { meridian($0).west }
      }
      before = (time, west)
    }
    return nil
  }

  /// The maximum or minimum around `here`, when it is on the other side of zero than all three samples.
  private func hiddenTurn(_ before: Sample, _ here: Sample, _ after: Sample) -> Sample? {
    let sign = here.height >= 0 ? -1.0 : 1.0
    guard sign * here.height >= sign * before.height, sign * here.height >= sign * after.height else { return nil }
    var (low, high) = (before.time, after.time)
    for _ in 0..<40 {
      let (a, b) = (low + (high - low) * 0.382, low + (high - low) * 0.618)
      if sign * height(a) < sign * height(b) { low = a } else { high = b }
    }
    let time = (low + high) / 2
    let turn = height(time)
    return (turn >= 0) == (here.height >= 0) ? nil : (time, turn)
  }

  /// Where a function crosses zero between two samples of different sign, to a tenth of a millisecond.
  ///
  /// The rule of false position in its Illinois form, with at most 60 steps.
  private func root(_ first: Sample, _ last: Sample, _ function: (Double) -> Double) -> Double {
    var (a, b) = (first, last)
    for _ in 0..<60 where abs(b.time - a.time) > 1e-4 {
      var time = a.time + (b.time - a.time) * a.height / (a.height - b.height)
      if !(time > a.time && time < b.time) { time = (a.time + b.time) / 2 }
      let middle: Sample = (time, function(time))
      if abs(middle.height) < 1e-12 { return time }
      if (middle.height < 0) == (a.height < 0) {
        a = middle
        b.height /= 2
      } else {
        b = middle
        a.height /= 2
      }
    }
    return (a.time + b.time) / 2
  }
}
