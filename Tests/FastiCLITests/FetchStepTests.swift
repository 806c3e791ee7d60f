import FastiCivil
import FastiRecords
import FastiTerminal
import Foundation
import TestSupport
import Testing

@Suite("The steps of a fetch") struct FetchStepTests {
  /// Records the languages in which steps are asked for, and answers nothing.
  private final class Recorder: Fetcher, @unchecked Sendable {
    private let lock = NSLock()
    private var found: Set<String> = []

    var languages: Set<String> { lock.withLock { found } }

    func fetch(_ request: FetchRequest) throws(Failure) -> FetchAnswer {
      _ = lock.withLock { found.insert(request.language) }
      throw Failure(.helper(.noFetching))
    }
  }

  private static let asked = ["en": "asking 127.0.0.1", "sv": "frågar 127.0.0.1", "vi": "đang hỏi 127.0.0.1"]

  @Test("are sentences in every language", arguments: ["en", "sv", "vi"])
  func sentences(language: String) {
    #expect(FetchStep.asking(host: "127.0.0.1").line(in: language) == Self.asked[language])
    let again = [
      "en": "the server refuses the connection; trying again in 3 s",
      "sv": "servern nekar anslutningen; försöker igen om 3 s",
      "vi": "máy chủ từ chối kết nối; sẽ thử lại sau 3 giây",
    ]
    #expect(FetchStep.again(.refused, seconds: 3).line(in: language) == again[language])
  }

  @Test("the commands that fetch ask for them in the user's language", arguments: ["en", "sv", "vi"])
  func commands(language: String) {
    for command in ["currency refresh", "hijri refresh"] {
      let recorder = Recorder()
      var machine = TestMachine()
      machine.fetcher = recorder
      machine.variables = ["HOME": "/home/test"]
      let result = machine.run("\(command) --lang \(language)")
      #expect(recorder.languages == [language], "\(command): \(result.error)")
    }
  }

  @Test(
    "fastid writes them to a terminal in the language it is given, and only to a terminal",
    arguments: ["en", "sv", "vi"])
  func shown(language: String) throws {
    // An address of this machine is refused after the step was shown, without a network.
    let line = "'\(PackageFolder.built("fastid").path)' fetch-document weather https://127.0.0.1/ --host 127.0.0.1"
    let folder = FileManager.default.temporaryDirectory
    let seen = try ChildProcess(
      ["script", "-qec", "\(line) --lang \(language) >/dev/null", "/dev/null"], in: folder)
    #expect(seen.output.contains(Self.asked[language] ?? "?"), "\(seen.output)\(seen.errors)")
    let hidden = try ChildProcess(["sh", "-c", "\(line) --lang \(language)"], in: folder)
    #expect(hidden.errors == "" && hidden.status == 6)
  }
}
