import Foundation
import Testing

/// The shells check what is written for them; a shell that is not installed is not used.
@Suite("The texts made from the definitions")
struct CompletionTests {
  /// Runs a program with text on its standard input; nil when it is not installed.
  func judge(_ program: String, _ arguments: [String], _ text: String) throws -> (status: Int32, said: String)? {
    let paths = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = paths.map({ "\($0)/\(program)" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    let file = FileManager.default.temporaryDirectory.appending(path: "fasti-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments + [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  @Test("a shell reads its completions without complaint", arguments: ["bash", "zsh", "fish"])
  func syntax(shell: String) throws {
    let script = TestMachine().run("completions \(shell)").output
    #expect(script.utf8.count > 1_000)
    guard let answer = try judge(shell, ["-n"], script) else { return }
    #expect(answer.status == 0)
    #expect(answer.said.isEmpty)
  }

  @Test(
    "bash completes commands, options and their values",
    arguments: [
      ("fasti comp", "completions"), ("fasti completions f", "fish"), ("fasti --format j", "json"),
      ("fasti version --form", "--format"), ("fasti --json help ver", "version"), ("fasti help --ma", "--man"),
      ("fasti --today tom", "tomorrow"),
    ])
  func bash(line: String, expected: String) throws {
    let words = line.split(separator: " ").map { "'\($0)'" }
    let script =
      TestMachine().run("completions bash").output
      + "COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1); _fasti; echo \"${COMPREPLY[@]}\"\n"
    guard let answer = try judge("bash", ["--norc"], script) else { return }
    #expect(answer.said == expected + "\n")
  }

  @Test("zsh gets the options before their names, because otherwise it removes the typed word")
  func zsh() throws {
    let script =
      "compdef() { }\n_describe() { print -r -- ${@[1,-2]}; print -rl -- ${${(P)@[-1]}%%:*} }\n"
      + TestMachine().run("completions zsh").output + "words=(fasti version --fo) CURRENT=3\n_fasti\n"
    guard let answer = try judge("zsh", ["-f"], script) else { return }
    let lines = answer.said.split(separator: "\n")
    #expect(lines.first == "-o option")
    #expect(lines.contains("--format"))
  }

  @Test("groff sets the manual page without a warning")
  func manual() throws {
    let page = TestMachine().run("help --man").output
    #expect(page.hasPrefix(".TH \"FASTI\""))
    guard let answer = try judge("groff", ["-man", "-ww", "-z", "-Kutf8", "-Tutf8"], page) else { return }
    #expect(answer.status == 0)
    #expect(answer.said.isEmpty)
  }
}
