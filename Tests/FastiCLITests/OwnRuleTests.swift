import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import Testing

@Suite("The user's own rules on the command line")
struct OwnRuleTests {
  private let store = MemoryStore()
  private let disk = TestDisk()

  private func run(_ line: String, store other: MemoryStore? = nil) -> TestMachine.Result {
    var machine = TestMachine()
    machine.variables = ["FASTI_TODAY": "2026-02-05", "FASTI_DATA": "/data"]
    machine.store = other ?? store
    machine.files.written = disk
    return machine.run(line)
  }

  @Test(
    "a question without a region is refused, with any rules of the user's own",
    arguments: [
      "days between 2026-12-20 2027-01-02", "days add 2026-12-20 3", "days is 2026-12-25", "days next 2026-12-24",
      "days bridges 2026 --budget 3", "is-holiday 2026-12-25", "holidays 2026", "explain 2026-12-25",
      "export dimension --from 2026-01-01 --to 2026-01-31",
    ])
  func noRegion(line: String) {
    #expect(run("rules add --name Mine --on '4 October'").status == 0)
    let refused = run(line)
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.error.hasPrefix("fasti: no region was named and none is selected\n  try: "))
    #expect(run(line + " SE").status != 2)
  }

  @Test("leave charged without a region says that only weekends are free")
  func leave() {
    let charged = run("leave add vacation used --on 2026-12-24 --until 2026-12-28")
    #expect(charged.error.contains("no region is selected, so only Saturdays and Sundays cost nothing"))
  }

  @Test("a rule without a kind is an observance, which is worked, and the stored sentence says so")
  func kind() {
    #expect(run("regions select SE").status == 0)
    #expect(run("rules add --region SE --name Mamma --on '12 March'").status == 0)
    #expect(run("rules show user.mamma").output.contains("  observance on 12 March\n"))
    #expect(run("days is 2026-03-12").status == 0)
    #expect(run("rules add --name Founders --on '13 March' --kind public").status == 0)
    #expect(run("rules add --name Fathers --on 'public on 16 March'").status == 0)
    #expect(run("days is 2026-03-13").status == 1 && run("days is 2026-03-16").status == 1)
  }

  @Test("a sentence keeps the meaning it has in a file")
  func file() throws {
    let rule = try Rule(id: "user.x", sentence: Array("4 October".utf8))
    #expect(rule.periods.first?.kind == .public)
    disk.files["my.rules"] = Array("region SE\nrule user.x\n  name en X\n  public on 4 October\n".utf8)
    #expect(run("rules import my.rules").status == 0)
    #expect(run("rules show user.x").output.contains("public on 4 October"))
  }

  @Test("the answer has the next three days, and whether they are off")
  func outlook() {
    let added = run("rules add --name Bullar --on '4 October'")
    #expect(added.output == "user.bullar\n")
    #expect(
      added.error.hasPrefix("Bullar falls on Sun 2026-10-04, Mon 2027-10-04, Wed 2028-10-04; no day off\nadded;"))
    let off = run("rules add --name Off --on '5 October' --kind public --json")
    #expect(off.output.contains(#""next":["2026-10-05","2027-10-05","2028-10-05"]"#))
    #expect(off.error.contains("Off falls on Mon 2026-10-05, Tue 2027-10-05, Thu 2028-10-05; a day off\n"))
  }

  @Test("exceptions are added, replaced and removed with --except, and kept by other edits")
  func exceptions() {
    let added = run(
      "rules add --name Fair --on '4 October' --except '2026 moved to 2026-10-05' --except 'except 2027 cancelled'")
    #expect(added.error.hasPrefix("Fair falls on Mon 2026-10-05, Wed 2028-10-04, Thu 2029-10-04; no day off\n"))
    let both = "  except 2026 moved to 2026-10-05\n  except 2027 cancelled\n"
    #expect(run("rules show user.fair").output.contains(both))
    #expect(run("rules edit user.fair --name Market").status == 0)
    #expect(run("rules show user.fair").output.contains("name en Market\n  observance on 4 October\n" + both))
    let json = run("rules show user.fair --json").output
    #expect(json.contains(#""exceptions":["except 2026 moved to 2026-10-05","except 2027 cancelled"]"#))
    let replaced = run("rules edit user.fair --except '2028 renamed en Jubilee'")
    #expect(replaced.error.hasPrefix("Market falls on Sun 2026-10-04, Mon 2027-10-04, Wed 2028-10-04; no day off\n"))
    #expect(run("rules edit user.fair --except '2028 renamed en Jubilee'").status == 1)
    #expect(run("rules edit user.fair --except ''").status == 0)
    #expect(!run("rules show user.fair").output.contains("except"))
    #expect(!run("rules show user.fair --json").output.contains("exceptions"))
  }

  @Test("a wrong exception is refused, with its line if there are several")
  func wrongExceptions() {
    let one = run("rules add --name X --on '1 May' --except '2026 canceled'")
    #expect(one.status == 4 && one.error.hasPrefix("fasti: column 6: exception \"canceled\" is not known; write "))
    let many = run("rules add --name X --on '32 May' --except '2026 cancelled' --except '2027 moved to soon' --json")
    #expect(many.status == 4 && many.error.contains("line 2, column 15: date \\\"soon\\\" is not known"))
    #expect(many.error.contains(#""field":"--except""#) && many.error.contains(#""field":"day""#))
    #expect(run("rules show user.x").status == 3)
  }

  @Test(
    "findings about a rule are reported when it is added, and by rules check",
    arguments: [
      ("1st Monday of March; since 2027-03-05; until 2027-12-31", "gives no day from 1800 to 2199"),
      ("5th Monday of February; since 2025; until 2027", "gives no day from 1800 to 2199"),
      ("Saturday in 26 June to 20 June", "the range is 360 days long and runs through the end of the year"),
    ])
  func odd(sentence: String, finding: String) {
    let added = run("rules add --name Odd --on '\(sentence)'")
    #expect(added.status == 0 && added.error.contains("user.odd: \(finding)"))
    disk.files["odd.rules"] = Array("region SE\nrule user.odd\n  name en Odd\n  public on \(sentence)\n".utf8)
    let checked = run("rules check odd.rules")
    #expect(checked.status == 1 && checked.output.contains(finding))
    let imported = run("rules import odd.rules", store: MemoryStore())
    #expect(imported.status == 0 && imported.error.contains(finding))
  }

  @Test(
    "a text that cannot be typed cannot be imported either",
    arguments: [
      "a\u{1B}b", "a\u{9B}2J", "a\u{7F}b", "\u{200B}", String(repeating: "y", count: 1_001),
      "a" + String(repeating: "å", count: 5_000),
    ])
  func texts(text: String) {
    var machine = TestMachine()
    machine.variables = ["FASTI_TODAY": "2026-02-05", "FASTI_DATA": "/data"]
    machine.store = store
    let typed = machine.run(words: ["rules", "add", "--name", text, "--on", "4 October"])
    #expect(typed.status == 4)
    let region = "region ZZ\nname en Nowhere\nlanguages en\nzone Europe/Stockholm\nweekend Saturday Sunday\n"
    let files = [
      "region SE\nrule user.x\n  name en \(text)\n  public on 4 October\n",
      "region SE\nrule user.x\n  name en X\n  name sv \(text)\n  public on 4 October\n",
      region.replacing("Nowhere", with: text),
      region + "rule zz.x\n  name en X\n  public on 4 October\n  source \u{1B}\(text)\n",
    ]
    for file in files {
      disk.files["my.rules"] = Array(file.utf8)
      let refused = run("rules import my.rules")
      #expect(refused.status == 4 && refused.output.isEmpty, "\(file.debugDescription): \(refused.error)")
    }
    #expect(run("rules show user.x").status == 3)
  }

  @Test("an intended range over the end of the year is not a finding")
  func meant() {
    let added = run("rules add --name Jul --on 'Saturday in 28 December to 3 January'")
    #expect(added.status == 0 && !added.error.contains("range"))
  }

  @Test("an unknown kind is refused, and the message has every kind")
  func kinds() {
    let refused = run("rules add --name D --on '3 March' --kind workdays")
    #expect(refused.status == 4 && refused.error.contains("kind \"workdays\" is not known"))
    for kind in HolidayKind.allCases { #expect(refused.error.contains("\(kind.word)")) }
  }

  @Test(
    "a working day can be chosen as a kind, and a shortened one is no worked weekend day",
    arguments: [
      "--on '29 April' --kind Workday", "--on 'workday on 29 April'", "--on 'workday until 15:00 on 29 April'",
    ])
  func workday(arguments: String) {
    #expect(run("regions select SE").status == 0)
    #expect(run("rules add --name Short --region SE \(arguments)").status == 0)
    let listed = run("holidays SE --from 2026-04-29 --to 2026-04-29").output
    #expect(listed.contains("Short") && listed.contains("working day") && !listed.contains("weekend"))
    // 29 April 2026 is a Wednesday.
    #expect(!run("month 2026-04").output.contains("+29"))
  }

  @Test("a holiday of a community is shown if the community was chosen, and its next days are reported at once")
  func community() {
    let added = run("rules add --region SE --name Sarsal --on 'optional for Yazidi on 15 April'")
    #expect(added.status == 0 && added.error.contains("falls on Wed 2026-04-15"))
    #expect(!run("holidays SE 2026").output.contains("Sarsal"))
    #expect(run("config set holidays.communities ' armed  forces, Yazidi,Yazidi'").status == 0)
    #expect(run("config get holidays.communities").output.contains("armed forces,Yazidi"))
    #expect(run("holidays SE 2026").output.contains("Sarsal"))
    #expect(run("explain 2026-04-15 SE").output.contains("the rule gives this day; for Yazidi"))
    #expect(run("config set holidays.communities ''").status == 0)
    #expect(!run("holidays SE 2026").output.contains("Sarsal"))
  }

  @Test("a rule of all regions sees the holidays of the regions of the question, and counts from rules of any region")
  func everyRegion() {
    #expect(run("regions select SE").status == 0)
    #expect(run("rules add --name D --kind public --on '31 December; additional weekend next working day'").status == 0)
    let lieu = run("holidays SE --from 2024-01-01 --to 2024-01-04").output
    #expect(lieu.contains("2024-01-02") && !lieu.contains("2024-01-03"))
    let added = run("rules add --name Black --on '1 day after us.thanksgiving-day'")
    #expect(added.status == 0 && added.error.contains("falls on Fri 2026-11-27"))
    #expect(run("holidays SE --from 2026-11-27 --to 2026-11-27").output.contains("Black"))
    #expect(run("rules add --name Wrong --on '1 day after us.thanksgiving'").status == 4)
  }

  @Test("a repeated kind is reported without the list of kinds")
  func twice() {
    let refused = run("rules add --name D --on 'public on 3 March' --kind observance")
    #expect(refused.status == 4 && refused.error.contains("given twice") && !refused.error.contains("write public"))
  }

  @Test("a user's own rule is replaced under its id")
  func edit() {
    #expect(run("regions select SE").status == 0)
    #expect(run("rules add --name 'Founders Day' --on '1 May' --kind public").status == 0)
    let id = "user.founders-day"
    let moved = run("rules edit \(id) --on '2 June' --name 'Day of the Founders' --region SE")
    #expect(moved.status == 0 && moved.error.contains("falls on Tue 2026-06-02"))
    let shown = run("rules show \(id)").output
    #expect(shown.hasPrefix("rule \(id)\n") && shown.contains("public on 2 June") && shown.contains("# region SE"))
    #expect(shown.contains("Day of the Founders"))
    #expect(run("rules edit \(id) --kind observance").status == 0)
    #expect(run("rules show \(id)").output.contains("observance on 2 June"))
    #expect(run("rules edit \(id) --kind observance").status == 1)
    // Both in one change, which one undo undoes.
    #expect(run("rules edit \(id) --on '3 June' --title Grundardagen").status == 0)
    #expect(run("undo").status == 0)
    #expect(run("rules show \(id)").output.contains("2 June"))
    #expect(!run("rules show \(id)").output.contains("Grundardagen"))
    #expect(run("rules edit \(id) --on '31 April'").status == 4)
    #expect(run("rules edit \(id) --kind purple").status == 4)
    #expect(run("rules edit \(id) --region XX").status == 3)
    #expect(run("rules edit se.julafton --on '23 December'").status == 5)
    #expect(run("rules edit user.nobody --on '23 December'").status == 3)
  }

  @Test("an export is read again, including a rule whose target is deleted")
  func export() {
    #expect(run("rules add --name A --on '4 October'").status == 0)
    #expect(run("rules add --name B --on '1 day after user.a'").status == 0)
    #expect(run("rules delete user.a").status == 0)
    #expect(run("rules export my.rules").status == 0)
    let imported = run("rules import my.rules", store: MemoryStore())
    #expect(imported.status == 0 && imported.error.contains("user.b: refers to user.a"))
    // A rule that refers to itself is still refused.
    disk.files["loop.rules"] = Array(
      "region SE\nrule user.c\n  name en C\n  public on 1 day after user.c\n".utf8)
    #expect(run("rules import loop.rules").status == 4)
  }

  @Test("an existing file is not replaced without --replace, by any command")
  func files() {
    for line in ["rules export there", "export planner --out there", "export csv --out there"] {
      disk.files["there"] = [1]
      let refused = run(line)
      #expect(refused.status == 5 && refused.error.contains("--replace, or another name"))
      #expect(disk.files["there"] == [1])
      #expect(run(line + " --replace").status == 0 && disk.files["there"] != [1])
      #expect(run(line + " --force").status == 0)
    }
    // Timers run these commands.
    for line in ["widget small SE --out there", "feed write there"] {
      disk.files["there"] = [1]
      #expect(run(line).status == 0 && disk.files["there"] != [1])
    }
  }

  @Test("a folder is checked as a whole: parents are in other files, and all mistakes of all files are reported")
  func folder() {
    let rule = "rule by.x\n  name de X\n  public on 6 January\n  source S\n"
    disk.files["de/MU.rules"] = Array("region MU\nname de Deutschland\nlanguages de\n".utf8)
    disk.files["de/MU-BY.rules"] = Array("region MU-BY\nparent MU\nname de Bayern\n\(rule)".utf8)
    disk.files["de/notes.txt"] = Array("no rules".utf8)
    #expect(run("rules check de").output == "de: 2 regions, 1 rule, no findings\n")
    #expect(run("rules check de/MU-BY.rules").output.contains("MU-BY: its parent does not exist\n"))
    #expect(run("rules check de/MU-BY.rules de/MU.rules").status == 0)
    disk.files["de/MU-XX.rules"] = Array("region MU-BY\nparent MU\nwobble\n".utf8)
    disk.files["de/MU-YY.rules"] = Array("region MU-BY\n".utf8)
    let refused = run("rules check de")
    #expect(refused.status == 4)
    #expect(refused.error.contains("de/MU-XX.rules: line 3") && refused.error.contains("de/MU-YY.rules: line 1"))
  }

  @Test("an unknown region is answered with at most five codes, and small letters are accepted")
  func nearCodes() {
    let refused = run("holidays QQ 2026")
    let hint = refused.error.split(separator: "\n").last ?? ""
    #expect(refused.status == 3 && hint.split(separator: ",").count == 5)
    #expect(run("holidays au-nsw 2026").output.contains("Anzac Day"))
  }

  @Test("a missing zone is reported with the file's other mistakes, and so is an impossible code")
  func zone() {
    func check(_ code: String, zone: String, day: String) -> TestMachine.Result {
      let region = "region \(code)\nname en Mauritius\nlanguages en\nzone \(zone)\n"
      disk.files["mu.rules"] = Array((region + "rule mu.x\n  name en X\n  public on \(day)\n  source S\n").utf8)
      return run("rules check mu.rules")
    }
    #expect(check("MU", zone: "Europe/Stockholm", day: "17 May").status == 0)
    let alone = check("MU", zone: "Europe/Nowhere", day: "17 May")
    #expect(alone.status == 4 && alone.error.contains("line 4, column 6: zone \"Europe/Nowhere\" is not known"))
    let beside = check("MÜ", zone: "Europe/Nowhere", day: "45 May")
    #expect(beside.status == 4)
    for text in [
      "line 1, column 8: region \"MÜ\" cannot be a code; write letters A to Z",
      "line 4, column 6: zone \"Europe/Nowhere\"",
      "line 7, column 13: day \"45\"",
    ] { #expect(beside.error.contains(text)) }
  }

  @Test("New South Wales counts down to its own Australia Day, once, beside its country's")
  func countdowns() {
    #expect(run("regions select AU-NSW").status == 0)
    #expect(run("countdown list").output.contains("Australia Day"))
    #expect(run("regions select AU AU-NSW").status == 0)
    #expect(run("countdown list").output.split(separator: "\n").filter { $0.contains("Australia Day") }.count == 1)
  }

  @Test("an explanation has the user's title, and no rules of all regions that do not concern the day")
  func explain() {
    #expect(run("regions select SE").status == 0)
    #expect(run("rules edit se.julafton --title MyJul").status == 0)
    #expect(run("rules add --name Mine --on '4 October'").status == 0)
    let explained = run("explain 2026-12-24").output
    #expect(explained.contains("MyJul") && !explained.contains("every region"))
    #expect(run("explain 2026-10-04").output.contains("Mine"))
    #expect(run("rules add --region SE --name After --on '1 day after se.julafton, as moved'").status == 0)
    #expect(run("explain 2026-12-25").output.contains("on which MyJul is kept"))
  }
}
