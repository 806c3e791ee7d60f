import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// `fasti device`: the devices that sync with this one.
enum DeviceCommand: Command {
  static let name = "device"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Manage the devices that sync with fasti serve --sync", synonyms: ["sync", "join", "pair"],
      details: [
        "Of a device's secret only a hash is stored, on this machine alone: it is in no backup and is not synced."
      ],
      examples: [
        Example("fasti device add", "a code with which a device may join, and what to type there"),
        Example("fasti device revoke laptop", "shut out from the next request on"),
      ],
      subcommands: [
        DeviceAddCommand.self, DeviceListCommand.self, DeviceRenameCommand.self, DeviceRevokeCommand.self,
      ])
  }
}

/// `fasti device add`.
enum DeviceAddCommand: Command {
  static let name = "add"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Make a code with which a device may join",
      details: [
        "The code is valid once, for ten minutes; five wrong ones end it. Only its hash is stored. fasti serve --sync has "
          + "to run, or to have run, so that the address is known."
      ],
      examples: [Example("fasti device add", "the command for the other device, and the code")],
      statuses: [StatusNote(.notFound, "fasti serve --sync never ran")])
  }

  static func run(_ context: Context) throws(Failure) {
    _ = try context.store()
    let log = try context.syncLog()
    guard let address = try address(log) else { throw Failure(.sync(.notServed), hint: .line("fasti serve --sync")) }
    let item = CodeItem(address: address, code: try newCode(context, log))
    context.answer(item) { context in
      context.out.write(text: "fasti sync join \(item.address)\n\(item.code)\n")
    }
    if context.format == .text { context.report(.sayDeviceCode) }
  }

  /// Reports the address of the server for devices once it listens. A code is shown only on a terminal, because the
  /// output of a service is stored.
  static func tellServer(_ context: Context) {
    guard let log = try? context.syncLog(), let address = try? address(log) else { return }
    guard context.machine.console.isTerminal(.error), let code = try? newCode(context, log) else {
      return context.report(.saySyncServed, .text(address))
    }
    context.report(.saySyncServedCode, .text(address), .text(code))
  }

  private static func address(_ log: any SyncRegister) throws(Failure) -> String? {
    do throws(StoreError) { return try log.servedAddress() } catch { throw Failure(error) }
  }

  private static func newCode(_ context: Context, _ log: any SyncRegister) throws(Failure) -> String {
    let code = JoinCode(context.machine.entropy)
    do throws(StoreError) {
      try log.addCode(hash: code.hash, ends: context.machine.clock.now + JoinCode.lasts)
    } catch { throw Failure(error) }
    return code.text
  }

  private struct CodeItem: FieldWritable {
    let address: String
    let code: String

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("address", address)
      writer.field("code", code)
    }
  }
}

/// `fasti device list`.
enum DeviceListCommand: Command {
  static let name = "list"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "List the devices that joined",
      examples: [Example("fasti device list", "names, and when each last synced")],
      statuses: [StatusNote(.no, "there is none")])
  }

  static func run(_ context: Context) throws(Failure) {
    _ = try context.store()
    let zone = try context.zone()
    let items = try context.joinedDevices().map { Item(device: $0) }
    if items.isEmpty {
      context.status = .no
      context.report(empty: context.text(.sayDeviceNone), hint: "fasti device add")
    }
    context.answer(items, columns: Item.columns) { context in
      for item in items {
        let device = item.device
        let seen = device.seen == 0 ? "-" : context.moment(device.seen, zone)
        let line = context.text(
          device.revoked == nil ? .saySyncDevice : .sayDeviceRevokedLine, .text(device.name), .text(seen))
        context.out.write(text: "\(line)\n")
      }
    }
  }

  private struct Item: FieldWritable {
    let device: JoinedDevice
    static let columns: [StaticString] = ["id", "name", "joined", "seen", "revoked"]

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("id", device.id.text)
      writer.field("name", device.name)
      writer.field("joined", Instant(seconds: device.joined / 1_000).iso)
      writer.field("seen", device.seen == 0 ? nil : Instant(seconds: device.seen / 1_000).iso)
      writer.field("revoked", device.revoked.map { Instant(seconds: $0 / 1_000).iso })
    }
  }
}

/// `fasti device rename NAME NEW`.
enum DeviceRenameCommand: Command {
  static let name = "rename"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Rename a device",
      arguments: [
        Argument("DEVICE", .text, help: "its name, or the first digits of its id"),
        Argument("NEW", .text, help: "its new name"),
      ],
      examples: [Example("fasti device rename debian laptop", "only its name on this server")],
      statuses: [StatusNote(.notFound, "no device has that name or id")])
  }

  static func run(_ context: Context) throws(Failure) {
    _ = try context.store()
    let device = try context.joinedDevice(context.invocation.argument(0) ?? "", among: { _ in true })
    let name = context.invocation.argument(1) ?? ""
    guard DeviceName.isOne(name) else { throw Failure(.sync(.deviceName), field: .path("NEW"), value: name) }
    let log = try context.syncLog()
    do throws(StoreError) { _ = try log.renameDevice(device.id, to: name) } catch { throw Failure(error) }
    context.report(.sayDeviceRenamed, .text(device.name), .text(name))
  }
}

/// `fasti device revoke NAME`.
enum DeviceRevokeCommand: Command {
  static let name = "revoke"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Revoke a device",
      details: [
        "It is refused from the next request on. What it has already stays there, and what it wrote stays here. To come "
          + "back it joins again, with a new code."
      ],
      arguments: [Argument("DEVICE", .text, help: "its name, or the first digits of its id")],
      examples: [Example("fasti device revoke laptop", "a laptop that was lost or sold")],
      statuses: [StatusNote(.notFound, "no device has that name or id, or it was revoked already")])
  }

  static func run(_ context: Context) throws(Failure) {
    _ = try context.store()
    let device = try context.joinedDevice(context.invocation.argument(0) ?? "", among: { $0.revoked == nil })
    let log = try context.syncLog()
    do throws(StoreError) {
      _ = try log.revokeDevice(device.id, now: context.machine.clock.now)
    } catch { throw Failure(error) }
    context.report(.sayDeviceRevoked, .text(device.name))
  }
}

extension Context {
  fileprivate func joinedDevices() throws(Failure) -> [JoinedDevice] {
    let log = try syncLog()
    do throws(StoreError) { return try log.joinedDevices() } catch { throw Failure(error) }
  }

  /// The only device with a name, or with an id that begins with a text.
  fileprivate func joinedDevice(
    _ typed: String, among isMeant: (JoinedDevice) -> Bool
  ) throws(Failure) -> JoinedDevice {
    let found = try joinedDevices().filter(isMeant).filter {
      $0.name == typed || (typed.utf8.count >= 4 && $0.id.text.hasPrefix(typed.lowercased()))
    }
    guard let device = found.first else {
      throw Failure(
        .sync(.noDevice), field: .path("DEVICE"), value: typed, hint: .line("fasti device list"))
    }
    guard found.count == 1 else {
      throw Failure(
        .sync(.severalDevices), field: .path("DEVICE"), value: typed, hint: .line("fasti device list"))
    }
    return device
  }
}
