import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal

/// `fasti paths`.
enum PathsCommand: Command {
  static let name = "paths"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Show where the data is stored", synonyms: ["folder", "directory"],
      details: ["Shows the folder and the files, or the database; creates none of them."],
      examples: [
        Example("fasti paths", "the data folder and the store's file"),
        Example("fasti paths --data /tmp/try", "the same for another folder"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let folder = try context.dataFolder()
    var store = StoreFile.path(in: folder)
    if let place = try context.database() { store = try context.databasePorts().open(place).path }
    let paths = Paths(data: folder, store: store)
    context.answer(paths) { context in
      let (data, store) = (context.text(.sayPathData), context.text(.sayPathStore))
      let width = max(TerminalWidth.of(data), TerminalWidth.of(store)) + 2
      for (name, path) in [(data, paths.data), (store, paths.store)] {
        context.out.write(name, columns: width)
        context.out.write(text: "\(path)\n")
      }
    }
  }

  private struct Paths: FieldWritable {
    let data: String
    let store: String

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("data", data)
      writer.field("store", store)
    }
  }
}

/// The path of the store's file.
enum StoreFile {
  static func path(in folder: String) -> String { folder.hasSuffix("/") ? folder + "fasti.db" : folder + "/fasti.db" }
}
