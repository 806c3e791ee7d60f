import FastiCivil
import FastiPerson
import FastiReminders

/// A log of alarms in memory.
protocol MemoryAlarms: AlarmLog, AnyObject {
  var alarmLines: [AlarmName: AlarmLine] { get set }
}

extension MemoryAlarms {
  func alarms(since: Instant) -> [AlarmLine] { Array(alarmLines.values) }
  func settledAlarms(limit: Int) -> [AlarmLine] { alarmLines.values.filter { $0.delivery.state.isSettled } }
  func write(alarms lines: [AlarmLine], dropping names: [AlarmName]) {
    for name in names { alarmLines[name] = nil }
    for line in lines { alarmLines[line.delivery.name] = line }
  }
  func mark(_ name: AlarmName, told: Instant, _ detail: String?) {
    guard let line = alarmLines[name], line.recorded == told else { return }
    alarmLines[name] = AlarmLine(line.delivery, channel: line.channel, detail: detail, recorded: told)
  }
}
