import FastiCivil
import FastiDays
import FastiHolidays
import FastiRecords
import Testing

@Suite("The user's own regions on the command line")
struct OwnRegionTests {
  private let store = MemoryStore()
  private let disk = TestDisk()

  private static let norway = """
    region MU
    name no Norge
    name en Norway
    languages no
    zone Europe/Stockholm
    in-lieu-name no {name} (fri)
    rule mu.grunnlovsdag
      name no Grunnlovsdag
      public on 17 May
      source Lov 26. april 1947 nr. 1
    rule mu.julaften
      name no Julaften
      deFacto from 13:00 on 24 December
      source Custom
    """

  private static let oslo =
    "region MU-03\nparent MU\nname no Oslo\nlanguages no\nrule mu-03.dag\n  name no Oslodagen\n  public on 15 May\n"

  private func run(_ line: String) -> TestMachine.Result {
    var machine = TestMachine()
    machine.variables = ["FASTI_TODAY": "2026-02-05", "FASTI_DATA": "/data"]
    machine.store = store
    machine.files.written = disk
    return machine.run(line)
  }

  private func imported(_ text: String, _ name: String = "MU.rules") -> TestMachine.Result {
    disk.files[name] = Array(text.utf8)
    return run("rules import \(name)")
  }

  @Test("another code for a region is that region, also for one's own")
  func alias() {
    #expect(imported(Self.norway.replacing("zone Europe", with: "also NN-77\nzone Europe")).status == 0)
    #expect(run("holidays nn-77 2026").output.contains("Grunnlovsdag"))
    #expect(run("regions select NN-77 fi-01").error.contains("selected: MU AX"))
    #expect(run("regions nn-77").output.contains("* MU"))
    #expect(run("holidays NN-78 2026").status != 0)
  }

  @Test("a region is imported, selected and used in questions, and gets further rules")
  func whole() {
    let added = imported(Self.norway)
    #expect(added.status == 0 && added.error.contains("imported MU: 2 rules"))
    #expect(imported(Self.norway).error.contains("nothing new"))
    #expect(run("regions select mu").status == 0)
    #expect(run("holidays MU 2026").output.contains("Grunnlovsdag"))
    #expect(run("is-holiday 2026-05-17").status == 0)
    #expect(run("days between 2026-05-15 2026-05-19 mu").status == 0)
    #expect(run("holidays mu 2026 --json").output.contains(#""status":"reported""#))
    let listed = run("regions norge").output
    #expect(listed.contains("* MU") && listed.contains("your own") && !listed.contains("in place of"))
    #expect(run("regions --json").output.contains(#""observances":1,"law":0,"peers":0,"one":1,"origin":"own"}"#))
    // A rule for it, as for any region.
    #expect(run("rules add --region MU --name Min --on '1 June'").status == 0)
    #expect(run("holidays MU 2026").output.contains("Min"))
    #expect(imported("region MU\nrule user.ny\n  name no Ny\n  public on 2 June\n", "my.rules").status == 0)
    #expect(run("holidays MU 2026").output.contains("Ny"))
    #expect(run("undo").status == 0)
    #expect(!run("holidays MU 2026").output.contains("Ny"))
  }

  @Test("undo removes a region, and restores a deleted one")
  func undo() {
    #expect(imported(Self.norway).status == 0)
    #expect(run("undo").status == 0 && run("holidays MU 2026").status == 3)
    #expect(imported(Self.norway).status == 0)
    #expect(run("rules drop MU").status == 0 && run("undo").status == 0)
    #expect(run("holidays MU 2026").output.contains("Grunnlovsdag"))
  }

  @Test("a file with the region again replaces it, and keeps the rules that were added to it")
  func again() {
    #expect(imported(Self.norway).status == 0)
    #expect(run("rules add --region MU --name Min --on '1 June'").status == 0)
    let other = imported(Self.norway.replacing("17 May", with: "18 May"))
    #expect(other.status == 0 && other.error.contains("imported MU"))
    let days = run("holidays MU 2026").output
    #expect(days.contains("2026-05-18") && !days.contains("2026-05-17") && days.contains("Min"))
    #expect(run("rules export - ").output.contains("region MU\n"))
  }

  @Test("its parts inherit, and it cannot be dropped while it has parts")
  func parts() {
    let alone = imported(Self.oslo, "part.rules")
    #expect(alone.status == 4 && alone.error.contains("parent \"MU\" is not known"))
    #expect(imported(Self.norway + "\n" + Self.oslo).status == 0)
    let days = run("holidays MU-03 2026").output
    #expect(days.contains("Grunnlovsdag") && days.contains("Oslodagen"))
    #expect(run("regions --parent MU").output.contains("MU-03"))
    let refused = run("rules drop MU")
    #expect(refused.status == 5 && refused.error.contains("MU-03") && refused.error.contains("fasti rules drop MU-03"))
    #expect(run("rules drop mu-03").status == 0 && run("rules drop MU").status == 0)
    #expect(run("holidays MU 2026").status == 3)
    #expect(run("rules drop MU").status == 3)
  }

