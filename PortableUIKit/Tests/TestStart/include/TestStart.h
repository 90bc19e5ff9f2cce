/// Runs before `main` and calls `portableUIKitTestsStart`, which the tests define in Swift. Swift itself has no code that
/// runs before the first test.
void portableUIKitTestsStart(void);
