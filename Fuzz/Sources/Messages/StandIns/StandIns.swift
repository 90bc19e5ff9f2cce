@_exported import Foundation

// Stand-ins for what messages mention of the catalog's screens and of PortableUIKit, which take minutes to build.

struct CatalogScreen {
  var id: String

  static let all = [CatalogScreen(id: "typical-use"), CatalogScreen(id: "square-cash")]
}

struct DeviceModel {
  var name: String

  static let phoneNotch = DeviceModel(name: "phone-notch")
  static let all = [phoneNotch, DeviceModel(name: "phone-4.7")]
}

enum UIContentSizeCategory {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

struct HostStroke {
  struct Sample {
    var time: Double
    var location: CGPoint
  }

  var samples: [Sample]
  var liftsAt: Double
}
