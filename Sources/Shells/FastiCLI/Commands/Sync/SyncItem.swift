import FastiCivil
import FastiFormats
import FastiRecords
import FastiTerminal
import FastiTransfer

/// The result of a sync.
struct SyncItem: FieldWritable {
  let report: SyncReport

  static let columns: [StaticString] = [
    "folder", "encrypted", "sent", "taken", "joined", "files", "erased", "conflicts", "settings", "safetyCopy",
    "refused", "problems", "devices", "differences",
  ]

  func write<Writer: FieldWriter>(to writer: inout Writer) {
    writer.field("folder", report.folder)
    writer.field("encrypted", report.isEncrypted)
    writer.field("sent", report.sent)
    writer.field("taken", report.taken.new)
    writer.field("joined", report.taken.joined)
    writer.field("files", report.files)
    writer.field("erased", report.taken.erased.count)
    writer.field("conflicts", report.conflicts)
    writer.field("settings", report.settings)
    writer.field("safetyCopy", report.safetyCopy)
    writer.field("refused", records: report.taken.refused.map { RefusedItem(refused: $0) })
    writer.field("problems", records: report.problems.map { ProblemItem(problem: $0) })
    writer.field("devices", records: report.devices.map { DeviceItem(device: $0) })
    writer.field("differences", records: (report.differences ?? []).map { DifferenceItem(difference: $0) })
  }

  func write(text context: Context) {
    let told = context.text(
      .saySynced, .path(report.folder), .number(report.sent), .number(report.taken.new))
    context.out.write(text: "\(told)\n")
    guard let zone = try? context.zone() else { return }
    for difference in report.differences ?? [] {
      context.out.write(text: "  \(Self.text(difference, context, zone))\n")
    }
    if report.differences?.isEmpty ?? false { context.out.write(text: "  \(context.text(.saySyncSame))\n") }
    for device in report.devices {
      let when = context.moment(device.seen, zone)
      let line = context.text(
        device.isThis ? .saySyncThis : .saySyncDevice, .text(device.name), .text(when))
      context.out.write(text: "  \(line)\n")
    }
  }

  /// Reports what the user must know in addition.
  func report(to context: Context) {
    if let copy = report.safetyCopy { context.report(.sayRestoreCopy, .path(copy)) }
    if report.isNew, !report.isEncrypted { context.report(.saySyncPlain) }
    if !report.settings.isEmpty {
      let names = report.settings.joined(separator: ", ")
      context.report(.saySyncSettings, .number(report.settings.count), .text(names))
    }
    if report.taken.joined > 0 { context.report(.saySyncJoined, .number(report.taken.joined)) }
    if !report.taken.erased.isEmpty { context.report(.saySyncErased, .number(report.taken.erased.count)) }
    for refused in report.taken.refused {
      let name = refused.change?.short ?? refused.place ?? ""
      context.report(.saySyncRefused, .text(name), .sentence(refused.error.sentence))
    }
    for problem in report.problems { context.report(problem.fault.template, .text(problem.file)) }
    if report.conflicts > 0 { context.report(.saySyncConflicts, .number(report.conflicts)) }
  }

  private static func text(_ difference: SyncDifference, _ context: Context, _ zone: Zone) -> String {
    let (kind, id) = (context.text(kind: difference.kind), difference.id.short)
    func moment(_ stamp: Stamp) -> Sentence.Part { .text(context.moment(stamp.milliseconds, zone)) }
    switch (difference.here, difference.there) {
    case (let here?, let there?):
      return context.text(.saySyncOtherVersion, .text(kind), .text(id), moment(here), moment(there))
    case (let here?, nil): return context.text(.saySyncOnlyHere, .text(kind), .text(id), moment(here))
    case (nil, let there?): return context.text(.saySyncOnlyThere, .text(kind), .text(id), moment(there))
    case (nil, nil): return ""
    }
  }

  private struct DifferenceItem: FieldWritable {
    let difference: SyncDifference

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("kind", difference.kind)
      writer.field("id", difference.id.text)
      writer.field("here", difference.here?.text)
      writer.field("there", difference.there?.text)
    }
  }

  private struct RefusedItem: FieldWritable {
    let refused: SyncResult.Refusal

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("change", refused.change?.text)
      writer.field("place", refused.place)
      writer.field("error", refused.error.code)
    }
  }

  private struct ProblemItem: FieldWritable {
    let problem: SyncFolderProblem

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("file", problem.file)
      writer.field("problem", problem.fault.rawValue)
    }
  }

  private struct DeviceItem: FieldWritable {
    let device: SyncDevice

    func write<Writer: FieldWriter>(to writer: inout Writer) {
      writer.field("name", device.name)
      writer.field("device", Stamp.text(device: device.number))
      writer.field("seen", Instant(seconds: device.seen / 1_000).iso)
      writer.field("digest", device.digest)
      writer.field("this", device.isThis)
    }
  }
}

extension SyncFolderProblem.Fault {
  fileprivate var template: Template {
    switch self {
    case .half: .saySyncHalf
    case .renamed: .saySyncRenamed
    case .missing: .saySyncMissing
    case .unknown: .saySyncUnknown
    case .otherSpace: .saySyncOtherSpace
    case .later: .saySyncLater
    case .malformed: .saySyncMalformed
    case .noFile: .saySyncNoFile
    }
  }
}
