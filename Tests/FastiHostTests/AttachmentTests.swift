import FastiDays
@testable import FastiHost
import FastiPerson
import FastiRecords
import FastiTransfer
import Foundation
import Glibc
import Testing

@Suite("Attached files") final class AttachmentTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "fasti-attach-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private var data: String { folder + "/data" }
  private var kept: [String] { (try? FileManager.default.contentsOfDirectory(atPath: data + "/attachments")) ?? [] }

  private func write(_ bytes: [UInt8], to name: String = "source") throws -> String {
    try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)"))
    return "\(folder)/\(name)"
  }

  private func keep(_ path: String, largest: Int64 = 1_000_000, _ meanwhile: @escaping @Sendable () -> Void = {}) throws
    -> KeptFile
  {
    try SystemAttachments(dataFolder: data, afterFirstPiece: meanwhile).keep(path, largest: largest) { _ in "id.bin" }
  }

  @Test("every byte is stored, for the owner only, and no other file remains", arguments: [0, 1, 262_144, 700_001])
  func whole(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let file = try keep(try write(bytes))
    #expect(file == KeptFile(name: "id.bin", bytes: Int64(size), head: Array(bytes.prefix(FileType.needed))))
    #expect(kept == ["id.bin"])
    let attributes = try FileManager.default.attributesOfItem(atPath: data + "/attachments/id.bin")
    #expect(FileManager.default.contents(atPath: data + "/attachments/id.bin") == Data(bytes))
    #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
  }

  /// A file that was sent.
  private struct Sent: IncomingFile {
    let content: [UInt8]
    let descriptor: Int32?
    var bytes: Int64 { Int64(content.count) }

    func read(at place: Int64, into room: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
      let piece = content.dropFirst(Int(place)).prefix(room.count)
      room.copyBytes(from: piece)
      return piece.count
    }
  }

  @Test("a received file gets its name, without a copy if it has no name yet, and never replaces another")
  func adopted() throws {
    let files = SystemAttachments(dataFolder: data)
    let place = try files.receivingFolder()
    let content = [UInt8](repeating: 7, count: 600_000)
    // Without a name; with none any more, which has to be copied; and in memory.
    let unnamed = open(place, 0o20_000_000 | O_DIRECTORY | O_RDWR, 0o600)
    let removed = open("\(place)/removed", O_CREAT | O_RDWR, 0o600)
    unlink("\(place)/removed")
    for (number, descriptor) in [unnamed, removed, nil].enumerated() {
      if let descriptor { #expect(Glibc.write(descriptor, content, content.count) == content.count) }
      defer { if let descriptor { close(descriptor) } }
      var before = stat()
      if let descriptor { fstat(descriptor, &before) }
      let sent = Sent(content: content, descriptor: descriptor)
      #expect(try files.adopt(sent, as: "\(number).bin"))
      #expect(FileManager.default.contents(atPath: "\(place)/\(number).bin") == Data(content))
      var after = stat()
      stat("\(place)/\(number).bin", &after)
      #expect((after.st_ino == before.st_ino) == (number == 0) && after.st_mode & 0o777 == 0o600)
      // Sent once more it is there already; another is refused.
      #expect(try !files.adopt(sent, as: "0.bin"))
      for other in [content.dropLast() + [8], content.dropLast()] {
        #expect(throws: Failure.self) { try files.adopt(Sent(content: Array(other), descriptor: nil), as: "0.bin") }
      }
    }
    #expect(Set(kept) == ["0.bin", "1.bin", "2.bin"])
  }

  @Test("a file that grows, shrinks, is rewritten, vanishes or is replaced while it is read is refused")
  func changing() throws {
    let changes: [@Sendable (String) -> Void] = [
      { try? FileManager.default.removeItem(atPath: $0) },
      {
        let handle = try? FileHandle(forWritingTo: URL(filePath: $0))
        _ = try? handle?.seekToEnd()
        try? handle?.write(contentsOf: Data([1]))
      },
      { try? FileHandle(forWritingTo: URL(filePath: $0)).truncate(atOffset: 5) },
      {
        try? FileManager.default.removeItem(atPath: $0)
        try? Data(count: 600_000).write(to: URL(filePath: $0))
      },
    ]
    for change in changes {
      let path = try write([UInt8](repeating: 7, count: 600_000))
      let failure = #expect(throws: Failure.self) { try self.keep(path) { change(path) } }
      #expect(failure?.code == "file-changed")
      #expect(kept.isEmpty, "nothing is left of it")
    }
    _ = try keep(try write([UInt8](repeating: 7, count: 600_000)))
  }

  @Test("a folder, a device, a pipe, a file that is too large and a missing file are refused") func refused() throws {
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    let large = try write([UInt8](repeating: 1, count: 11), to: "large")
    for (path, code) in [
      (folder, "no-plain-file"), ("/dev/zero", "no-plain-file"), (folder + "/pipe", "no-plain-file"),
      (large, "too-large"), (folder + "/none", "no-such-file"), (large + "/below", "no-such-file"),
    ] {
      #expect(throws: Failure.self) { try self.keep(path, largest: 10) }
      do { _ = try keep(path, largest: 10) } catch let failure as Failure { #expect(failure.code == code) }
    }
    #expect(kept.isEmpty)
  }

  @Test("a file that grows beyond the limit while it is read is refused") func growing() throws {
    let path = try write([UInt8](repeating: 7, count: 300_000))
    #expect(throws: Failure.self) {
      try self.keep(path, largest: 300_000) {
        let handle = try? FileHandle(forWritingTo: URL(filePath: path))
        _ = try? handle?.seekToEnd()
        try? handle?.write(contentsOf: Data(count: 300_000))
      }
    }
    #expect(kept.isEmpty)
  }

  @Test("the type of a file is determined by its content") func types() {
    let cases: [([UInt8], String, Bool)] = [
      ([0xFF, 0xD8, 0xFF, 0xE1, 0], "jpg", true), ([0x89] + Array("PNG\r\n\u{1A}\n".utf8), "png", true),
      (Array("GIF89a....".utf8), "gif", true), (Array("RIFF....WEBPVP8 ".utf8), "webp", true),
      ([0, 0, 0, 24] + Array("ftypheic....".utf8), "heic", true), (Array("%PDF-1.7".utf8), "pdf", false),
      ([0x50, 0x4B, 3, 4, 20], "zip", false), (Array("plain\ttext, ümlaut\n".utf8), "txt", false),
      (Array("<script>".utf8), "txt", false), ([0, 1, 2], "bin", false), ([], "bin", false),
      (Array("bell \u{7}".utf8), "bin", false), (Array("GIF".utf8), "txt", false), ([0xFF, 0xD8], "bin", false),
      (Array(String(repeating: "é", count: 3_000).utf8.prefix(FileType.needed - 1)), "bin", false),
      (Array(("x" + String(repeating: "é", count: 3_000)).utf8.prefix(FileType.needed)), "txt", false),
    ]
    for (bytes, ending, isPhoto) in cases {
      let type = FileType(of: bytes)
      #expect(type.ending == ending && type.isPhoto == isPhoto, "\(bytes.prefix(8)) is \(type.ending)")
    }
  }
}
