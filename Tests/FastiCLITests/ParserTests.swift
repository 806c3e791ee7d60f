import FastiCLI
import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
@testable import FastiTerminal
import FastiTransfer
import TestSupport
import Testing

@Suite("The parser")
struct ParserTests {
  let parser = CommandLineParser([Plain.self, Open.self, Group.self])

  func parse(_ line: String) throws -> Invocation { try parser.parse(TestMachine.words(line)) }

  @Test(
    "options may be anywhere",
    arguments: [
      "plain today --count 3 --loud", "--count 3 plain --loud today", "plain --loud --count=3 today",
      "--loud --count=3 plain today", "plain -l -n 3 today", "plain -ln3 today", "plain -ln 3 today",
      "-n 3 -l plain today",
      "plain -ln=3 today",
    ])
  func anywhere(line: String) throws {
    let invocation = try parse(line)
    #expect(invocation.path == ["plain"])
    #expect(invocation.arguments == ["today"])
    #expect(invocation.int(Plain.count) == 3)
    #expect(invocation.has(Plain.loud))
  }

  @Test("a hyphen and a digit are never an option")
  func negative() throws {
    #expect(try parse("plain -2w").arguments == ["-2w"])
    #expect(try parse("plain -5 --on -3d").arguments == ["-5"])
    #expect(try parse("plain -5 --on -3d")[Plain.on] == "-3d")
    #expect(try parse("plain -").arguments == ["-"])
  }

  @Test("two hyphens end the options")
  func end() throws {
    #expect(try parse("plain -- --loud").arguments == ["--loud"])
    #expect(try parse("plain --loud -- -- -n").arguments == ["--", "-n"])
    #expect(try parse("open -- -- a").arguments == ["--", "a"])
  }

  @Test("an empty value is a value")
  func empty() throws {
    #expect(try parse("plain today --on=")[Plain.on] == "")
    #expect(try parse("plain ''").arguments == [""])
    #expect(try parse("plain --on '' today")[Plain.on] == "")
  }

  @Test("the last of several values is used, or all")
  func several() throws {
    let invocation = try parse("plain today --kind public --kind=all")
    #expect(invocation[Plain.kind] == "all")
    #expect(invocation.all(Plain.kind) == ["public", "all"])
    #expect(try parse("plain today --json --format csv").format == .csv)
    #expect(try parse("plain today --format csv --json").format == .json)
    #expect(try parse("plain today").format == .text)
  }

  @Test("subcommands, with options between the words")
  func subcommands() throws {
    let invocation = try parse("--region SE group --lang sv add X")
    #expect(invocation.path == ["group", "add"])
    #expect(invocation.arguments == ["X"])
    #expect(invocation[Group.Add.region] == "SE")
    #expect(try parse("group add list").arguments == ["list"])
  }

  @Test("help is never refused for missing arguments")
  func help() throws {
    #expect(try parse("plain --help").has(GlobalOptions.help))
    #expect(try parse("plain -h").has(GlobalOptions.shortHelp))
    #expect(try parse("group --help").path == ["group"])
    #expect(try parse("").command == nil)
  }

  @Test(
    "mistakes",
    arguments: [
      ("plian today", 2, "unknown-command", "fasti plain"),
      ("PLAIN today", 2, "unknown-command", "fasti plain"),
      ("xyzzy", 2, "unknown-command", "fasti help"),
      ("group ad X", 2, "unknown-command", "fasti group add"),
      ("group", 2, "missing-command", "fasti group add"),
      ("plain", 2, "missing-argument", "fasti plain today"),
      ("plain a b c", 2, "extra-argument", "fasti help plain"),
      ("plain today --lout", 2, "unknown-option", "--loud"),
      ("plain today --lo", 2, "unknown-option", "--loud"),
      ("plain today --coun 3", 2, "unknown-option", "--count"),
      ("plain today -x", 2, "unknown-option", "fasti help plain"),
      ("plain today --count", 2, "missing-value", "--count N"),
      ("plain today --count --loud", 2, "missing-value", "--count N"),
      ("plain --on -- today", 2, "missing-value", "--on DATE"),
      ("plain today --loud=yes", 2, "unwanted-value", "--loud"),
      ("plain today -l=yes", 2, "unwanted-value", "--loud"),
      ("plain today --count x", 4, "not-a-number", ""),
      ("plain today --count 101", 4, "not-a-number", ""),
      ("plain today --count 99999999999999999999", 4, "not-a-number", ""),
      ("plain today --kind publik", 4, "not-a-choice", "--kind public"),
      ("plain today --format xml", 4, "not-a-choice", ""),
      ("plain today --lang ''", 4, "not-a-language", "--lang sv"),
      ("plain today --lang svenska", 4, "not-a-language", "--lang sv"),
      ("plain today --lang de", 4, "not-a-language", "--lang sv"),
      ("plain today --lang de_DE.UTF-8", 4, "not-a-language", "--lang sv"),
      ("plain today --lang ../../etc", 4, "not-a-language", "--lang sv"),
      ("--", 0, "", ""),
    ])
  func mistakes(line: String, status: UInt8, code: String, hint: String) {
    do throws(Failure) {
      _ = try parser.parse(TestMachine.words(line))
      #expect(code.isEmpty)
    } catch {
      #expect(error.kind.rawValue == status)
      #expect(error.code == code)
      #expect((CommandHints(invocation: nil).text(of: error, in: English()) ?? "") == hint)
    }
  }

