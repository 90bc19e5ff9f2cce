import PortableUIKit

/// A phone of 375 x 667 points with a status bar of 20 and a table of 50 rows below a navigation bar with a
/// search bar.
@MainActor
final class SearchStage: NSObject, UITableViewDataSource, UITableViewDelegate,
  UISearchControllerDelegate, UISearchResultsUpdating
{
  let simulator = HostSimulator.fresh()
  let window: UIWindow
  let list = UITableViewController(style: .plain)
  let navigation: UINavigationController
  let search: UISearchController
  var log: [String] = []
  var presentsItself = false
  var bar: UINavigationBar { navigation.navigationBar }
  var table: UITableView { list.tableView }
  var field: UISearchTextField { search.searchBar.searchTextField }

  init(large: Bool = false, results: UIViewController? = nil, inBar: Bool = true) {
    window = UIWindow(frame: UIScreen.main.bounds)
    list.title = "Title"
    list.definesPresentationContext = true
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = large
    search = UISearchController(searchResultsController: results)
    super.init()
    search.delegate = self
    search.searchResultsUpdater = self
    list.tableView.dataSource = self
    list.tableView.delegate = self
    list.tableView.rowHeight = 50
    if inBar { list.navigationItem.searchController = search }
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    simulator.step()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("row") }

  func willPresentSearchController(_ searchController: UISearchController) { log.append("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { log.append("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("didDismiss") }
  func presentSearchController(_ searchController: UISearchController) {
    log.append("present")
    if presentsItself { list.present(searchController, animated: false) }
  }
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "nil")")
  }

  /// Taps the search field and waits for the end of the transition.
  func beginSearch() {
    tapScreen(at: field.convert(CGPoint(x: 100, y: 18), to: nil as UIView?), of: window)
    simulator.runUntilIdle()
  }

  /// Taps the cancel button and waits for the end of the transition.
  func cancel() {
    let bar = search.searchBar
    tapScreen(at: bar.convert(CGPoint(x: 340, y: field.frame.midY), to: nil as UIView?), of: window)
    simulator.runUntilIdle()
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    simulator.step()
  }

  /// The frame of the search field in the window.
  var fieldFrame: CGRect { field.convert(field.bounds, to: nil as UIView?) }
}
