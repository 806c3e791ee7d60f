import Foundation
import PackagePlugin

/// Turns the text files of `Data/` into constants of the program, so that one new file is one new region.
@main struct EmbedText: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Regions")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "rules" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "ShippedRegions.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) region files",
        executable: try context.tool(named: "embed-text").url,
        arguments: [output.path()] + files.map { $0.path(percentEncoded: false) },
        inputFiles: files, outputFiles: [output])
    ]
  }
}
