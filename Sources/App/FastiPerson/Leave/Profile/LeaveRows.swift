import FastiCivil
package import FastiLeave
package import FastiRecords

/// The stored rows of the leave profile at one moment.
package struct LeaveRows {
  package var profile: LeaveProfileRecord?
  package var terms: [LeaveTermsRecord]
  package var rates: [LeaveRateRecord]

  /// The rows of a profile without kinds of leave.
  package init(profile: LeaveProfileRecord) { (self.profile, terms, rates) = (profile, [], []) }

  /// The rows of a setup.
  package init(of setup: LeaveSetup) {
    let rows = setup.rows
    (profile, terms, rates) = (rows.profile, rows.terms, rows.rates)
  }

  /// Reads the rows.
  package init(_ reader: any StoreReader) throws(StoreError) {
    profile = try reader.record(LeaveProfileRecord.self, key: LeaveProfileRecord.key)
    terms = try reader.all(LeaveTermsRecord.self).map(\.record)
    rates = try reader.all(LeaveRateRecord.self).map(\.record)
  }

  /// The setup from these rows; the initial one if there are none.
  package func setup() throws(LeaveError) -> LeaveSetup {
    let initial = try LeaveSetup.initial()
    guard profile != nil || !terms.isEmpty else { return initial }
    let sorted = terms.sorted { ($0.position, $0.type) < ($1.position, $1.type) }
    var all: [LeaveTerms] = []
    for one in sorted {
      all.append(
        LeaveTerms(
          type: one.type, start: one.start, rates: try rateTable(one.type), policies: one.policies, floor: one.floor))
    }
    return LeaveSetup(
      profile: try LeaveProfile(
        schedule: profile?.schedule ?? initial.profile.schedule, baseline: profile?.baseline ?? .additive,
        terms: terms.isEmpty ? initial.profile.terms : all),
      rounding: profile?.rounding ?? initial.rounding, isSaved: true)
  }

  /// The lines of a kind of leave by their days; the first has no day, even if two devices stored other lines.
  private func rateTable(_ type: LeaveType) throws(LeaveError) -> RateTable {
    let lines = rates.filter { $0.type == type }
    let open = lines.first { $0.since == nil }
    var table = try RateTable(open?.rate ?? .zero)
    for line in lines {
      if let since = line.since { table = try table.setting(line.rate, from: since) }
    }
    return table
  }
}

extension LeaveSetup {
  /// The records of a setup.
  var rows: (profile: LeaveProfileRecord, terms: [LeaveTermsRecord], rates: [LeaveRateRecord]) {
    (
      LeaveProfileRecord(schedule: profile.schedule, baseline: profile.baseline, rounding: rounding),
      profile.terms.enumerated().map { position, terms in
        LeaveTermsRecord(
          type: terms.type, position: position, start: terms.start, policies: terms.policies, floor: terms.floor)
      },
      profile.terms.flatMap { terms in
        terms.rates.lines.map { LeaveRateRecord(type: terms.type, since: $0.from, rate: $0.rate) }
      }
    )
  }
}
