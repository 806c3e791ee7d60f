import FastiCivil
import FastiDays
import FastiPerson
import FastiRecords
import FastiTransfer
import Testing

/// The commands about the program and its store, on a store in memory.
@Suite("config, undo, history, paths, doctor")
struct DataCommandTests {
  /// Runs lines in sequence on one store; returns the result of the last.
  func run(_ lines: String..., store: MemoryStore = MemoryStore(), files: Set<String> = []) -> TestMachine.Result {
    var result = TestMachine.Result(output: "", error: "", status: 0)
    for line in lines {
      var machine = TestMachine()
      machine.variables["FASTI_DATA"] = "/data"
      machine.store = store
      machine.files.existing = files
      result = machine.run(line)
    }
    return result
  }

  @Test("settings are listed, read and set")
  func settings() {
    #expect(run("config get regions.limit") == .init(output: "2\n", error: "", status: 0))
    #expect(run("config set regions.limit 5").output == "5\n")
    #expect(run("config set regions.limit 5", "config get regions.limit").output == "5\n")
    #expect(
      run("config get holidays.show --json").output
        == #"{"key":"holidays.show","value":"on","initial":"on","summary":"whether holidays show in today, week, "#
        + #"month and year: on or off"}"# + "\n")
    #expect(run("config list --format csv").output.hasPrefix("key,value,initial,summary\nregions.selected,,,"))
    #expect(run("config list").output.split(separator: "\n").count == SettingKey.allCases.count)
  }

  @Test("the initial value of every setting can be set, and is read back", arguments: SettingKey.allCases)
  func initial(_ key: SettingKey) {
    #expect(run("config get \(key.rawValue)").output == key.initial + "\n")
    #expect(run("config set \(key.rawValue) '\(key.initial)'").output == key.initial + "\n")
    #expect(!"\(key.summary.english)".isEmpty)
  }

  @Test("a selection is checked: unknown regions, and more than the limit")
  func selection() {
    #expect(run("config set regions.selected SE,VN", "config get regions.selected").output == "SE,VN\n")
    let third = run("config set regions.selected SE,VN,US")
    #expect(third.status == 5)
    #expect(third.error.contains("at most 2"))
    #expect(run("config set regions.limit 3", "config set regions.selected SE,VN,US").status == 0)
    #expect(run("config set regions.selected SX").status == 3)
    #expect(run("config set regions.selected ''").output == "\n")
  }

  @Test(
    "wrong settings and values",
    arguments: [
      ("config set regions.limt 5", 3), ("config set regions.limit many", 4), ("config set regions.limit 0", 4),
      ("config set regions.limit", 2), ("config", 2), ("config lst", 2), ("config set holidays.show maybe", 4),
      ("config set regions.limit 5 6", 2), ("config get", 2),
    ] as [(String, UInt8)])
  func wrong(line: String, status: UInt8) {
    let result = run(line)
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(result.error.hasPrefix("fasti: "))
  }

  @Test("undo undoes the last change, then the one before; redo goes forward again")
  func undo() {
    let store = MemoryStore()
    _ = run("config set regions.limit 5", "config set regions.limit 7", store: store)
    #expect(run("undo", store: store).output == "undone: setting regions.limit changed\n")
    #expect(run("config get regions.limit", store: store).output == "5\n")
    #expect(run("redo", store: store).output == "done again: setting regions.limit changed\n")
    #expect(run("config get regions.limit", store: store).output == "7\n")
    #expect(run("redo", store: store) == .init(output: "", error: "fasti: there is nothing to redo\n", status: 1))
    _ = run("undo", "undo", store: store)
    #expect(run("config get regions.limit", store: store).output == "2\n")
    #expect(run("undo", store: store).status == 1)
  }

  @Test("undo with nothing to undo, with no id, and with an unknown one")
  func noUndo() {
    #expect(run("undo") == .init(output: "", error: "fasti: there is nothing to undo\n", status: 1))
    #expect(run("undo xyz").status == 4)
    let unknown = run("config set regions.limit 5", "undo 019a9f3c-2b7e-7000-8f0c-9a7e21d44b10")
    #expect(unknown.status == 3)
    #expect(unknown.error.hasSuffix("  try: fasti history\n"))
  }

  @Test("a change before another one of the same record is not undone alone")
  func changedSince() {
    let store = MemoryStore()
    _ = run("config set regions.limit 5", "config set regions.limit 7", store: store)
    let first = store.changes[0].summary.change.id
    #expect(run("undo \(first.text)", store: store).status == 5)
  }

