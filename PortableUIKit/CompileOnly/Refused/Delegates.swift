// Tables and collection views take delegates of their own types only.
import PortableUIKit

final class ScrollDelegate: NSObject, UIScrollViewDelegate {}
final class TableDelegate: NSObject, UITableViewDelegate {}

@MainActor func assign(_ table: UITableView, _ collection: UICollectionView, _ scrollView: UIScrollView) {
  let (plain, tabular) = (ScrollDelegate(), TableDelegate())
  table.delegate = plain  // expected-error {{'delegate' is unavailable: a table takes a}}
  collection.delegate = plain  // expected-error {{'delegate' is unavailable: a table takes a}}
  collection.delegate = tabular  // expected-error {{'delegate' is unavailable: a table takes a}}
  table.delegate = tabular
  scrollView.delegate = plain
  scrollView.delegate = tabular
}
