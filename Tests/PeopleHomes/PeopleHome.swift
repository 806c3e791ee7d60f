package import FastiHost
package import FastiPerson
import FastiPostgres
package import FastiRecords
import FastiSQLite
import Foundation
package import StoreContract
package import TestSupport

/// The data folder of an owner with a pass-phrase, for tests of several people: with its own store, or with a database.
package final class PeopleHome: Sendable {
  /// Where the data are.
  package enum Kind: String, CaseIterable, Sendable {
    case folder, database
  }

  /// Those that can be tested here.
  package static var kinds: [Kind] { ScratchServer.shared == nil ? [.folder] : Kind.allCases }

  package let folder: TemporaryFolder
  /// The address of the database; nil where there is none.
  private let address: String?
  private let idle = IdleConnections()

  /// A new owner, who is called `owner`.
  package init(_ kind: Kind, throughPool: Bool = false) throws {
    folder = try TemporaryFolder()
    if kind == .database, let server = ScratchServer.shared {
      let key = try server.place(named: "owner").secretText
      try (key + "\n").write(to: folder.url.appending(path: "database-key"), atomically: false, encoding: .utf8)
      address = server.text(as: "fasti_app", throughPool: throughPool)
    } else {
      address = nil
    }
    try store(path).replace(PassPhrase(hash: "$argon2id$x", changed: 1))
  }

  package var path: String { folder.url.path }

  private func place(_ folder: String) -> DatabasePlace? {
    address.map { DatabasePlace(address: $0, keeper: nil, dataFolder: folder) }
  }

  /// The store of the owner, or of a person by their folder.
  package func store(_ folder: String, clock: WallClock = .system, entropy: Entropy = .system) -> any WholeStore {
    place(folder).map { PostgresStore($0, clock: clock, entropy: entropy, idle: idle) }
      ?? SQLiteStore(folder: folder, clock: clock, entropy: entropy)
  }

  /// The directory of the people, as another program sees it each time.
  package func directory() -> any SpaceDirectory {
    place(path).map { PeopleDatabase($0, clock: .system, entropy: .system, idle: idle) } ?? PeopleFile(folder: path)
  }

  /// The people, as the command line sees them.
  package var people: EditPeople { EditPeople(directory(), files: SystemFiles(), folder: path) }

  /// Adds a person.
  @discardableResult
  package func add(_ name: String, now: Int64 = 1_000) throws -> NewInvitation {
    try people.add(name, owner: store(path), entropy: .system, now: now)
  }
}
