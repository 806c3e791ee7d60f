import CFastiHeader
import FastiCivil
import FastiHolidays

/// See fasti.h.
@c @implementation public func fasti_count(
  _ calendar: OpaquePointer?, _ from: UnsafePointer<Int32>?, _ to: UnsafePointer<Int32>?,
  _ out: UnsafeMutablePointer<Int32>?, _ n: Int, _ bounds: Int32
) -> Int32 {
  guard 0...3 ~= bounds, let bounds = WorkdayBounds(rawValue: UInt8(bounds)) else { return Int32(FASTI_BAD_CHOICE) }
  if n == 0 { return Int32(FASTI_OK) }
  guard n > 0, let open = OpenCalendar.behind(calendar), let from, let to, let out else {
    return Int32(FASTI_NO_POINTER)
  }
  let workdays = open.workdays
  // One loop for each choice, so that there is no branch in the loop.
  return switch bounds {
  case .exclusive:
    fill(out, n) { (i: Int) throws(WorkdayError) -> Int in
      try workdays.count(from: Day(from[i]), to: Day(to[i]), bounds: .exclusive)
    }
  case .from:
    fill(out, n) { (i: Int) throws(WorkdayError) -> Int in
      try workdays.count(from: Day(from[i]), to: Day(to[i]), bounds: .from)
    }
  case .to:
    fill(out, n) { (i: Int) throws(WorkdayError) -> Int in
      try workdays.count(from: Day(from[i]), to: Day(to[i]), bounds: .to)
    }
  case .inclusive:
    fill(out, n) { (i: Int) throws(WorkdayError) -> Int in
      try workdays.count(from: Day(from[i]), to: Day(to[i]), bounds: .inclusive)
    }
  }
}

/// See fasti.h.
@c @implementation public func fasti_add(
  _ calendar: OpaquePointer?, _ days: UnsafePointer<Int32>?, _ steps: UnsafePointer<Int32>?,
  _ out: UnsafeMutablePointer<Int32>?, _ n: Int, _ start: Int32
) -> Int32 {
  guard 0...2 ~= start, let start = DayOffStart(rawValue: UInt8(start)) else { return Int32(FASTI_BAD_CHOICE) }
  if n == 0 { return Int32(FASTI_OK) }
  guard n > 0, let open = OpenCalendar.behind(calendar), let days, let steps, let out else {
    return Int32(FASTI_NO_POINTER)
  }
  let workdays = open.workdays
  return fill(out, n) { (i: Int) throws(WorkdayError) -> Int in
    Int(try workdays.add(Int(steps[i]), to: Day(days[i]), start: start).number)
  }
}

/// See fasti.h.
@c @implementation public func fasti_is(
  _ calendar: OpaquePointer?, _ days: UnsafePointer<Int32>?, _ out: UnsafeMutablePointer<UInt8>?, _ n: Int
) -> Int32 {
  if n == 0 { return Int32(FASTI_OK) }
  guard n > 0, let open = OpenCalendar.behind(calendar), let days, let out else { return Int32(FASTI_NO_POINTER) }
  let workdays = open.workdays
  var status = Int32(FASTI_OK)
  for place in 0..<n {
    let day = Day(days[place])
    if workdays.range.contains(day) {
      out[place] = workdays.isBusinessDay(unchecked: day) ? 1 : 0
    } else {
      out[place] = UInt8(FASTI_NEITHER)
      status = Int32(FASTI_SOME_OUTSIDE)
    }
  }
  return status
}

/// See fasti.h.
@c @implementation public func fasti_day(_ year: Int32, _ month: Int32, _ day: Int32) -> Int32 {
  (try? CivilDate(year: Int(year), month: Int(month), day: Int(day)))?.day.number ?? Int32.min
}

/// Writes an answer for each element, or `FASTI_NONE` if there is none. Each element is read before it is written, so
/// input and output may be the same array.
@inline(__always)
private func fill(
  _ out: UnsafeMutablePointer<Int32>, _ n: Int, _ answer: (Int) throws(WorkdayError) -> Int
) -> Int32 {
  var status = Int32(FASTI_OK)
  for place in 0..<n {
    do throws(WorkdayError) {
      out[place] = Int32(truncatingIfNeeded: try answer(place))
    } catch {
      out[place] = Int32.min
      status = Int32(FASTI_SOME_OUTSIDE)
    }
  }
  return status
}
