/// What was typed before the session ended, ready to be sent again by somebody who has signed in.
public struct HeldPage: Sendable {
  /// The form.
  public var form: HeldForm

  /// A form to send again.
  public init(_ form: HeldForm) { self.form = form }
}
