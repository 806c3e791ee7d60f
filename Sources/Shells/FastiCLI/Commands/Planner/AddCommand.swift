import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti add SENTENCE`.
enum AddCommand: Command {
  static let name = "add"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add an event from one sentence",
      details: [
        "A day, hours, how it comes again, an end of that and a place (after at or @) may stand in any order, in English, Swedish "
          + "or Vietnamese; what is left is the title. The answer shows what was understood, and fasti undo takes it back.",
        "A day is read as everywhere: fri, tomorrow, 19 june, 2-5 june, 2026-02-05. For a day with two meanings both are shown, "
          + "and nothing is added. Hours without a day are today.",
      ],
      arguments: [Argument("TEXT", .text, .some, help: "the sentence")],
      examples: [
        Example("fasti add 'Lunch with Björn fri 12-13 every 2 weeks at Café X'", "every other Friday"),
        Example("fasti add 'Tandläkare på tisdag kl 9.30 på Folktandvården' --lang sv", "in Swedish"),
        Example("fasti add 'Họp thứ hai 9h-10h mỗi tuần tại phòng 2' --lang vi", "in Vietnamese"),
        Example("fasti add 'Feast every year on 1 shawwal'", "on a date of another calendar"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let text = context.invocation.arguments.joined(separator: " ")
    let draft = try EventDraft(sentence: text, try context.dates())
    let item = try EditEvents(try context.store(), zones: context.machine.zones).add(draft)
    context.answer(item) { context in EventText(context).write(item, today: nil) }
    context.report(.sayPlannerUnderstood, .text(EventText(context).text(item)))
    if let day = draft.on, try day < context.today(), draft.again.rule == nil, BirthText.isNamed(in: text) {
      let evening = BirthText(text).isAfterSunset ? " --after-sunset" : ""
      context.report(.sayPlannerBorn, .text("fasti reminder add NAME --born \(day.iso)\(evening)"))
    }
    context.report(done: .sayAdded)
  }
}
