import FlexibleHeader
import HeaderTesting
import Testing

@MainActor @Suite("Material's example: Background images") struct BackgroundImagesExampleTests {
  private final class MyViewController: UIViewController {
    let headerViewController = FlexibleHeaderViewController()
    let scrollView = UIScrollView()
    let imageView = UIImageView()

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: view.bounds.width, height: 3000)
      scrollView.delegate = headerViewController
      view.addSubview(scrollView)
      addChild(headerViewController)

      let headerView = headerViewController.headerView
      imageView.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
        UIColor.green.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      }
      imageView.frame = headerView.bounds
      imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      headerView.contentView.addSubview(UILabel())
      headerView.contentView.insertSubview(imageView, at: 0)
      imageView.contentMode = .scaleAspectFill
      imageView.clipsToBounds = true

      headerView.maximumHeight = 200
      headerView.trackingScrollView = scrollView
      view.addSubview(headerView)
      headerViewController.didMove(toParent: self)
    }
  }

  @Test(
    "the picture fills the header at every height and in both orientations", .needs([.rotation, .touches]),
    arguments: DeviceModel.all)
  func fills(device: DeviceModel) {
    let phone = HeaderStage(device) { MyViewController() }
    let header = phone.root.headerViewController.headerView
    let picture = phone.root.imageView
    var heights: Set<CGFloat> = []
    let check = {
      expectEqual(picture.convert(picture.bounds, to: header), header.bounds)
      heights.insert(header.bounds.height)
    }
    check()
    phone.drag(by: 200, onFrame: check)
    phone.drag(by: -250, onFrame: check)
    expectGreater(heights.count, 10)
    phone.rotate(to: .landscapeLeft)
    expect(phone.settle())
    check()
    expectEqual(header.bounds.width, device.screenSize.height)
  }

  @Test("the picture lies behind the header's own views and is cut off at its edge; the header itself is not")
  func behind() {
    let phone = HeaderStage { MyViewController() }
    let header = phone.root.headerViewController.headerView
    expectSame(header.contentView.subviews.first, phone.root.imageView)
    expect(phone.root.imageView.clipsToBounds && !header.clipsToBounds && !header.contentView.clipsToBounds)
  }
}
