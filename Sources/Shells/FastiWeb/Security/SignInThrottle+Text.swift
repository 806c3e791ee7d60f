import FastiHTTP
import FastiPerson
import FastiRecords

extension SignInThrottle {
  /// The state as text, one line for each network: its name, its wrong guesses, the time of the next allowed guess, and
  /// whether it has signed in. The first line is the time at which the common budget is full again. Times are
  /// milliseconds of Unix time.
  var text: String {
    let lines = networks.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.wrong) \($0.value.next) \($0.value.isKnown ? 1 : 0)" }
    return (["\(full)"] + lines).joined(separator: "\n")
  }

  /// The state from a text; lines that cannot be parsed are skipped.
  ///
  /// - Parameter now: The present moment. A network waits at most as long as if its last guess were made now, because
  ///   the machine's clock may have been ahead when the text was written.
  init(text: String, now: Int64) {
    let lines = text.split(separator: "\n")
    full = min(lines.first.flatMap { Int64($0) } ?? 0, now + Int64(Self.all) * Self.refill)
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ")
      guard parts.count == 4, let wrong = Int(parts[1]), wrong >= 0, let next = Int64(parts[2]) else { continue }
      networks[String(parts[0])] = Network(
        wrong: wrong, next: min(next, now + Self.longest), isKnown: parts[3] == "1")
    }
  }
}

extension Lock<SignInThrottle> {
  /// Begins a guess, and stores it before the pass-phrase is checked, so that a restart of the server does not allow
  /// more guesses. If it cannot be stored, it is still in memory.
  /// - Returns: Nil if it is allowed now, otherwise the milliseconds to wait.
  func begin(_ network: String, now: Int64, in keyring: any Keyring) -> Int64? {
    with { attempts in
      let wait = attempts.begin(network, now: now)
      if wait == nil { Self.keep(attempts, in: keyring) }
      return wait
    }
  }

  /// Records that the latest guess of the network was right.
  func succeed(_ network: String, in keyring: any Keyring) {
    with { attempts in
      attempts.succeed(network)
      Self.keep(attempts, in: keyring)
    }
  }

  private static func keep(_ attempts: SignInThrottle, in keyring: any Keyring) {
    do throws(StoreError) { try keyring.keep(attempts: attempts.text) } catch {}
  }
}
