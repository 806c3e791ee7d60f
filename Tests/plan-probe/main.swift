import FastiCivil
import FastiHost
import FastiICal
import FastiRecords
import FastiTransfer

// Reads a foreign file and plans its import, like the child process of an import, but without its limits, which prevent
// counting instructions: `plan-probe FILE [FORMAT]`. Writes the length of the answer.

do {
  let name = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : ""
  let word = CommandLine.arguments.count > 2 ? CommandLine.arguments[2] : nil
  let bytes = try SystemFiles().read(name, limit: ImportFile.longestFile)
  let question = ForeignQuestion(
    bytes, as: try ForeignQuestion.Format(of: bytes, named: name, as: word), named: name,
    here: try SystemZones().zone(named: "Europe/Stockholm"), today: Day(year: 2026, month: 11, day: 22))
  let answer = ForeignReading.answer(to: question.wire, zones: SystemZones()) { ICalendarReader.file($0) }
  print(answer?.count ?? 0)
} catch { print(error) }
