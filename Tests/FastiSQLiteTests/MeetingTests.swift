import FastiDays
import FastiRecords
import FastiTransfer
import TestSupport
import Testing

/// What every kind says about devices that write beside each other, so that whoever adds a kind or a column decides it.
@Suite("Kinds and other devices") struct MeetingTests {
  @Test("every kind says what happens to versions that were written beside each other, and where they go")
  func said() {
    for kind in RecordKinds.all {
      #expect(kind.reach != nil, "\(kind.table) does not say whether it is synced")
      #expect(kind.meeting != nil, "\(kind.table) does not say how its versions meet")
    }
  }

  @Test("every column is in one group, or the kind is one whole")
  func columns() {
    for kind in RecordKinds.all {
      switch kind.meeting {
      case .groups:
        #expect(kind.groups.flatMap { $0 }.sorted() == kind.columns.sorted(), "\(kind.table)")
        #expect(kind.groups.count > 1, "\(kind.table)")
      case .lines(let column): #expect(kind.groups.isEmpty && kind.columns.contains(column), "\(kind.table)")
      case .whole, nil: #expect(kind.groups.isEmpty, "\(kind.table)")
      }
    }
  }

  @Test("settings of a machine stay on it")
  func settings() {
    let kept = SettingKey.allCases.filter { $0.reach == .device }
    #expect(Set(kept) == [.notifyChannels, .servePublicURL])
  }

  @Test("the page about the store says it of every kind")
  func page() throws {
    let page = try #require(try PackageFolder.text("Documentation/Store.md"))
    for kind in RecordKinds.all {
      let told: String
      switch kind.meeting {
      case .groups: told = kind.groups.map { $0.joined(separator: ", ") }.joined(separator: " · ")
      case .lines(let column): told = "lines of \(column)"
      case .whole, nil: told = "whole"
      }
      #expect(page.contains("| `\(kind.table)` | \(told) |"), "| `\(kind.table)` | \(told) |")
    }
  }
}
