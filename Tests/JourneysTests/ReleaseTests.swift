import Foundation
import TestSupport
import Testing

/// Stores and backups of earlier versions, read by the present program; see Tests/Fixtures/releases/README.md.
@Suite("The files of releases") struct ReleaseTests {
  private static let releases = Set(
    PackageFolder.files(below: "Tests/Fixtures/releases").map { $0.split(separator: "/") }.filter { $0.count == 5 }
      .map { String($0[3]) }
  ).sorted()

  @Test("there is at least one") func some() { #expect(!Self.releases.isEmpty) }

  @Test("a store opens, is undamaged, and has its records", arguments: releases) func store(_ release: String) throws {
    let world = try World()
    try check(world.run("tar -xzf ../fixtures/releases/\(release)/data.tar.gz -C .."))
    try content(of: release, in: world)
  }

  @Test("a backup restores the same records", arguments: releases) func backup(_ release: String) throws {
    let world = try World()
    try check(world.run("fasti backup restore ../fixtures/releases/\(release)/backup.zip"))
    try content(of: release, in: world)
  }

  /// Compares the present exports with the exports of the release.
  private func content(of release: String, in world: World) throws {
    let folder = "../fixtures/releases/\(release)"
    try check(world.run("fasti doctor"))
    for (format, file) in [("csv", "leave.csv"), ("hledger", "leave.journal"), ("json", "leave.json")] {
      try check(world.run("fasti export \(format) | cmp - \(folder)/\(file)"))
    }
    try check(world.run("fasti export planner | cmp - \(folder)/planner.json"))
    let parts = "holidays,events,countdowns,reminders,notes,used,accrued,adjustments,payday"
    try check(world.run("fasti feed write ../feed.ics --only \(parts)"))
    let expected = FeedEntry.all(try world.bytes("fixtures/releases/\(release)/feed.ics"))
    let real = FeedEntry.all(try world.bytes("feed.ics"))
    #expect(expected.count > 300)
    for change in real.difference(from: expected) { Issue.record("\(release): \(change)") }
  }

  private func check(_ answer: Journey.Answer) throws { try #require(answer.status == 0, "\(answer)") }
}
