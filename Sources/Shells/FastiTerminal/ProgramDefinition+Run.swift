import FastiCivil
import FastiFormats
import FastiRecords
import FastiWords

extension ProgramDefinition {
  /// The commands about all commands: completions and help.
  public static var ownCommands: [any Command.Type] { [CompletionsCommand.self, HelpCommand.self] }

  /// Runs a command line as the machine gives it, the arguments as bytes.
  ///
  /// Bytes that are not UTF-8 are refused here, once for all commands: a repaired text would be stored instead of the
  /// typed one, or would name another file.
  public func run(bytes: [[UInt8]], on machine: Machine) -> ExitStatus {
    let words = bytes.map { String(decoding: $0, as: UTF8.self) }
    for (place, word) in bytes.enumerated() where String(validating: word, as: UTF8.self) == nil {
      let failure = CommandLineError.notUTF8(place: place + 1).failure
      return ErrorReport(words, on: machine).send(failure, on: machine)
    }
    return run(words, on: machine)
  }

  /// Runs a command line, without the program's name.
  public func run(_ words: [String], on machine: Machine) -> ExitStatus {
    let invocation: Invocation
    do {
      invocation = try CommandLineParser(commands).parse(words)
    } catch {
      return ErrorReport(words, on: machine).send(error, on: machine)
    }
    let context = Context(invocation, on: machine, of: self)
    do {
      try context.typedDatabase()
      if let handOver = handOver(context) {
        context.status = try handOver(words)
      } else {
        let first = invocation.command?.endsItself == true ? nil : FirstStart(context)
        try carryOut(context)
        first?.report(to: context)
      }
      try context.flush()
      return context.status
    } catch {
      // The answer so far is written: a stream that stops at a bad line keeps the lines before it.
      do { try context.flush() } catch { return ErrorReport(context).send(error, on: machine) }
      return ErrorReport(context).send(error, on: machine)
    }
  }

  /// How to hand the command over, if another program has to run it; help and version are not handed over.
  private func handOver(_ context: Context) -> (@Sendable (_ words: [String]) throws(Failure) -> ExitStatus)? {
    let asks = [GlobalOptions.help, GlobalOptions.shortHelp, GlobalOptions.version]
    let isHeavy = context.invocation.command?.isHeavy(context.invocation) == true || context.namesDatabase
    guard isHeavy, !asks.contains(where: { context.invocation.has($0) }) else {
      return nil
    }
    return context.machine.handOver
  }

  private func carryOut(_ context: Context) throws(Failure) {
    let invocation = context.invocation
    if invocation.has(GlobalOptions.version) { return context.writeVersion() }
    guard let command = invocation.command else {
      if invocation.has(GlobalOptions.help) { return Help.everything(self, to: &context.out, context.style) }
      return Help.overview(self, to: &context.out, context.style)
    }
    if invocation.has(GlobalOptions.help) {
      return Help.full(command, invocation.path, to: &context.out, context.style)
    }
    if invocation.has(GlobalOptions.shortHelp) {
      return Help.short(command, invocation.path, to: &context.out, context.style)
    }
    defer { context.reportNotices() }
    if !command.endsItself { context.watchSignals() }
    try command.run(context)
  }
}

extension Context {
  /// From here on Ctrl-C ends the command in order, with one line about the state of the work.
  fileprivate func watchSignals() {
    machine.watchSignals? { [language] work in
      let sentence =
        switch work {
        case .unchanged: Sentence(.sayInterrupted)
        case .unwritten(let path): Sentence(.sayInterruptedFile, .path(path))
        case .partial: Sentence(.sayInterruptedOutput)
        case .done: Sentence(.sayInterruptedDone)
        }
      var line = UTF8Writer()
      line.write(printable: TerminalWords.wording(of: language).text(sentence))
      return line.string
    }
  }

  /// Answers with the program's name and version, for people.
  public func writeVersion() { out.write(text: "fasti \(program.version)\n") }
}
