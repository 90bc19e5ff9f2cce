extension Selector {
  /// Makes a selector of a block, in place of `#selector`. The block gets the sender; it isn't called any more when
  /// the target that it was given with is gone.
  ///
  ///     UITapGestureRecognizer(target: self, action: Selector { [weak self] _ in self?.close() })
  public init(_ block: @escaping @MainActor (_ sender: Any?) -> Void) {
    self.block = SelectorBlock(block)
  }
}
