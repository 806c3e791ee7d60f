public import FastiPerson
public import FastiRecords

/// Finds the space that a device syncs with, where one server has several: by the secret of the device, or by the code with
/// which it joins.
public struct DeviceRouter: Sendable {
  /// A space that devices sync with.
  public struct Place: Sendable {
    /// Opens its store.
    public let open: @Sendable () -> any SyncRegister
    /// Its attached files.
    public let attachments: any AttachmentFolder
    /// Whose it is.
    public let person: RecordID

    /// A space of those parts.
    public init(
      of person: RecordID, open: @escaping @Sendable () -> any SyncRegister, attachments: any AttachmentFolder
    ) {
      (self.person, self.open, self.attachments) = (person, open, attachments)
    }
  }

  private let own: Place
  private let others: @Sendable () -> [Place]
  private let clock: WallClock

  /// A router between the owner's space and those of other people, which are asked for with each question.
  public init(own: Place, others: @escaping @Sendable () -> [Place], clock: WallClock) {
    (self.own, self.others, self.clock) = (own, others, clock)
  }

  /// The space that a question is for. Where none knows the device or the code, it is one that cannot be read now, so
  /// that its answer says that, else the owner's, so that the question is refused as always.
  public func place(for question: SyncQuestion) -> Place {
    let others = others()
    guard !others.isEmpty else { return own }
    let places = [own] + others
    if let secret = question.secret {
      let hash = Secret(presented: secret).hash
      return search(places) { register throws(StoreError) in try register.joinedDevice(secret: hash) != nil }.place
    }
    guard let code = SyncMessage.text("code", question.body ?? []).flatMap({ JoinCode($0) }) else { return own }
    let now = clock.now
    let (place, without) = search(places) { register throws(StoreError) in
      try register.hasCode(hash: code.hash, now: now)
    }
    // A wrong code may have been meant for any space, so it counts in all; in the one that answers with the answer.
    for other in without where other.person != place.person {
      _ = try? other.open().checkCode(hash: code.hash, now: now)
    }
    return place
  }

  /// The first space that knows something; else one that cannot say, else the owner's.
  /// - Returns: Also the spaces that do not know it, where none does.
  private func search(
    _ places: [Place], _ knows: (any SyncRegister) throws(StoreError) -> Bool
  ) -> (place: Place, without: [Place]) {
    var (without, silent): ([Place], Place?) = ([], nil)
    for place in places {
      do throws(StoreError) {
        if try knows(place.open()) { return (place, []) }
        without.append(place)
      } catch { silent = silent ?? place }
    }
    return (silent ?? own, without)
  }
}
