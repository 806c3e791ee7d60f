import FastiCivil
import FastiDays
import FastiFormats
import FastiPerson
import FastiRecords
import FastiTerminal

/// `fasti undo [CHANGE]`.
enum UndoCommand: Command {
  static let name = "undo"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Undo the last change", synonyms: ["revert"],
      details: [
        "Restores the state before the last change; undo again goes one change further back each time. Undoing is a "
          + "change as well: fasti redo takes back the last undo, and fasti undo CHANGE any change."
      ],
      arguments: [Argument("CHANGE", .text, .optional, help: "the id of an earlier change, as fasti history shows it")],
      examples: [
        Example("fasti undo", "undo the last change"),
        Example("fasti undo 019a9f3c-2b7e-7000-8f0c-9a7e21d44b10", "undo an earlier change"),
      ],
      statuses: [
        StatusNote(.no, "there is nothing to undo"), StatusNote(.notFound, "there is no such change"),
        StatusNote(
          .refused,
          "a later change touched the same thing, more regions than the limit would be selected, or a region would have "
            + "no parent"),
      ])
  }

  static func run(_ context: Context) throws(Failure) {
    try perform(context.invocation.argument(0).map(RecordID.read).map { UndoStep.change($0) } ?? .back, context)
  }

  /// Undoes the change of a step, and answers with the change.
  static func perform(_ step: UndoStep, _ context: Context) throws(Failure) {
    let store = try context.store()
    let undone: ChangeSummary
    let refusal: Failure?
    do throws(StoreError) { refusal = try UndoLimits(store).refusal(of: step) } catch { throw Failure(error) }
    if let refusal { throw refusal }
    do throws(StoreError) {
      undone = try store.undo(step, as: store.newChange(ChangeAction(.undo, .change, step.typed?.text)))
    } catch {
      switch error {
      case .nothingToUndo:
        context.status = .no
        return context.report(nothing: .storeNothingToUndo)
      case .nothingToRedo:
        context.status = .no
        return context.report(nothing: .storeNothingToRedo)
      case .noSuchChange(let id): throw Failure(.thing(.unknownChange("\(id)")), field: .change)
      default: throw Failure(error)
      }
    }
    let back = try broughtBack(by: undone, in: store, context)
    context.answer(ChangeItem(summary: undone)) { context in
      let change = undone.text(in: context.wording)
      if step != .forward || back == nil {
        context.out.write(text: "\(context.text(.sayUndone, .text(change)))\n")
      }
      if let back { context.out.write(text: back + "\n") }
    }
  }

  /// The result of undoing an undo: the first change applies again, or is undone again.
  private static func broughtBack(
    by undone: ChangeSummary, in store: any Store, _ context: Context
  ) throws(Failure) -> String? {
    guard undone.undoes != nil else { return nil }
    let history: [ChangeSummary]
    do throws(StoreError) { history = try store.history(limit: .max) } catch { throw Failure(error) }
    var root = undone
    var counts = false
    var seen: Set<RecordID> = []
    while let target = root.undoes, seen.insert(target).inserted,
      let found = history.first(where: { $0.change.id == target })
    {
      root = found
      counts.toggle()
    }
    // The undone change may have been compacted away.
    guard root.undoes == nil else { return nil }
    return context.text(counts ? .sayDoneAgain : .sayUndoneAgain, .text(root.text(in: context.wording)))
  }
}

/// `fasti redo`.
enum RedoCommand: Command {
  static let name = "redo"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Take back the last undo",
      details: [
        "After several undos, each redo goes one change forward again, as long as nothing was changed since."
      ],
      examples: [Example("fasti redo", "do again what was undone")],
      statuses: [
        StatusNote(.no, "there is nothing to redo"),
        StatusNote(.refused, "more regions than the limit would be selected"),
      ])
  }

  static func run(_ context: Context) throws(Failure) { try UndoCommand.perform(.forward, context) }
}

extension UndoStep {
  /// The typed id; nil if there is none.
  fileprivate var typed: RecordID? {
    if case .change(let id) = self { return id }
    return nil
  }
}

extension RecordID {
  /// The typed id.
  /// - Throws: `.invalid` if it is not an id.
  static func read(_ text: String) throws(Failure) -> RecordID {
    if let id = RecordID(text: text) { return id }
    throw Failure(.value(.id), field: .id, value: text)
  }
}
