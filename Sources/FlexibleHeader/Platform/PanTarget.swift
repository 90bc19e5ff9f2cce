import UIKit

// The target of a scroll view's pan gesture recognizer. Recognizers don't retain targets, so the owner keeps the object and
// ends it. On Apple's platforms, an action is a method that Objective-C can call.
#if canImport(ObjectiveC)
  @MainActor final class PanTarget: NSObject {
    private weak var recognizer: UIPanGestureRecognizer?
    private let onChange: @MainActor (UIGestureRecognizer.State) -> Void

    /// Begins to report the states of a recognizer.
    init(
      of recognizer: UIPanGestureRecognizer,
      onChange: @escaping @MainActor (UIGestureRecognizer.State) -> Void
    ) {
      self.recognizer = recognizer
      self.onChange = onChange
      super.init()
      recognizer.addTarget(self, action: #selector(recognizerDidChange(_:)))
    }

    /// Stops reporting.
    func end() { recognizer?.removeTarget(self, action: #selector(recognizerDidChange(_:))) }

    @objc private func recognizerDidChange(_ recognizer: UIPanGestureRecognizer) {
      onChange(recognizer.state)
    }
  }
#else
  @MainActor final class PanTarget: NSObject {
    private weak var recognizer: UIPanGestureRecognizer?
    private let action: Selector

    init(
      of recognizer: UIPanGestureRecognizer,
      onChange: @escaping @MainActor (UIGestureRecognizer.State) -> Void
    ) {
      self.recognizer = recognizer
      action = Selector { sender in
        if let recognizer = sender as? UIGestureRecognizer { onChange(recognizer.state) }
      }
      super.init()
      recognizer.addTarget(self, action: action)
    }

    func end() { recognizer?.removeTarget(self, action: action) }
  }
#endif
