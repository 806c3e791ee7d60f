/// The progress of long work: the work reports it from time to time.
public struct Progress {
  private let report: ((Int, Int?) -> Void)?

  /// Progress that is shown.
  public init(_ report: @escaping (_ done: Int, _ total: Int?) -> Void) { self.report = report }

  private init() { report = nil }

  /// Whether it is shown; if not, a process that only waits need not wake up for it.
  public var isShown: Bool { report != nil }

  /// Progress that is not shown.
  public static var none: Progress { Progress() }

  /// Reports how much is done, and the total if it is known. It is cheap enough to be called for every piece of work.
  public func callAsFunction(_ done: Int, of total: Int? = nil) { report?(done, total) }
}