  @Test(
    "an unknown option is named, and not the word after it, which is not a command",
    arguments: [
      ("alone --port 8080", "unknown-option", "--port", "fasti help alone"),
      ("alone --lisen 8080", "unknown-option", "--lisen", "--listen"),
      ("alone --lisen=1 8080", "unknown-option", "--lisen", "--listen"),
      ("alone --listen 1 --port 8080", "unknown-option", "--port", "fasti help alone"),
      ("group --port 8080", "unknown-option", "--port", "fasti help group"),
      ("group --region 1 8080", "unknown-command", "COMMAND", "fasti help group"),
      ("--port 8080 alone", "unknown-command", "COMMAND", "fasti help"),
      ("alone --listen 1 8080", "unknown-command", "COMMAND", "fasti help alone"),
      ("alone --region 1 8080", "unknown-command", "COMMAND", "fasti help alone"),
      ("alone -- 8080", "unknown-command", "COMMAND", "fasti help alone"),
    ])
  func optionOfGroup(line: String, code: String, field: String, hint: String) {
    do throws(Failure) {
      _ = try CommandLineParser([Alone.self, Group.self]).parse(TestMachine.words(line))
      Issue.record("\(line) was taken")
    } catch {
      #expect(error.code == code && error.field?.name == field, "\(error)")
      #expect(CommandHints(invocation: nil).text(of: error, in: English()) == hint)
    }
  }

  @Test("a choice may be written with capitals, and is read in its own spelling")
  func capitals() throws {
    #expect(try parse("plain today --kind PUBLIC")[Plain.kind] == "public")
    #expect(try parse("plain today --kind=All")[Plain.kind] == "all")
    #expect(try parse("plain today --format JSON").format == .json)
  }

  @Test(
    "a command is suggested for a word in its name, synonyms or summary",
    arguments: [
      ("business-days", "fasti days"), ("balance", "fasti leave balance"), ("holiday", "fasti holidays"),
      ("remind", "fasti reminder"), ("vacation", "fasti leave"), ("Vacations", "fasti leave"),
      ("alarm", "fasti reminder"),
      ("bridges", "fasti days bridges"), ("settings", "fasti config"), ("sunrise", "fasti sky"),
      ("restore", "fasti backup restore"),
      ("xyzzy", "fasti help"),
      ("", "fasti help"), ("-", "fasti help"), ("leave vacation", "fasti help leave"),
    ])
  func meant(typed: String, hint: String) {
    do throws(Failure) {
      _ = try CommandLineParser(CommandTable.all).parse(
        typed == "" ? [""] : typed.split(separator: " ").map(String.init))
      Issue.record("\(typed) is a command")
    } catch {
      #expect(error.code == "unknown-command")
      let told = CommandHints(invocation: nil).text(of: error, in: English()) ?? ""
      #expect(told == hint, "\(typed)")
    }
  }

  @Test("the last word of every command is led to a command with this word in its name")
  func lastWords() throws {
    let names = Set(CommandTable.all.map { $0.name })
    let lasts = Set(CommandNode.all(CommandTable.all).compactMap(\.path.last)).subtracting(names)
    #expect(lasts.contains("restore"))
    for word in lasts {
      let failure = #expect(throws: Failure.self) { try CommandLineParser(CommandTable.all).parse([word]) }
      let told = failure.flatMap { CommandHints(invocation: nil).text(of: $0, in: English()) } ?? ""
      // Words in the plural are found by the singular.
      #expect(told.hasPrefix("fasti ") && told.contains(word.prefix(max(3, word.count - 3))), "\(word): \(told)")
    }
  }

  @Test("a search finds all commands that match a word, the most likely first")
  func search() {
    func lines(_ word: String) -> [String] {
      CommandSearch(CommandTable.all).all(word).map { $0.path.joined(separator: " ") }
    }
    #expect(lines("balance").first == "leave balance" && lines("balance").count > 1)
    #expect(lines("attachment").contains("reminder attach"))
    #expect(lines("xyzzy").isEmpty && lines("").isEmpty && lines("--").isEmpty)
  }

  @Test("no line of a thousand random words crashes the parser")
  func randomLines() {
    let pieces = [
      "plain", "group", "add", "open", "-", "--", "---", "--=", "-=", "--count", "--count=", "-n", "-nl", "-ln", "=",
      "",
      "-h", "--help", "--on", "-2w", "today", "--kind=all", "\u{301}", "-\u{301}", "--\u{301}", "🎄", "-🎄", "--json",
    ]
    var chance = Chance(seed: 42)
    for _ in 0..<5_000 {
      let words = (0..<chance.number(0...5)).map { _ in chance.pick(pieces) }
      do throws(Failure) {
        let invocation = try parser.parse(words)
        // The result names a command that exists, or none.
        #expect((invocation.command == nil) == invocation.path.isEmpty)
      } catch {
        #expect(error.kind == .usage || error.kind == .invalid)
      }
    }
  }

  @Test("the nearest word")
  func nearest() {
    let words = ["holidays", "today", "week", "month", "year", "rules", "regions"]
    #expect(Suggestion.nearest("holdays", among: words) == "holidays")
    #expect(Suggestion.nearest("tdoay", among: words) == "today")
    #expect(Suggestion.nearest("WEEK", among: words) == "week")
    #expect(Suggestion.nearest("holi", among: words) == "holidays")
    #expect(Suggestion.nearest("banana", among: words) == nil)
    #expect(Suggestion.nearest("", among: words) == nil)
  }
}
