import FastiHTTP
import FastiPerson
import FastiRecords
import FastiTransfer

/// The spaces of the people of a server, and which of them a request belongs to.
///
/// Each person besides the owner has a ``ServerState`` of their own, with its own stores and caches. While there is no such
/// person, every request belongs to the owner and no secret is looked up.
final class Spaces: @unchecked Sendable {
  private struct Known {
    /// Opened when it is first needed; it belongs to the thread that holds the lock.
    var directory: (any SpaceDirectory)?
    var people: [Person] = []
    var guests: [Guest] = []
    /// Whether there was a person besides the owner since the start.
    var wereSeveral = false
    /// The address for devices that sync; nil for none.
    var served: (address: String, clock: WallClock)?
    /// Why the people could not be looked up last, and when; nil where they could.
    var failed: (failure: Failure, at: Int64)?
  }

  /// A person besides the owner.
  private struct Guest {
    var person: Person
    let state: ServerState
    let ports: SpacePorts
    /// The devices that wait for a change; nil where none can.
    var waits: ChangeWaits?
    /// When the folder of the person last failed to get access to the space, and how long it is not tried again; nil
    /// where it has access.
    var shut: (at: Int64, pause: Int64)?

    /// Makes sure that the folder of the person gives access to the space.
    mutating func letIn(_ directory: any SpaceDirectory, now: Int64) {
      do throws(StoreError) {
        try directory.letIn(person)
        shut = nil
      } catch { shut = (now, min(Spaces.longestPause, 2 * (shut?.pause ?? Spaces.longPause / 2))) }
    }

    /// Lets devices wait for changes, and notes where they sync.
    mutating func serve(at address: String, clock: WallClock) {
      note(address)
      guard let waits = ChangeWaits(ports, clock: clock) else { return }
      self.waits = waits
      ports.ports.startThread { waits.run() }
    }

    /// Notes where the devices sync. Without the address fasti device add cannot say what to type, and says so.
    func note(_ address: String) { try? ports.openRegister?().noteServed(at: address) }
  }

  private let known = Lock(Known())
  /// Whose session, token or feed was found last, so that it is asked first.
  private let found = Lock<[String: RecordID]>([:])
  private static let mostFound = 4_096
  /// How long after a failed look-up of the people none is tried, in milliseconds. Where a database does not answer,
  /// one takes seconds, in which the serving thread does nothing else.
  private static let pause: Int64 = 2_000
  /// How long after a failed attempt to get access to a space none is made, in milliseconds; then twice as long after
  /// each, because each may write a row.
  private static let longPause: Int64 = 60_000
  private static let longestPause: Int64 = 86_400_000
  private let ports: PeoplePorts
  private let make: Make

  /// Makes the state of a person's space, given that of the owner.
  typealias Make = @Sendable (Person, SpacePorts, Spaces, _ own: ServerState) throws(Failure) -> ServerState

  init(_ ports: PeoplePorts, make: @escaping Make) {
    self.ports = ports
    self.make = make
  }

  /// Whether there is a person besides the owner.
  var areSeveral: Bool { known.with { !$0.guests.isEmpty } }

  /// Whether there was one since the start. Then the owner has a pass-phrase, also after the last one is removed.
  var wereSeveral: Bool { known.with { $0.wereSeveral } }

  /// Looks up who there is now. A failure is the answer for a while, without another attempt.
  /// - Throws: `.storage`.
  func refresh(own: ServerState) throws(Failure) {
    let outcome: Result<Void, Failure> = known.with { known in
      // The clock may have been set back since.
      if let failed = known.failed, abs(own.clock.now - failed.at) < Self.pause { return .failure(failed.failure) }
      do throws(Failure) {
        try refresh(&known, own)
        known.failed = nil
        return .success(())
      } catch {
        known.failed = (error, own.clock.now)
        return .failure(error)
      }
    }
    try outcome.get()
  }

  private func refresh(_ known: inout Known, _ own: ServerState) throws(Failure) {
    let directory = known.directory ?? ports.openDirectory()
    known.directory = directory
    let people: [Person]
    do throws(StoreError) { people = try directory.people() } catch { throw Failure(error) }
    guard people != known.people else { return Self.retry(&known, directory, now: own.clock.now) }
    let former = known.guests
    var guests: [Guest] = []
    for person in people where !person.isOwner {
      if var guest = former.first(where: { $0.person.id == person.id }) {
        guest.person = person
        guests.append(guest)
        continue
      }
      let space = ports.space(person)
      guests.append(Guest(person: person, state: try make(person, space, self, own), ports: space))
    }
    for place in guests.indices where !former.contains(where: { $0.person.id == guests[place].person.id }) {
      guests[place].letIn(directory, now: own.clock.now)
      if let served = known.served { guests[place].serve(at: served.address, clock: served.clock) }
      guests[place].ports.work?.start()
    }
    for guest in former where !people.contains(where: { $0.id == guest.person.id }) {
      guest.waits?.end()
      guest.ports.work?.end()
      guest.state.close()
    }
    (known.people, known.guests) = (people, guests)
    if !guests.isEmpty { known.wereSeveral = true }
  }

  /// Tries again to get access to spaces where that failed.
  private static func retry(_ known: inout Known, _ directory: any SpaceDirectory, now: Int64) {
    for place in known.guests.indices {
      guard let shut = known.guests[place].shut, abs(now - shut.at) >= shut.pause else { continue }
      known.guests[place].letIn(directory, now: now)
      if known.guests[place].shut == nil, let served = known.served { known.guests[place].note(served.address) }
    }
  }

