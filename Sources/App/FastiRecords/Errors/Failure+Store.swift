extension Failure {
  /// The sentence for a store that did not do what it was asked.
  public init(_ error: StoreError) {
    self.init(
      error.isStorage ? .storage : .refused, code: error.code, error.message, hint: error.hint, cause: .store(error))
  }
}
