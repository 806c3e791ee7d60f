import FastiHTTP
import FastiPerson
import FastiRecords

extension SignInThrottle {
  /// The state as text, one line for each network: its name, its wrong guesses at the owner, the time of the next
  /// allowed guess, and whether the owner has signed in; then for each other person the id, the wrong guesses, and
  /// whether the person has signed in. The first line is the time at which the common budget is full again. Times are
  /// milliseconds of Unix time.
  var text: String {
    let lines = networks.sorted { $0.key < $1.key }.map { Self.line($0.key, $0.value) }
    return (["\(full)"] + lines).joined(separator: "\n")
  }

  private static func line(_ name: String, _ network: Network) -> String {
    let own = network.guesses[Person.ownerID] ?? Guesses()
    var line = "\(name) \(own.wrong) \(network.next) \(own.isKnown ? 1 : 0)"
    for (person, theirs) in network.guesses.sorted(by: { $0.key < $1.key }) where person != Person.ownerID {
      line += " \(person.text) \(theirs.wrong) \(theirs.isKnown ? 1 : 0)"
    }
    return line
  }

  /// The state from a text; lines that cannot be parsed are skipped.
  ///
  /// - Parameters:
  ///   - now: The present moment. A network waits at most as long as if its last guess were made now, because the
  ///     machine's clock may have been ahead when the text was written.
  ///   - phrase: When the owner's pass-phrase was set, since which the text counts.
  init(text: String, now: Int64, phrase: Int64? = nil) {
    self.init(phrase: phrase)
    let lines = text.split(separator: "\n")
    full = min(lines.first.flatMap { Int64($0) } ?? 0, now + Int64(Self.all) * Self.refill)
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ")
      guard parts.count >= 4, let own = Guesses(parts[1], parts[3]), let next = Int64(parts[2]) else { continue }
      var guesses = [Person.ownerID: own]
      for place in stride(from: 4, to: parts.count - 2, by: 3) {
        guard let person = RecordID(text: String(parts[place])) else { continue }
        guesses[person] = Guesses(parts[place + 1], parts[place + 2])
      }
      for (person, theirs) in guesses where theirs.wrong > 0 { guesses[person]?.last = now }
      networks[String(parts[0])] = Network(guesses: guesses, next: min(next, now + Self.longest))
    }
  }
}

extension SignInThrottle.Guesses {
  /// The guesses from two words of a line; nil for words that no line has.
  fileprivate init?(_ wrong: Substring, _ known: Substring) {
    guard let wrong = Int(wrong), (0...1_000_000).contains(wrong) else { return nil }
    self.init(wrong: wrong, isKnown: known == "1")
  }
}

extension Lock<SignInThrottle> {
  /// Begins a guess, and stores it before the pass-phrase is checked, so that a restart of the server does not allow
  /// more guesses. If it cannot be stored, it is still in memory.
  /// - Parameter keyring: That of the owner, whose new pass-phrase ends all waits.
  /// - Returns: Nil if it is allowed now, otherwise the milliseconds to wait.
  func begin(_ network: String, at person: RecordID, now: Int64, in keyring: any Keyring) -> Int64? {
    with { attempts in
      do throws(StoreError) { attempts.renew(try keyring.passPhrase()?.changed) } catch {}
      let wait = attempts.begin(network, at: person, now: now)
      if wait == nil { Self.keep(attempts, in: keyring) }
      return wait
    }
  }

  /// Records that the latest guess of the network was right.
  func succeed(_ network: String, at person: RecordID, in keyring: any Keyring) {
    with { attempts in
      attempts.succeed(network, at: person)
      Self.keep(attempts, in: keyring)
    }
  }

  private static func keep(_ attempts: SignInThrottle, in keyring: any Keyring) {
    do throws(StoreError) { try keyring.keep(attempts: attempts.text) } catch {}
  }
}
