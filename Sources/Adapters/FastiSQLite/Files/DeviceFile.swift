internal import FastiRecords
internal import Glibc

/// The file with this device's number: random, made at first use, and not part of any backup, so that a restored store
/// gets a new one.
struct DeviceFile {
  let folder: StoreFolder

  /// The number; a new one is written if there is no readable one.
  func number(entropy: Entropy, patience: Int32) throws(StoreError) -> UInt64 {
    if let number = try stored() { return number }
    return try FileLock.hold(folder.lock, patience: patience) { () throws(StoreError) in
      if let number = try stored() { return number }
      return try renew(entropy: entropy)
    }
  }

  /// Writes a new number. Called by the process that writes to the store, or holds the lock of the folder.
  @discardableResult
  func renew(entropy: Entropy) throws(StoreError) -> UInt64 {
    let number = entropy.number
    try SystemCall.write(folder.device + ".new", Array((Stamp.text(device: number) + "\n").utf8))
    try SystemCall.rename(folder.device + ".new", to: folder.device)
    try folder.sync()
    return number
  }

  private func stored() throws(StoreError) -> UInt64? {
    guard let bytes = try SystemCall.read(folder.device, limit: 64) else { return nil }
    return Stamp.device(text: String(decoding: bytes.prefix(16), as: UTF8.self))
  }
}
