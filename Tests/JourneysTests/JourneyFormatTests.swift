import TestSupport
import Testing

/// Tests the runner itself with correct and wrong transcripts.
@Suite("The format of a journey") struct JourneyFormatTests {
  static let example = """
    # A title
    # and why

    % FASTI_TODAY=2026-02-05
    $ cat <<END
    > a b
    > END
    a b

    $ echo one; echo; echo '$ two'; echo oops >&2; exit 3
    one

    \\$ two
    ! oops
    ? 3

    """

  @Test("a transcript is written as it was read")
  func roundTrip() throws { #expect(try Journey(path: "a", text: Self.example).text == Self.example) }

  @Test("a shell's answers match their transcript")
  func travel() throws {
    let journey = try Journey(path: "a", text: Self.example)
    #expect(try journey.travel() == journey.steps.map(\.expected))
    #expect(journey.title == "A title")
  }

  @Test(
    "a wrong expectation does not match, and recording corrects it",
    arguments: Snippet.list(
      "$ echo a\nb\n", "$ echo a\n", "$ echo a\na\n? 1\n", "$ echo a\na\n! a\n", "$ echo a >&2\na\n", "$ exit 4\n", ))
  func wrong(text: Snippet) throws {
    let journey = try Journey(path: "a", text: text.text)
    let answers = try journey.travel()
    #expect(!journey.steps[0].expected.matches(answers[0]))
    let mended = journey.expecting(answers)
    #expect(mended.steps[0].expected == answers[0])
    #expect(try Journey(path: "a", text: mended.text).steps[0].expected == answers[0])
  }

  @Test("recording keeps a `[..]` if its line still matches")
  func holes() throws {
    let journey = try Journey(path: "a", text: "$ printf 'id 12\\nnew\\nat 7\\n'\nid [..]\nold\nat [..]\n")
    let mended = journey.expecting(try journey.travel())
    #expect(mended.steps[0].expected.output == ["id [..]", "new", "at [..]"])
  }

  @Test(
    "`...` matches any lines and `[..]` any text",
    arguments: Snippet.list("...", "a\n...", "...\nd", "a\n...\nd", "[..]\nb\nc c[..]\nd"))
  func wildcards(expected: Snippet) throws {
    let journey = try Journey(path: "a", text: "$ printf 'a\\nb\\nc c c\\nd\\n'\n\(expected.text)\n")
    let answers = try journey.travel()
    #expect(journey.steps[0].expected.matches(answers[0]))
    #expect(journey.expecting(answers).steps[0].expected == journey.steps[0].expected)
  }

  @Test("a wildcard does not match the expected lines after it")
  func greedy() {
    #expect(!Journey.Answer(output: ["...", "d"]).matches(.init(output: ["a", "b"])))
    #expect(!Journey.Answer(output: ["a[..]b"]).matches(.init(output: ["abc"])))
  }

  @Test(
    "lines outside steps are refused",
    arguments: Snippet.list(
      "", "# only a title\n", "output\n", "% lower=1\n$ a\n", "$ a\n? x\n", "$ a\n|  b\n", "$ a\n!|b\n"))
  func malformed(text: Snippet) { #expect(throws: Journey.Malformed.self) { try Journey(path: "a", text: text.text) } }

  @Test("a page's console blocks are one journey, and recording changes nothing else")
  func page() throws {
    let text = """
      # A page
      ```sh
      echo no
      ```
      ```console
      $ echo a > file
      ```
      between
      ```console
      $ cat file
      b
      ```
      after

      """
    let page = MarkdownPage(path: "a", text: text)
    let answers = try page.journey().travel()
    #expect(answers.map(\.output) == [[], ["a"]])
    #expect(try page.expecting(answers) == text.replacing("b\n```\nafter", with: "a\n```\nafter"))
  }

  @Test("a command that no journey uses is found")
  func unvisited() throws {
    let journey = try Journey(path: "a", text: "$ fasti days add 1 | head\n$ echo; fasti day\n")
    let paths = [["day"], ["days", "add"], ["days"], ["days", "is"], ["rules"]]
    #expect(CommandReference.unvisited(paths, by: [journey]) == ["days is", "rules"])
  }

  @Test("a difference shows both sides")
  func difference() {
    let expected = Journey.Answer(output: ["a", "b", "d[..]"])
    #expect(expected.difference(to: .init(output: ["a", "c", "day"], status: 1)) == "  a\n- b\n+ c\n  day\n+ ? 1")
  }
}
