public import FastiRecords

/// The port to the people of an owner and their invitations.
///
/// It says who there is; what each has written is in a store of their own. A value belongs to one thread.
public protocol SpaceDirectory {
  /// All people, the owner first, the others in the order in which they were added; none where no person was ever added.
  /// - Throws: ``StoreError`` when it cannot be read.
  func people() throws(StoreError) -> [Person]

  /// Adds a person, and the owner with the first one.
  /// - Returns: False when the name is taken, also by the owner.
  /// - Throws: ``StoreError`` when it cannot be written.
  func add(_ person: Person, owner: Person) throws(StoreError) -> Bool

  /// Makes sure that the folder of a person gives access to the calendar, as it does where the person was added.
  /// - Throws: ``StoreError`` when it cannot be written.
  func letIn(_ person: Person) throws(StoreError)

  /// Gives a person another name.
  /// - Returns: False when the name is another person's.
  /// - Throws: ``StoreError`` when it cannot be written.
  func rename(_ id: RecordID, to name: String) throws(StoreError) -> Bool

  /// Removes a person with the invitation. The data stay.
  /// - Throws: ``StoreError`` when it cannot be written.
  func remove(_ id: RecordID) throws(StoreError)

  /// Keeps an invitation in place of an earlier one of the same person.
  /// - Throws: ``StoreError`` when it cannot be written.
  func invite(_ invitation: Invitation) throws(StoreError)

  /// The invitation with that hash; nil for none.
  /// - Throws: ``StoreError`` when it cannot be read.
  func invitation(_ hash: String) throws(StoreError) -> Invitation?

  /// Uses an invitation up for what the body does: it stays valid where the body throws, or the program ends before the body has
  /// returned. Of two who use one at once, the second waits for the first.
  /// - Returns: What the body returns; nil, without the body, where the invitation is not valid, or no longer.
  /// - Throws: `.storage` when it cannot be written, and what the body throws.
  func use<Answer>(
    _ hash: String, now: Int64, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer?
}
