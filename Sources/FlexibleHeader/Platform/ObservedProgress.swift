import UIKit

// Key-value observation of a bar's progress. It exists only with Objective-C.
#if canImport(ObjectiveC)
  /// Exposes `progress` to Objective-C. An attribute in the class body wouldn't compile on other platforms.
  @MainActor @objc protocol ObservableProgress {
    var progress: CGFloat { get }
  }

  extension FlexibleHeightBar: ObservableProgress {
    /// The stored progress. Every change of it, also by Swift code, is a change of `progress` for key-value observers.
    @objc dynamic var observedProgress: Double {
      get { state.progress }
      set { state.progress = newValue }
    }

    /// Called by key-value observation, which finds the method by its name.
    @objc nonisolated static func keyPathsForValuesAffectingProgress() -> Set<String> { ["observedProgress"] }
  }
#else
  extension FlexibleHeightBar {
    var observedProgress: Double {
      get { state.progress }
      set { state.progress = newValue }
    }
  }
#endif
