import FastiDays
import FastiMonths
import FastiPages

extension MonthDisagreement {
  /// What a page says of a dispute.
  init(_ dispute: MonthDispute) {
    self.init(dispute.month, dispute.announcements.map { (Document($0.document), $0.day) }, kept: dispute.kept)
  }
}

extension MonthDisagreement.Document {
  fileprivate init(_ document: MonthDocument) {
    switch document {
    case .home, .fiqh: self = .home
    case .news: self = .news
    case .api: self = .json
    case .pdf: self = .pdf
    }
  }
}
