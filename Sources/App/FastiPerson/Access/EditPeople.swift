import FastiCivil
public import FastiFormats
public import FastiRecords

/// Adds, invites, renames and removes the people who have a calendar on this server.
public struct EditPeople {
  private let directory: any SpaceDirectory
  private let files: any Files
  private let folder: String

  /// What the owner is called until another name is given.
  private static let owner = "owner"

  /// The people of a data folder.
  public init(_ directory: any SpaceDirectory, files: any Files, folder: String) {
    (self.directory, self.files, self.folder) = (directory, files, folder)
  }

  /// All people, the owner first; none where no person was added. Commands work with each of their folders.
  /// - Throws: `.storage`.
  public func all() throws(Failure) -> [PersonItem] {
    let people = try people()
    for person in people { try asking { () throws(StoreError) in try directory.letIn(person) } }
    return people.map { PersonItem($0, folder: folder) }
  }

  /// Adds a person with an empty calendar, and makes a link for the pass-phrase.
  /// - Parameters:
  ///   - keyring: The owner's. Without a pass-phrase of the owner, the server could not tell people apart.
  ///   - now: The present moment, in milliseconds of Unix time.
  /// - Throws: `.refused` when the name is taken, or the owner has no pass-phrase; `.invalid` for a name that cannot be kept.
  public func add(
    _ typed: String, owner keyring: any Keyring, entropy: Entropy, now: Int64
  ) throws(Failure) -> NewInvitation {
    let name = try Self.name(typed, .input(.name))
    guard try asking({ () throws(StoreError) in try keyring.passPhrase() }) != nil else {
      throw Failure(.access(.ownerNeedsPassPhrase))
    }
    let person = Person(id: .version7(milliseconds: now, entropy: entropy), name: name, created: now)
    let owner = Person(id: Person.ownerID, name: Self.owner, created: now)
    guard try asking({ () throws(StoreError) in try directory.add(person, owner: owner) }) else {
      throw Self.taken(name, .input(.name))
    }
    try files.makeFolder(person.folder(in: folder))
    return try invite(person, entropy, now)
  }

  /// Makes a link with which a person sets a new pass-phrase; an earlier link is not valid any more.
  /// - Throws: `.notFound`.
  public func link(_ typed: String, entropy: Entropy, now: Int64) throws(Failure) -> NewInvitation {
    try invite(try person(typed), entropy, now)
  }

  /// Gives a person another name.
  /// - Returns: The former name and the new one.
  /// - Throws: `.notFound`; `.refused` when the name is taken; `.invalid` for a name that cannot be kept.
  public func rename(_ typed: String, to new: String) throws(Failure) -> (former: String, name: String) {
    let person = try person(typed)
    let name = try Self.name(new, .path("NEW"))
    guard try asking({ () throws(StoreError) in try directory.rename(person.id, to: name) }) else {
      throw Self.taken(name, .path("NEW"))
    }
    return (person.name, name)
  }

  /// The person that ``remove(_:)`` would remove.
  /// - Throws: `.notFound`; `.refused` for the owner.
  public func removable(_ typed: String) throws(Failure) -> Person {
    let person = try person(typed)
    guard !person.isOwner else { throw Failure(.access(.isOwner), field: .name, value: person.name) }
    return person
  }

  /// Removes a person. The data are kept in another folder.
  /// - Returns: The person, and where the data are now.
  /// - Throws: As ``removable(_:)``; `.storage`.
  public func remove(_ typed: String) throws(Failure) -> PersonItem {
    let person = try removable(typed)
    let former = person.folder(in: folder)
    let aside = former + ".removed"
    try asking { () throws(StoreError) in try directory.remove(person.id) }
    guard files.exists(former) else { return PersonItem(person, at: former) }
    try files.rename(former, to: aside)
    return PersonItem(person, at: aside)
  }

  /// Checks a name as it is kept: without blanks around it, 1 to 60 characters.
  private static func name(_ typed: String, _ field: Field) throws(Failure) -> String {
    let name = try TypedText.title(Person.trimmed(typed), field)
    guard name.count <= Person.longestName, name.utf8.count <= 4 * Person.longestName else {
      throw Failure(.text(.characters(most: Person.longestName)), field: field, value: name)
    }
    return name
  }

  private static func taken(_ name: String, _ field: Field) -> Failure {
    Failure(.thing(.taken(.person)), field: field, value: name)
  }

  private func people() throws(Failure) -> [Person] {
    try asking { () throws(StoreError) in try directory.people() }
  }

  private func person(_ typed: String) throws(Failure) -> Person {
    let people = try people()
    if let person = people.first(where: { $0.isNamed(typed) }) { return person }
    throw Failure(
      .thing(.unknown(.person, nearest: Suggestion.nearest(typed, among: people.map(\.name)))), field: .name,
      value: typed)
  }

  private func invite(_ person: Person, _ entropy: Entropy, _ now: Int64) throws(Failure) -> NewInvitation {
    let secret = Secret(entropy)
    let invitation = Invitation(hash: secret.hash, person: person.id, ends: now + Invitation.lasting)
    try asking { () throws(StoreError) in try directory.invite(invitation) }
    return NewInvitation(person: PersonItem(person, folder: folder), path: "/invitation/\(secret.text)")
  }

  private func asking<Answer>(_ body: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
    do { return try body() } catch { throw Failure(error) }
  }
}

/// A person as shells show one.
public struct PersonItem: FieldWritable, Sendable {
  private let person: Person
  /// The person's data folder.
  public let folder: String

  /// The name at sign-in.
  public var name: String { person.name }

  init(_ person: Person, folder: String) { self.init(person, at: person.folder(in: folder)) }

  init(_ person: Person, at folder: String) { (self.person, self.folder) = (person, folder) }

  /// The fields in their order.
  public func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("name", person.name)
    writer.field("id", person.id.text)
    writer.field("owner", person.isOwner)
    writer.field("folder", folder)
    writer.field("created", Instant(seconds: person.created / 1_000).iso)
  }

  /// The columns of a CSV without people.
  public static let columns: [StaticString] = ["name", "id", "owner", "folder", "created"]
}

/// A link with its secret: the only time that it is shown.
public struct NewInvitation: Sendable {
  /// Who sets a pass-phrase with it.
  public let person: PersonItem
  /// The path of its page on the server.
  public let path: String
}
