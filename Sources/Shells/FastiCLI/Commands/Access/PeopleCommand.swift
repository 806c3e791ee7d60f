import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti people`: who has a calendar on this server.
enum PeopleCommand: Command {
  static let name = "people"
  static let publicURL = Option(
    "public-url", .text, "URL", help: "the server in the link; default: the setting serve.public-url")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Give other people a calendar of their own on this server", synonyms: ["user", "account", "family"],
      details: [
        "Each person has a calendar of their own, in a folder below the data folder, and signs in with a name and a "
          + "pass-phrase of their own. No person sees the calendar of another.",
        "The data folder itself stays the calendar of its owner. Nothing changes until a person is added.",
        "Commands work on the calendar of a person with --data FOLDER, the folder that fasti people list shows.",
        "With --database each person has a space of that database; the folder contains the key to it, and the files that are "
          + "attached to reminders.",
      ],
      examples: [
        Example("fasti people add Ada", "a link with which Ada sets a pass-phrase, once"),
        Example("fasti people list", "names and folders"),
      ],
      subcommands: [
        PeopleAddCommand.self, PeopleListCommand.self, PeopleLinkCommand.self, PeopleRenameCommand.self,
        PeopleRemoveCommand.self,
      ])
  }
}

/// `fasti people add NAME`.
enum PeopleAddCommand: Command {
  static let name = "add"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Add a person, and print a link for the pass-phrase",
      details: [
        "The link works once, for seven days; only its hash is stored. Its page asks for a pass-phrase and signs in. Its "
          + "address begins with the setting serve.public-url.",
        "The owner needs a pass-phrase first (fasti serve pass-phrase), because from now on everybody signs in. A "
          + "running server needs no restart.",
      ],
      arguments: [Argument("NAME", .text, help: "what the person signs in as, 1 to 60 characters")],
      options: [PeopleCommand.publicURL],
      examples: [Example("fasti people add Ada", "the link for Ada, shown once")],
      statuses: [StatusNote(.refused, "the name is taken, or the owner has no pass-phrase")])
  }

  static func run(_ context: Context) throws(Failure) {
    let people = try context.people()
    let (server, isFirst) = (try context.linkServer(), try people.all().isEmpty)
    let made = try people.add(
      context.invocation.argument(0) ?? "", owner: try context.keyring(), entropy: context.machine.entropy,
      now: context.machine.clock.now)
    context.answer(made, at: server)
    if isFirst, let owner = try people.all().first { context.report(.sayPeopleOwner, .text(owner.name)) }
  }
}

/// `fasti people list`.
enum PeopleListCommand: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the people, and the folder of each",
      examples: [Example("fasti people list", "the owner first")],
      statuses: [StatusNote(.no, "no person was added")])
  }

  static func run(_ context: Context) throws(Failure) {
    let people = try context.people().all()
    if people.isEmpty {
      context.status = .no
      context.report(empty: context.text(.sayPeopleNone), hint: "fasti people add NAME")
    }
    let width = people.reduce(0) { max($0, TerminalWidth.of($1.name)) } + 2
    context.answer(people, columns: PersonItem.columns) { context in
      for person in people {
        context.out.write(person.name, columns: width)
        context.out.write(text: "\(person.folder)\n")
      }
    }
  }
}

/// `fasti people link NAME`.
enum PeopleLinkCommand: Command {
  static let name = "link"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Print a new link for the pass-phrase of a person",
      details: [
        "A link that was made before is not valid any more. The former pass-phrase is, until a new one is set."
      ],
      arguments: [Argument("NAME", .text, help: "the person's name")],
      options: [PeopleCommand.publicURL],
      examples: [Example("fasti people link Ada", "for a forgotten pass-phrase, or a link that has expired")],
      statuses: [StatusNote(.notFound, "there is no such person")])
  }

  static func run(_ context: Context) throws(Failure) {
    let (people, server) = (try context.people(), try context.linkServer())
    let made = try people.link(
      context.invocation.argument(0) ?? "", entropy: context.machine.entropy, now: context.machine.clock.now)
    context.answer(made, at: server)
  }
}

/// `fasti people rename NAME NEW`.
enum PeopleRenameCommand: Command {
  static let name = "rename"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Change the name of a person",
      arguments: [
        Argument("NAME", .text, help: "the person's name; owner is the one whose data folder this is"),
        Argument("NEW", .text, help: "the name to sign in as from now on"),
      ],
      examples: [Example("fasti people rename owner Ada", "the owner signs in as Ada from now on")],
      statuses: [
        StatusNote(.notFound, "there is no such person"), StatusNote(.refused, "another person has that name"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let (former, name) = try context.people().rename(
      context.invocation.argument(0) ?? "", to: context.invocation.argument(1) ?? "")
    context.report(.sayPeopleRenamed, .text(former), .text(name))
  }
}

/// `fasti people remove NAME`.
enum PeopleRemoveCommand: Command {
  static let name = "remove"
  static let yes = Option.flag("yes", help: "do it; without this option nothing is changed")

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Remove a person; the data are kept aside",
      details: [
        "The person is signed out everywhere, and feeds, tokens and devices of the person are refused from the next "
          + "request on. The folder with the data gets another name, which is shown; --data FOLDER opens it."
      ],
      arguments: [Argument("NAME", .text, help: "the person's name")],
      options: [yes],
      examples: [
        Example("fasti people remove Ada", "says what would be done; changes nothing"),
        Example("fasti people remove Ada --yes", "does it"),
      ],
      statuses: [
        StatusNote(.notFound, "there is no such person"), StatusNote(.refused, "the person is the owner"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    let (people, typed) = (try context.people(), context.invocation.argument(0) ?? "")
    guard context.invocation.has(yes) else {
      let name = try people.removable(typed).name
      return context.report(.sayPeopleToRemove, .text(name), .text(typed.contains(" ") ? "'\(typed)'" : typed))
    }
    let removed = try people.remove(typed)
    context.report(.sayPeopleRemoved, .text(removed.name), .text(removed.folder))
  }
}

extension Context {
  /// The port to the people of the data folder, or of the owner whose key to a database it contains.
  /// - Throws: As ``database()``.
  func peopleDirectory() throws(Failure) -> any SpaceDirectory {
    _ = try store()
    if let place = try database() { return try databasePorts().openDirectory(place) }
    guard let open = machine.access?.openDirectory else { throw Failure(.helper(.noKeyring)) }
    return open(try dataFolder())
  }

  fileprivate func people() throws(Failure) -> EditPeople {
    EditPeople(try peopleDirectory(), files: machine.files, folder: try dataFolder())
  }

  /// The server in a link: that of the option, else of the setting. It is read before a link is made.
  /// - Throws: `.invalid` if the option is not the address of a server.
  fileprivate func linkServer() throws(Failure) -> String {
    let option = PeopleCommand.publicURL
    if let typed = invocation[option] { return try ServerURL.read(typed, field: option.field) }
    return try almanac([]).settings.publicURL ?? ServerAddress.usualURL
  }

  /// Shows a link, once.
  fileprivate func answer(_ made: NewInvitation, at server: String) {
    let address = server + made.path
    answer(ShownLink(person: made.person, address: address)) { $0.out.write(text: address + "\n") }
    if format == .text { report(.sayPeopleLink, .text(made.person.name)) }
  }
}

/// A link with the person it is for.
private struct ShownLink: FieldWritable {
  let person: PersonItem
  let address: String

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    person.write(to: &writer)
    writer.field("link", address)
  }
}
