import FastiCivil
import FastiHolidays
import Testing

@Suite("Decrees that contradict each other") struct DecreeTests {
  @Test("the linter finds decrees that contradict each other") func decrees() throws {
    func problems(_ sentences: String...) throws -> [LintFinding.Problem] {
      let rules = sentences.enumerated().map { "rule aa.r\($0)\nname en R\($0)\nsource L\n\($1)\n" }
      let text = "region AA\nlanguages en\n" + rules.joined()
      return RuleBook(try Region.read(Array(text.utf8))).lint("AA").map(\.problem)
    }
    let day = try Day(iso: "2024-02-03")
    let off = "public on 2024-02-01 to 2024-02-03"
    #expect(try problems(off, "workday on 2024-02-03") == [.offAndWorked("aa.r0", day)])
    #expect(try problems("workday on 2024-02-03", off) == [.offAndWorked("aa.r0", day)])
    #expect(try problems(off, "public on 2024-02-09 swapped with 2024-02-03") == [.offAndWorked("aa.r0", day)])
    #expect(try problems(off + "\nworkday until 15:00 on 2024-02-03") == [.offAndWorked("aa.r0", day)])
    let moved = "public on 1 February\nexcept 2024 moved to 2024-02-03"
    #expect(try problems(moved, "workday on 2024-02-03") == [.offAndWorked("aa.r0", day)])
    let short = "workday until 15:00 on 2024-02-03"
    #expect(try problems(short, "workday until 14:00 on 2024-02-03") == [.otherTimes("aa.r0", day)])
    #expect(
      try problems("public from 12:00 on 2024-02-03", "public from 13:00 on 2024-02-03") == [
        .otherTimes("aa.r0", day)
      ])
    // Of many about one day, each is compared with the first.
    #expect(try problems(short, "workday on 2024-02-03", off).count == 2)
    // What does not contradict: the same again, other days, other kinds, other people, two parts of a day, a yearly day.
    #expect(try problems(off, "public on 2024-02-03") == [])
    #expect(try problems(off, "workday on 2024-02-04") == [])
    #expect(try problems("bank on 2024-02-03", "workday on 2024-02-03") == [])
    #expect(try problems("public for women on 2024-02-03", "workday on 2024-02-03") == [])
    #expect(try problems("public until 10:00 on 2024-02-03", "public from 16:00 on 2024-02-03") == [])
    #expect(try problems("public on 3 February", "workday on 2024-02-03") == [])
  }
}
