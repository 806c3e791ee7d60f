extension Walls {
  /// What is wrong with the folders of a target: a folder without a row, a row without a folder, a top-level name that
  /// two folders declare, and a type or a static member that is named in a folder below the one that declares it.
  static func folders(_ target: Target, in root: String, _ order: [String]) -> [String] {
    let files = target.files.map { FolderFile($0, in: root, order) }
    var problems = files.filter { $0.row == nil }.map { "\($0.source.path) is in a folder without a row" }
    let used = Set(files.compactMap(\.row))
    problems += order.indices.filter { !used.contains($0) }.map { "\(target.name): there is no folder \(order[$0])" }
    var home: [String: Int] = [:]
    for file in files {
      guard let row = file.row else { continue }
      for name in file.types.top.sorted() {
        if let other = home[name], other != row {
          problems.append("\(target.name): \(name) is declared in \(order[other]) and in \(order[row])")
        }
        if home[name] == nil { home[name] = row }
      }
    }
    var nested: [Int: Set<String>] = [:]
    for file in files { if let row = file.row { nested[row, default: []].formUnion(file.types.nested) } }
    for file in files {
      guard let row = file.row else { continue }
      for name in file.names.subtracting(nested[row] ?? []).sorted() {
        if let declared = home[name], declared > row {
          problems.append("\(file.source.path) names \(name), which is declared above it in \(order[declared])")
        }
      }
    }
    return problems + members(files, order)
  }

  /// Static members that are named in a folder below every folder that declares them.
  private static func members(_ files: [FolderFile], _ order: [String]) -> [String] {
    var lowest: [String: Int] = [:]
    for file in files {
      guard let row = file.row else { continue }
      for name in file.source.declaredMembers { lowest[name] = min(lowest[name] ?? row, row) }
    }
    return files.flatMap { file -> [String] in
      guard let row = file.row else { return [] }
      return file.source.namedMembers.sorted().compactMap { name in
        guard let declared = lowest[name], declared > row else { return nil }
        return "\(file.source.path) names \(name), which is declared above it in \(order[declared])"
      }
    }
  }

  /// Targets with files in several folders whose order is not listed.
  static func unordered(_ targets: [Target], _ orders: [String: [String]]) -> [String] {
    targets.filter { target in
      let folders = Set(target.files.map { $0.path.split(separator: "/").dropLast().joined(separator: "/") })
      return folders.count > 1 && orders[target.name] == nil
    }.map { "\($0.name) has folders and no row in House.folders" }
  }

  /// Modules with more public types than the limit.
  static func tooManyPublicTypes(_ targets: [Target], most: Int) -> [String] {
    targets.compactMap { target in
      let count = target.files.reduce(0) { $0 + $1.declaredTypes.publicTypes.count }
      return count > most ? "\(target.name) has \(count) public types" : nil
    }
  }

  /// A file with the position of its folder in the list.
  private struct FolderFile {
    let source: SwiftSource
    let row: Int?
    let types: SwiftSource.DeclaredTypes
    let names: Set<String>

    init(_ source: SwiftSource, in root: String, _ order: [String]) {
      self.source = source
      types = source.declaredTypes
      names = source.namedTypes
      let folder = source.path.dropFirst(root.count + 1).split(separator: "/").dropLast().joined(separator: "/")
      row = order.firstIndex(of: folder.isEmpty ? "." : folder)
    }
  }
}
