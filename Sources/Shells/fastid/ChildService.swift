import FastiFormats
import FastiHost
import FastiICal
import FastiJail
import FastiPaper
import FastiSodium
import FastiTransfer
import Glibc

/// The services for which `fasti` and the server start this program as a child: to read an untrusted document, to fetch
/// one, to restore a backup, and to hash a pass-phrase.
enum ChildService {
  /// The exit status of a service; nil if the words do not name one.
  static func run(_ words: [String]) -> Int32? {
    switch (words.first, words.count) {
    case ("read-document", 2): read(words[1])
    case ("read-document", 3) where words[1] == "import": plan(zones: words[2])
    case ("paper-font", 1): paperFont()
    case ("restore-backup", 5): RestoreCommand.run(Array(words.dropFirst()))
    case (PassPhraseChild.service, 1): SodiumHasher().map { PassPhraseChild.serve($0) } ?? 2
    case ("fetch-document", 3...): FetchCommand.run(Array(words.dropFirst()))
    default: nil
    }
  }

  /// Writes the font family of paper, and a line with the packages of missing fonts; nothing if there is no font.
  private static func paperFont() -> Int32 {
    let found = PaperFonts.found
    print(found?.family ?? "")
    print(found?.lacking.joined(separator: " ") ?? "")
    fflush(nil)
    return 0
  }

  private static func read(_ kind: String) -> Int32 {
    switch kind {
    case "html": JailedReading.html().rawValue
    case "pdf": JailedReading.pdf().rawValue
    case "rates": JailedReading.rates().rawValue
    case "weather":
      JailedReading.lines(longest: WeatherJSON.longest + 32_768) { WeatherJSON.lines(for: $0) }.rawValue
    case "report": JailedReading.report().rawValue
    default: 2
    }
  }

  /// Reads an untrusted file and writes its planned import.
  private static func plan(zones folder: String) -> Int32 {
    JailedReading.plan(longest: ForeignReading.longest, zones: folder) { question in
      ForeignReading.answer(to: question, zones: SystemZones(folder: folder)) { ICalendarReader.file($0) }
    }.rawValue
  }
}
