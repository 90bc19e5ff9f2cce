/// The lists below a profile. They have no code for the header.
final class PostsPage: UITableViewController {
  private let rows = ItemRows(
    [
      ItemRow(
        title: "Over the pass before noon", subtitle: "Snow in the gullies, and a thermos that leaks. 2 h"),
      ItemRow(title: "The ferry has a new captain", subtitle: "She waits for people who run. 5 h"),
      ItemRow(title: "A map of all benches", subtitle: "Forty of them, nine with a view. Yesterday"),
      ItemRow(title: "Rye, salt, water", subtitle: "The starter is eleven years old today. Monday"),
    ], count: 24)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 64
    tableView.rowHeight = UITableView.automaticDimension
    tableView.dataSource = rows
  }
}

/// A page that is too short to scroll.
final class LikesPage: UITableViewController {
  private let rows = ItemRows(Array(Place.all.prefix(3)))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 64
    tableView.rowHeight = UITableView.automaticDimension
    tableView.dataSource = rows
  }
}

/// Pictures in three columns.
final class PhotosPage: UICollectionViewController {
  private static let pictures = (0..<12).map { index in
    Drawing.hills(hue: CGFloat(index * 5 % 12) / 12, variant: index, size: CGSize(width: 130, height: 130))
  }

  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      subitems: [item])
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    36
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    let picture = UIImageView(image: Self.pictures[indexPath.item % Self.pictures.count])
    picture.contentMode = .scaleAspectFill
    cell.clipsToBounds = true
    cell.backgroundView = picture
    return cell
  }
}