  @Test("undo does not remove the parent of a part; a part that lost its parent keeps its own rules")
  func orphans() throws {
    #expect(imported(Self.norway).status == 0)
    let first = try #require(try store.history(limit: 1).first).change.id
    #expect(imported(Self.oslo, "part.rules").status == 0)
    let refused = run("undo \(first.text)")
    #expect(refused.status == 5 && refused.error.contains("MU-03") && refused.error.contains("would have no parent"))
    #expect(run("holidays MU-03 2026").output.contains("Grunnlovsdag"))
    // As if another device had removed it.
    try store.write(store.newChange("test")) { writer throws(StoreError) in
      _ = try writer.delete(UserRegion.self, key: "MU")
    }
    let days = run("holidays MU-03 2026")
    #expect(days.status == 0 && days.output.contains("Oslodagen") && !days.output.contains("Grunnlovsdag"))
    #expect(run("regions").status == 0 && run("rules export -").status == 0)
    disk.files["/data/fasti.db"] = []
    let told = run("doctor").output
    #expect(told.contains("MU-03: its parent does not exist") && told.contains("fasti rules import MU.rules"))
    #expect(imported(Self.norway).status == 0)
    #expect(run("holidays MU-03 2026").output.contains("Grunnlovsdag"))
  }

  @Test("a rule of all regions counts from a rule of an own region, of a variant, and from one's own rule of a region")
  func targets() {
    #expect(imported(Self.norway).status == 0)
    #expect(run("rules add --name After --on '1 day after mu.grunnlovsdag'").status == 0)
    #expect(run("holidays SE --from 2026-05-18 --to 2026-05-18").output.contains("After"))
    #expect(run("rules add --name Variant --on '1 day after se-seed.nyarsdagen'").status == 0)
    #expect(run("holidays VN --from 2026-01-02 --to 2026-01-02").output.contains("Variant"))
    #expect(run("rules add --region US --name Feast --on '8 July'").status == 0)
    #expect(run("rules add --name Later --on '1 day after user.feast'").status == 0)
    #expect(run("holidays SE --from 2026-07-09 --to 2026-07-09").output.contains("Later"))
  }

  @Test("parents in a circle, repeated codes and ids of the program are refused, and nothing is imported")
  func refused() {
    let circle = "region QA\nparent QB\nname en A\nregion QB\nparent QA\nname en B\n"
    #expect(imported(circle).error.contains("leads back to this region"))
    #expect(imported("region QA\nname en A\nregion QA\nname en A\n").error.contains("given twice"))
    let taken = "region QA\nname en A\nrule se.julafton\n  name en A\n  public on 1 May\n"
    #expect(imported(taken).status == 5)
    #expect(imported("region QA\nrule qa.a\n  name en A\n  public on 1 May\n").status == 3)
    #expect(run("regions qa").status == 1)
  }

  @Test("a file that is too long, has too many rules, or is not text is refused")
  func tooMuch() {
    let rules = (0...2_000).map { "rule qa.r\($0)\n  name en A\n  public on 1 May\n" }
    let many = imported("region QA\nname en A\n" + rules.joined())
    #expect(many.status == 4 && many.error.contains("more than 2000 rules"))
    #expect(imported("region QA\nname en A\n# " + String(repeating: "x", count: 1_000_000)).status == 4)
    disk.files["zero.rules"] = Array("region QA\nname en A\0\n".utf8)
    #expect(run("rules import zero.rules").status == 4)
    disk.files["latin.rules"] = Array("region QA\nname en ".utf8) + [0xC5, 0x0A]
    #expect(run("rules import latin.rules").status == 4)
  }

  @Test("mistakes are reported with their places, as in rules check")
  func mistakes() {
    let text = "region QA\nname en A\nrule qa.a\n  name en A\n  public on 32 May\n  except x cancelled\n"
    let told = imported(text)
    let checked = run("rules check MU.rules")
    #expect(told.status == 4 && told.error == checked.error)
    #expect(run("rules import MU.rules --json").error == run("rules check MU.rules --json").error)
  }

  @Test("if the program has the region too, the user's own is active; compare and drop resolve it")
  func shipped() throws {
    // As if the program got the region after the import.
    let own = "region SE\nname sv Sverige\nlanguages sv\nrule own.nyar\n  name sv Nyår\n  public on 1 January\n"
    try store.write(store.newChange("test")) { writer throws(StoreError) in
      _ = try writer.put(UserRegion(code: "SE", text: own, userModifiedAt: 0))
    }
    #expect(run("holidays SE 2026").output.split(separator: "\n").count == 1)
    #expect(run("regions se").output.contains("your own, in place of the program"))
    let compared = run("rules compare se --from 2026-06-01 --to 2026-06-30")
    #expect(
      compared.status == 1 && compared.output.contains("2026-06-06") && compared.output.contains("only the program"))
    #expect(run("rules compare SE --from 2026-01-01 --to 2026-01-01").error.contains("the same days"))
    #expect(run("rules compare SE --from 2026-06-06 --to 2026-06-06 --json").output.contains(#""origin":"shipped""#))
    #expect(run("rules compare VN").status == 3)
    #expect(!run("explain 2026-06-20 SE").output.contains("Midsommardagen"))
    #expect(run("explain 2026-01-01 SE").output.contains("own.nyar"))
    let dropped = run("rules drop SE")
    #expect(dropped.status == 0 && dropped.error.contains("is in force"))
    #expect(run("holidays SE 2026").output.contains("Midsommardagen"))
    #expect(run("undo").status == 0)
    #expect(run("holidays SE 2026").output.split(separator: "\n").count == 1)
    #expect(run("redo").status == 0)
    #expect(run("holidays SE 2026").output.contains("Midsommardagen"))
    #expect(imported(Self.norway).status == 0)
    let alone = run("rules compare MU")
    #expect(alone.status == 1 && alone.error.contains("the program has no region MU"))
  }
}
