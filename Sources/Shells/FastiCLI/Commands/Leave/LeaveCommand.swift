import FastiTerminal

/// `fasti leave`: the leave ledger.
enum LeaveCommand: Command {
  static let name = "leave"

  static var definition: CommandDefinition {
    CommandDefinition(
      summary: "Keep a ledger of vacation, sick leave and overtime", synonyms: ["time off", "absence", "PTO"],
      details: [
        "The official balance is what is posted: an entry counts from the payday of its pay period. The forecast is "
          + "what everything dated until a day makes. Documentation/Leave.md explains both.",
        "Hours are written 7.75, 7h45 or 7:45. Every change can be undone: fasti undo.",
      ],
      examples: [
        Example("fasti leave balance", "what there is, and what is foreseen"),
        Example("fasti leave add vacation used 8 --on fri", "a day off"),
        Example("fasti leave afford vacation 40", "when a week can be taken"),
      ],
      subcommands: [
        LeaveBalanceCommand.self, LeaveAddCommand.self, LeaveEditCommand.self, LeaveDeleteCommand.self,
        LeaveListCommand.self, LeaveJoinCommand.self, LeaveExplainCommand.self, LeaveAffordCommand.self,
        LeaveWhatIfCommand.self,
        LeavePlanCommand.self,
        LeavePeriodsCommand.self, LeaveSetupCommand.self, LeaveVerifyCommand.self,
      ])
  }
}
