import FastiDays
import FastiRecords
import FastiTransfer
import TestSupport
import Testing

/// The rules of every kind for concurrent changes, so that a new kind or column must define them.
@Suite("Kinds and other devices") struct MeetingTests {
  @Test("every kind defines how concurrent versions are merged, and whether they are synced")
  func said() {
    for kind in RecordKinds.all {
      #expect(kind.reach != nil, "\(kind.table) does not say whether it is synced")
      #expect(kind.meeting != nil, "\(kind.table) does not say how its versions meet")
    }
  }

  @Test("every column is in one group, or the kind is merged as a whole")
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

  @Test("a list that is merged entry by entry is a group of one column")
  func lists() {
    for kind in RecordKinds.all {
      for list in kind.lists { #expect(kind.groups.contains([list]), "\(kind.table) \(list)") }
    }
  }

  @Test("settings of a machine stay on it")
  func settings() {
    let kept = SettingKey.allCases.filter { $0.reach == .device }
    #expect(Set(kept) == [.notifyChannels, .servePublicURL])
  }

  @Test("the page about the store describes it for every kind")
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
