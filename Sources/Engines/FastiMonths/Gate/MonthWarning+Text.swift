import FastiCalendars
import FastiCivil

extension MonthWarning {
  func text(_ name: StaticString, _ month: HijriMonth? = nil) -> [UInt8] {
    var writer = UTF8Writer(capacity: 32)
    writer.write(name)
    if let month {
      writer.write(":")
      writer.write(month.year)
      writer.write("-")
      writer.write(month.month, width: 2)
    }
    return writer.bytes
  }
}