  @Test("the history, newest first, in the zone")
  func history() {
    let store = MemoryStore()
    _ = run("config set regions.limit 5", "config set 'holidays.show' off --json", store: store)
    #expect(
      run("history", store: store).output == """
        2026-02-05 13:02  setting holidays.show changed
          created setting holidays.show
          019a0000-0000-7000-0000-000000000002
        2026-02-05 13:01  setting regions.limit changed
          created setting regions.limit
          019a0000-0000-7000-0000-000000000001

        """)
    #expect(run("history --limit 1", store: store).output.contains("holidays.show"))
    #expect(!run("history -n1", store: store).output.contains("regions.limit"))
    #expect(run("history regions.limit", store: store).output.contains("setting regions.limit changed"))
    let json = run("history --json -n 1", store: store).output
    #expect(
      json.hasPrefix("[\n{\"id\":\"019a0000-0000-7000-0000-000000000002\",\"time\":\"2026-02-05T12:02:00Z\",\"stamp\":")
    )
    #expect(json.contains(#""command":":edit setting holidays.show","touched":[{"kind":"setting","id":""#))
    #expect(json.contains(#""action":{"verb":"edit","kind":"setting","id":"holidays.show"}"#))
  }

  @Test("an empty history")
  func noHistory() {
    #expect(run("history") == .init(output: "", error: "fasti: nothing was changed yet\n", status: 1))
    #expect(run("history --json") == .init(output: "[]\n", error: "", status: 1))
    let head = "id,time,stamp,command,touched,action.verb,action.kind,action.id,device,own\n"
    #expect(run("history --format csv").output == head)
    #expect(run("history se.nothing").status == 3)
    #expect(run("history --limit 0").status == 4)
  }

  @Test("paths, without touching the store")
  func paths() {
    let store = MemoryStore()
    store.fault = .corrupt(path: "/data/fasti.db", detail: .said("x"))
    #expect(run("paths", store: store).output == "data   /data\nstore  /data/fasti.db\n")
    #expect(
      run("paths --json --data /tmp/x/", store: store).output
        == "{\"data\":\"/tmp/x/\",\"store\":\"/tmp/x/fasti.db\"}\n")
  }

  @Test(
    "commands without a store run if it is broken",
    arguments: [
      "", "help", "version", "completions bash", "paths", "config --help", "help --man",
    ])
  func noStore(line: String) {
    let store = MemoryStore()
    store.fault = .corrupt(path: "/data/fasti.db", detail: .said("x"))
    #expect(run(line, store: store).status == 0)
  }

  @Test("the doctor reports no fault on a new machine and with an undamaged store")
  func healthy() {
    #expect(run("doctor").status == 0)
    #expect(run("doctor").output.contains("is not there yet"))
    let result = run("doctor --engines", files: ["/data/fasti.db"])
    #expect(result.status == 0)
    #expect(result.output.contains("/data/fasti.db, version 1, 4096 bytes"))
    #expect(result.output.contains("SE: "))
    #expect(!result.output.contains("wrong"))
  }

  @Test("the doctor reports faults and remedies")
  func ill() {
    let store = MemoryStore()
    store.findings = [.damaged(database: "/data/fasti.db", "an index", folder: "/data")]
    let found = run("doctor", store: store, files: ["/data/fasti.db"])
    #expect(found.status == 7)
    #expect(
      found.output.hasSuffix(
        """
        wrong  store    /data/fasti.db is damaged: an index
                 do: copy the folder /data to a safe place, then restore the latest backup

        """))
    store.fault = .notAStore(path: "/data/fasti.db")
    let foreign = run("doctor --json", store: store, files: ["/data/fasti.db"])
    #expect(foreign.status == 7)
    #expect(foreign.output.hasPrefix("{\"ok\":false,\"checks\":[{\"check\":\"program\",\"ok\":true"))
    #expect(run("doctor --zone Nowhere").status == 1)
    store.fault = .corrupt(path: "/data/fasti.db", detail: .said("x"))
    let corrupt = run("doctor", store: store, files: ["/data/fasti.db"])
    #expect(corrupt.status == 7 && !corrupt.output.contains("do: fasti doctor"), "it does not lead back to itself")
  }

  @Test("--database is refused, not ignored")
  func database() {
    let result = run("history --database postgres://localhost/fasti")
    #expect(result.status == 7)
    #expect(result.error.contains("PostgreSQL"))
  }

  @Test(
    "a failing store has exit status 7, with a remedy",
    arguments: [
      StoreError.locked(path: "/data/fasti.db", seconds: 5), .full(path: "/data"), .readOnly(path: "/data"),
      .corrupt(path: "/data/fasti.db", detail: .said("x")), .newer(path: "/data/fasti.db", version: 9, supported: 1),
    ])
  func faults(fault: StoreError) {
    let store = MemoryStore()
    store.fault = fault
    for line in ["config set regions.limit 5", "history", "undo"] {
      let result = run(line, store: store)
      #expect(result.status == 7)
      #expect(result.error.contains("\n  try: "))
    }
  }
}
