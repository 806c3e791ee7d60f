public import FastiRecords

/// The port to the people of a data folder and their invitations.
///
/// It says who there is; what each has written is in a store of their own. A value belongs to one thread.
public protocol SpaceDirectory {
  /// Everybody, the owner first, the others in the order in which they were added; none where no person was ever added.
  /// - Throws: ``StoreError`` when it cannot be read.
  func people() throws(StoreError) -> [Person]

  /// Adds a person, and the owner with the first one.
  /// - Returns: False when the name is taken, also by the owner.
  /// - Throws: ``StoreError`` when it cannot be written.
  func add(_ person: Person, owner: Person) throws(StoreError) -> Bool

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

  /// Uses an invitation up.
  /// - Returns: False when it is not valid, or no longer.
  /// - Throws: ``StoreError`` when it cannot be written.
  func use(_ hash: String, now: Int64) throws(StoreError) -> Bool
}
