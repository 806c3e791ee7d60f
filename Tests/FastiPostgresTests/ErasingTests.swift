import FastiHost
import FastiPerson
import FastiPostgres
import FastiRecords
import FastiTransfer
import Foundation
import PeopleHomes
import TestSupport
import Testing

@Suite(
  "Erasing in a database",
  .enabled(if: ScratchServer.shared != nil, Comment(rawValue: ScratchServer.reason)))
struct ErasingTests {
  @Test("a refused erasure keeps the attached file, and one that is done removes it")
  func files() throws {
    let server = try #require(ScratchServer.shared)
    let place = try server.place()
    func store(keeper: PostgresAddress?) -> PostgresStore {
      let own = PostgresPlace(
        place.address, keeper: keeper, secret: place.secretText, space: RecordID(text: place.spaceText))
      return PostgresStore(own, clock: .system, entropy: .system)
    }
    let folder = try TemporaryFolder()
    let files = SystemAttachments(dataFolder: folder.url.path)
    let photo = folder.url.appending(path: "photo.bin")
    try Data([1, 2]).write(to: photo)
    let whole = store(keeper: place.keeper)
    let attached = try AttachToReminder(whole, files, now: 1)(photo.path, to: whole.newID())
    let name = attached.id.text + ".bin"
    #expect(files.has(name))
    let keyless = store(keeper: nil)
    #expect(throws: Failure(StoreError.keeperMissing(database: keyless.path))) {
      try EraseThings(keyless, attachments: files)([attached.id])
    }
    let stranger = store(keeper: try server.address(as: "fasti_nobody"))
    #expect(throws: Failure.self) { try EraseThings(stranger, attachments: files)([attached.id]) }
    #expect(files.has(name))
    #expect(try EraseThings(whole, attachments: files)([attached.id]).files == [name])
    #expect(!files.has(name))
  }
}
