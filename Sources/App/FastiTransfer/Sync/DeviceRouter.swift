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

  /// The space that a question is for; the owner's where no space knows the device or the code, so that it is refused as always.
  public func place(for question: SyncQuestion) -> Place {
    let others = others()
    guard !others.isEmpty else { return own }
    let places = [own] + others
    if let secret = question.secret {
      let hash = Secret(presented: secret).hash
      return places.first { (try? $0.open().joinedDevice(secret: hash)) != nil } ?? own
    }
    guard let code = SyncMessage.text("code", question.body ?? []).flatMap({ JoinCode($0) }) else { return own }
    let now = clock.now
    if let place = places.first(where: { (try? $0.open().hasCode(hash: code.hash, now: now)) == true }) { return place }
    // A wrong code may have been meant for any space, so it counts in all; in the owner's it counts with the answer.
    for place in others { _ = try? place.open().checkCode(hash: code.hash, now: now) }
    return own
  }
}
