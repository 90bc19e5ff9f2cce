extension Selector {
  /// Creates a selector from a block, instead of `#selector`. The block receives the sender. It isn't called
  /// after the target to which it belongs was deallocated.
  ///
  ///     UITapGestureRecognizer(target: self, action: Selector { [weak self] _ in self?.close() })
  public init(_ block: @escaping @MainActor (_ sender: Any?) -> Void) {
    self.init(SelectorBlock(block))
  }
}
