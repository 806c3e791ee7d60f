public import FastiCivil
public import FastiRecords
import Glibc

/// The time zones of this machine: compiled files below `$TZDIR` or `/usr/share/zoneinfo`, and POSIX strings.
public struct SystemZones: Zones {
  let folder: String
  private let localFile: String

  /// The zones of this machine.
  public init(environment: some Environment = SystemEnvironment()) {
    self.init(folder: environment.text(of: "TZDIR") ?? "/usr/share/zoneinfo")
  }

  /// Zones from a folder of compiled zone files, and the file of the machine's own zone.
  public init(folder: String, localFile: String = "/etc/localtime") {
    self.folder = folder
    self.localFile = localFile
  }

  /// The zone with this name: `Europe/Stockholm`, `:Europe/Stockholm`, or a POSIX string such as
  /// `CET-1CEST,M3.5.0,M10.5.0/3`.
  ///
  /// A file is searched first, as in the C library; a name cannot refer to a file outside the folder of zones.
  /// - Throws: `.notFound` when there is no such zone, `.invalid` when its file is invalid.
  public func zone(named name: String) throws(Failure) -> Zone {
    var wanted = name[...]
    if wanted.first == ":" { wanted = wanted.dropFirst() }
    if wanted.hasPrefix(folder + "/") { wanted = wanted.dropFirst(folder.utf8.count + 1) }
    if wanted == localFile[...] { return try local() }
    if Zone.isFileName(String(wanted).utf8), let bytes = bytes(of: "\(folder)/\(wanted)") {
      return try read(bytes, name)
    }
    if wanted == "UTC" || wanted == "GMT" { return .utc }
    do { return try Zone(posix: String(wanted)) } catch {
      throw unknown(name, String(wanted))
    }
  }

  /// The failure for an unknown time zone, with the most similar name in the zone database.
  private func unknown(_ name: String, _ wanted: String) -> Failure {
    guard access(folder, R_OK) == 0 else {
      return Failure(.thing(.unknown(.zone, nearest: nil)), field: .zone, value: name, hint: .zonesMissing)
    }
    let list = bytes(of: folder + "/tzdata.zi") ?? []
    var names: [String] = []
    for line in list.split(separator: UInt8(ascii: "\n")) {
      // A zone is `Z NAME ...`, another name for one is `L TARGET NAME` (zic(8), the compact form).
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      if words.count >= 2, words[0].elementsEqual([UInt8(ascii: "Z")]) {
        names.append(String(decoding: words[1], as: UTF8.self))
      }
      if words.count == 3, words[0].elementsEqual([UInt8(ascii: "L")]) {
        names.append(String(decoding: words[2], as: UTF8.self))
      }
    }
    let near = Suggestion.nearest(wanted, among: names) ?? "Europe/Stockholm"
    return Failure(.thing(.unknown(.zone, nearest: near)), field: .zone, value: name)
  }

  /// The zone of this machine: `/etc/localtime`, or UTC if there is none.
  /// - Throws: `.invalid` when the file is invalid.
  public func local() throws(Failure) -> Zone {
    guard let bytes = bytes(of: localFile) else { return .utc }
    return try read(bytes, localFile)
  }

  private func read(_ bytes: [UInt8], _ name: String) throws(Failure) -> Zone {
    do { return try Zone(tzif: bytes) } catch {
      throw Failure(
        .thing(.zoneFile(error)), field: .zone, value: name, hint: .value("Europe/Stockholm"))
    }
  }

  /// The bytes of a regular file of at most a mebibyte; nil if it cannot be read.
  private func bytes(of path: String) -> [UInt8]? {
    guard let file = try? FileDescriptor.open(path, O_RDONLY | O_NONBLOCK) else { return nil }
    defer { file.close() }
    guard let status = try? file.status(), status.isRegular, status.st_size <= 1 << 20 else { return nil }
    return try? file.readAll(limit: 1 << 20)
  }
}
