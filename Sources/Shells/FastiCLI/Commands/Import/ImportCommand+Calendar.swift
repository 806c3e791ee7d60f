import FastiApp
import FastiCivil
import FastiFormats

extension ImportCommand {
  /// Whether a file is a calendar: by its name's ending, else by how its content begins.
  static func isCalendar(_ bytes: [UInt8], named name: String) -> Bool {
    let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last.map { $0.lowercased() }
    if ["ics", "ical", "ifb", "icalendar"].contains(ending) { return true }
    let start = bytes.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return String(decoding: start.prefix(15), as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }

  /// Imports a calendar as events, or shows what that would do.
  static func importCalendar(_ bytes: [UInt8], named name: String, _ context: Context) throws(Failure) {
    let preference = context.invocation[onConflict].flatMap(LeaveImport.Preference.init)
    let file = try ImportEvents.read(bytes, named: name, with: context.machine.documents)
    let importing = ImportEvents(
      try context.store(), zones: context.machine.zones, here: try context.zone(), today: try context.today())
    let acts = context.invocation.has(yes)
    let plan =
      acts
      ? try importing(file, preference, named: name, command: context.commandText)
      : try importing.preview(file, preference, named: name)
    let item = CalendarImportItem(name: name, plan: plan, isDone: acts && !plan.isEmpty)
    context.answer(item) { $0.out.write(utf8: item.text) }
    if plan.isEmpty {
      context.say("nothing new")
    } else if acts {
      context.say("imported; to take it back: fasti undo")
    } else {
      context.say("nothing was written; --yes imports it")
    }
  }
}
