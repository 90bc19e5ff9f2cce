/// The path from the root of JSON text to one of its values.
indirect enum JSONPlace: CustomStringConvertible {
  case root
  case field(JSONPlace, String)
  case item(JSONPlace, Int)

  var description: String {
    switch self {
    case .root: ""
    case .field(.root, let name): name
    case .field(let parent, let name): "\(parent).\(name)"
    case .item(let parent, let index): "\(parent)[\(index)]"
    }
  }
}