  /// The state of the space that a request belongs to: whose secret it presents. The owner's for a secret that is not known, so
  /// that one is refused as always.
  /// - Throws: `.storage`.
  func state(of request: Request, own: ServerState) throws(Failure) -> ServerState {
    let door = request.target.segments.first
    // The files of pages are the same for all, and do not wait for a database.
    if door == "static" { return own }
    try refresh(own: own)
    guard areSeveral else { return own }
    // The owner's keyring counts the attempts of all.
    if door == "invitation" || door == "sign-in" && !request.method.isSafe { return own }
    guard let secret = PresentedSecret(request, own.site) else { return own }
    return try state(of: secret, own: own) ?? own
  }

  private func state(of secret: PresentedSecret, own: ServerState) throws(Failure) -> ServerState? {
    let last = found.with { $0[secret.hash] }
    var states = [own] + known.with { $0.guests.map(\.state) }
    if let place = states.firstIndex(where: { $0.space.id == last }) { states.swapAt(0, place) }
    var failure: Failure?
    for state in states {
      do throws(Failure) {
        guard try state.holds(secret) else { continue }
      } catch {
        // A space that cannot be read shuts out only its person.
        failure = failure ?? error
        continue
      }
      found.with { found in
        if found.count >= Self.mostFound { found = [:] }
        found[secret.hash] = state.space.id
      }
      return state
    }
    if let failure { throw failure }
    return nil
  }

  /// The state of the space of the person with a name; nil for an unknown name.
  func state(named name: String, own: ServerState) -> ServerState? {
    guard let id = known.with({ $0.people.first { $0.isNamed(name) }?.id }) else { return nil }
    return state(of: id, own: own)
  }

  private func state(of id: RecordID, own: ServerState) -> ServerState? {
    id == own.space.id ? own : known.with { $0.guests.first { $0.person.id == id }?.state }
  }

  /// The person that an invitation is for, and the state of their space.
  /// - Throws: `.notFound` for one that is not known, was used or is over; `.storage`.
  func invited(by secret: String, own: ServerState) throws(Failure) -> (person: Person, state: ServerState) {
    try refresh(own: own)
    let invitation = try asking { directory throws(StoreError) in
      try directory.invitation(Secret(presented: secret).hash)
    }
    guard let invitation else { throw Failure(.access(.invitationUnknown)) }
    try invitation.check(now: own.clock.now)
    guard let person = known.with({ $0.people.first { $0.id == invitation.person } }),
      let state = state(of: person.id, own: own)
    else { throw Failure(.access(.invitationUnknown)) }
    return (person, state)
  }

  /// Uses an invitation up for what the body does; where that fails, the invitation stays valid.
  /// - Throws: `.notFound` when it was used meanwhile, and what the body throws.
  func use<Answer>(
    invitation secret: String, now: Int64, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    // A directory of its own, so that no request waits for the body.
    let answer = try ports.openDirectory().use(Secret(presented: secret).hash, now: now, body)
    guard let answer else { throw Failure(.access(.invitationUsed)) }
    return answer
  }

  /// Serves the devices of every person, now and later.
  func serve(at address: String, clock: WallClock) {
    known.with { known in
      known.served = (address, clock)
      for place in known.guests.indices { known.guests[place].serve(at: address, clock: clock) }
    }
  }

  /// The devices of a person that wait for a change; nil where none can.
  func waits(of person: RecordID) -> ChangeWaits? {
    known.with { $0.guests.first { $0.person.id == person }?.waits }
  }

  /// Answers all devices that wait, and has none wait any more.
  func endServing() {
    known.with { known in
      known.served = nil
      for guest in known.guests { guest.waits?.end() }
    }
  }

  /// The spaces besides the owner's that devices may sync with.
  func devicePlaces(own: ServerState) -> [DeviceRouter.Place] {
    try? refresh(own: own)
    return known.with { known in
      known.guests.compactMap { guest in
        guard let open = guest.ports.openRegister, let attachments = guest.ports.ports.attachments else { return nil }
        return DeviceRouter.Place(of: guest.person.id, open: open, attachments: attachments)
      }
    }
  }

  /// Ends what runs for each person, and closes their stores.
  func close() {
    let guests = known.with { known in
      defer { known = Known() }
      return known.guests
    }
    for guest in guests { guest.ports.work?.end() }
    for guest in guests {
      guest.state.close()
      guest.ports.work?.join()
    }
  }

  private func asking<Answer>(
    _ body: (any SpaceDirectory) throws(StoreError) -> Answer
  ) throws(Failure) -> Answer {
    let answer: Result<Answer, Failure> = known.with { known in
      let directory = known.directory ?? ports.openDirectory()
      known.directory = directory
      do throws(StoreError) { return .success(try body(directory)) } catch { return .failure(Failure(error)) }
    }
    return try answer.get()
  }
}

extension ServerState {
  /// Whether a secret is one of this space.
  /// - Throws: `.storage`.
  fileprivate func holds(_ secret: PresentedSecret) throws(Failure) -> Bool {
    try stores.with { store throws(Failure) in
      do throws(StoreError) {
        switch secret {
        case .session(let hash): return try store.session(hash) != nil
        case .token(let hash): return try store.token(hash) != nil
        case .feed: break
        }
      } catch { throw Failure(error) }
      guard case .feed(let token) = secret else { return false }
      return try FindFeeds(store).feed(of: token) != nil
    }
  }

  /// Closes its stores; they are opened again where a request still needs one.
  func close() {
    stores.close()
    log.close()
  }
}
