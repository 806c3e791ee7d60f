public import FastiPerson
import FastiRecords


/// What letting people and programs in needs of the machine.
public struct AccessPorts: Sendable {
  /// Opens the keyring of a data folder.
  public let openKeyring: @Sendable (_ folder: String) -> any Keyring
  /// What hashes pass-phrases; nil in the light program.
  public let hasher: (any PassPhraseHasher)?

  /// The ports.
  public init(
    openKeyring: @escaping @Sendable (_ folder: String) -> any Keyring, hasher: (any PassPhraseHasher)? = nil
  ) {
    self.openKeyring = openKeyring
    self.hasher = hasher
  }
}

extension Context {
  /// What lets people and programs in.
  /// - Throws: `.storage` where the store is none of a folder.
  func keyring() throws(Failure) -> any Keyring {
    _ = try store()
    guard let access = machine.access else {
      throw Failure(.refused, code: "no-keyring", "this program was built without its server")
    }
    return access.openKeyring(try dataFolder())
  }
}
