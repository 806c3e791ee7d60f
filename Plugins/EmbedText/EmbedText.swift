import Foundation
import PackagePlugin

/// Turns the files of `Data/` into constants of the program, so that one new file is one new region, one new
/// language, one new file beside the pages.
@main struct EmbedText: BuildToolPlugin {
  /// A folder of `Data/`, and what each of its files becomes.
  private struct Shelf {
    /// The target that gets the constants.
    let target: String
    let folder: String
    /// The endings of the files taken.
    let endings: Set<String>
    /// The type of the constants.
    let type: String
    /// What the type calls a file's name.
    let label: String
  }

  private static let shelves = [
    Shelf(
      target: "FastiRegions", folder: "Regions", endings: ["rules"], type: "ShippedRegion", label: "code"),
    Shelf(
      target: "FastiData", folder: "Words", endings: ["words"], type: "ShippedWords", label: "language"),
    Shelf(
      target: "FastiData", folder: "Web", endings: ["css", "js", "svg", "png"], type: "ShippedFile", label: "name"),
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let data = context.package.directoryURL.appending(path: "Data")
    return try EmbedText.shelves.filter { $0.target == target.name }.map { shelf in
      let folder = data.appending(path: shelf.folder)
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { shelf.endings.contains($0.pathExtension) }
        .sorted { $0.path < $1.path }
      let output = context.pluginWorkDirectoryURL.appending(path: "\(shelf.type)+All.swift")
      return .buildCommand(
        displayName: "Embedding \(files.count) files of Data/\(shelf.folder)",
        executable: try context.tool(named: "embed-text").url,
        arguments: [output.path(), shelf.type, shelf.label] + files.map { $0.path(percentEncoded: false) },
        inputFiles: files, outputFiles: [output])
    }
  }
}
