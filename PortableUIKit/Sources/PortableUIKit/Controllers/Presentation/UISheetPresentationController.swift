/// A presentation controller that shows a controller in a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {}
