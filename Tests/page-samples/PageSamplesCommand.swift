import FastiData
import FastiPages
import FastiWords
import Foundation
import PageSamples

/// `page-samples FOLDER`: writes every sample page in every language, and the files they fetch, for a look at them.
@main enum PageSamplesCommand {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("page-samples: give it a folder\n".utf8))
      exit(2)
    }
    let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
    let files = folder.appending(path: "static")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    for file in ShippedFile.all { try Data(file.bytes).write(to: files.appending(path: "\(file.name)")) }
    try Data(Samples.stylesheet()).write(to: files.appending(path: "fasti.css"))
    for shipped in ShippedWords.all {
      let words = try Samples.words("\(shipped.language)")
      try Data(AppManifest(words).bytes).write(to: files.appending(path: "\(shipped.language).webmanifest"))
      for (name, path, page) in Samples.pages {
        let flash =
          name == "week" ? Flash(words(.doneSaved, words(.noteOf, words.date(Samples.today))), undoing: "c-1") : nil
        let bytes = page.render(in: Samples.frame(words, path, flash: flash))
        try Data(bytes).write(to: folder.appending(path: "\(name).\(shipped.language).html"))
      }
    }
  }
}
