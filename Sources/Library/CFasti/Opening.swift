import CFastiHeader
import FastiCivil
import FastiHolidays
import FastiRegions

/// The target of a `fasti_calendar *`: the business days of an open calendar, which never change.
final class OpenCalendar: Sendable {
  let workdays: Workdays

  init(_ workdays: Workdays) { self.workdays = workdays }

  /// The calendar behind a pointer that `fasti_open` gave.
  static func behind(_ pointer: OpaquePointer?) -> OpenCalendar? {
    guard let pointer else { return nil }
    return Unmanaged<OpenCalendar>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// See fasti.h.
@c @implementation public func fasti_open(
  _ regions: UnsafePointer<CChar>?, _ first: Int32, _ last: Int32, _ combine: Int32,
  _ calendar: UnsafeMutablePointer<OpaquePointer?>?, _ message: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int32 {
  fasti_open_rules(nil, 0, regions, first, last, combine, calendar, message, capacity)
}

/// See fasti.h.
@c @implementation public func fasti_open_rules(
  _ rules: UnsafePointer<CChar>?, _ length: Int, _ regions: UnsafePointer<CChar>?, _ first: Int32, _ last: Int32,
  _ combine: Int32, _ calendar: UnsafeMutablePointer<OpaquePointer?>?, _ message: UnsafeMutablePointer<CChar>?,
  _ capacity: Int
) -> Int32 {
  calendar?.pointee = nil
  do throws(OpeningError) {
    guard let calendar, let regions, length == 0 || (rules != nil && length > 0) else {
      throw OpeningError(FASTI_NO_POINTER)
    }
    let text = rules.map { UnsafeRawBufferPointer(start: $0, count: length) }.map { Array($0) } ?? []
    let opened = try open(text, codes(regions), first, last, combine)
    calendar.pointee = OpaquePointer(Unmanaged.passRetained(OpenCalendar(opened)).toOpaque())
    return Int32(FASTI_OK)
  } catch {
    error.write(to: message, capacity)
    return error.status
  }
}

/// See fasti.h.
@c @implementation public func fasti_close(_ calendar: OpaquePointer?) {
  guard let calendar else { return }
  Unmanaged<OpenCalendar>.fromOpaque(UnsafeRawPointer(calendar)).release()
}

/// The requested business days.
private func open(
  _ text: [UInt8], _ codes: [RegionCode], _ first: Int32, _ last: Int32, _ combine: Int32
) throws(OpeningError) -> Workdays {
  guard let combination = WorkdayCombination(rawValue: UInt8(truncatingIfNeeded: combine)), 0...1 ~= combine else {
    throw OpeningError(FASTI_BAD_CHOICE)
  }
  guard let range = try? DayRange(Day(first), Day(last)), Limits.days.contains(range.first),
    Limits.days.contains(range.last)
  else { throw OpeningError(FASTI_BAD_RANGE) }
  let own: [Region]
  do { own = text.isEmpty ? [] : try Region.read(text) } catch { throw OpeningError(error) }
  var library = RegionLibrary(own)
  var plans: [HolidayPlan] = []
  for code in codes {
    guard let region = library.region(code) else { throw OpeningError(unknown: code) }
    plans.append(HolidayPlan(region))
  }
  do {
    return Workdays(try WorkdayCalendar(plans, over: range, combining: combination))
  } catch { throw OpeningError(FASTI_BAD_RANGE) }
}

/// The codes of a text, which are separated by spaces or commas.
private func codes(_ text: UnsafePointer<CChar>) -> [RegionCode] {
  var codes: [RegionCode] = []
  var code: [UInt8] = []
  var place = text
  while true {
    let byte = UInt8(bitPattern: place.pointee)
    if byte == 0 || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") {
      if !code.isEmpty { codes.append(RegionCode(code)) }
      code = []
      if byte == 0 { return codes }
    } else {
      code.append(byte)
    }
    place += 1
  }
}
