import HeaderEngine

extension TraceChange {
  init(readingFrom node: JSONNode, scrollViewCount: Int) throws {
    let property = try node["property"]
    let value = try node["value"]
    let name = try property.text()
    if name != "scrollViewSafeAreaTop" { try node.allowOnly(["type", "property", "value"]) }
    switch name {
    case "scrollViewSafeAreaTop":
      let index = try node.field("index")?.index(below: scrollViewCount)
      self = .scrollViewSafeAreaTop(try value.number(in: TraceSetup.heights), index: index)
    case "shiftBehavior":
      self = .shiftBehavior(try value.choice(of: FlexibleHeaderShiftBehavior.allCases))
    case "contentImportance":
      self = .contentImportance(try value.choice(of: FlexibleHeaderContentImportance.allCases))
    default:
      if let number = Number(rawValue: name) {
        let range = number == .visibleShadowOpacity ? 0...1 : TraceSetup.heights
        self = .number(number, try value.number(in: range))
      } else if let flag = Flag(rawValue: name) {
        self = .flag(flag, try value.flag())
      } else {
        throw property.fault("expected the name of an option or circumstance, found \(property.value.kind)")
      }
    }
  }

  /// The name of the change in trace files.
  var name: String {
    switch self {
    case .number(let number, _): number.rawValue
    case .flag(let flag, _): flag.rawValue
    case .shiftBehavior: "shiftBehavior"
    case .contentImportance: "contentImportance"
    case .scrollViewSafeAreaTop: "scrollViewSafeAreaTop"
    }
  }

  var payload: [String: JSONValue] {
    var payload: [String: JSONValue] = ["property": .string(name), "value": value]
    if case .scrollViewSafeAreaTop(_, let index?) = self { payload["index"] = .number(Double(index)) }
    return payload
  }

  private var value: JSONValue {
    switch self {
    case .number(_, let value), .scrollViewSafeAreaTop(let value, _): .number(value)
    case .flag(_, let value): .bool(value)
    case .shiftBehavior(let behavior): .string("\(behavior)")
    case .contentImportance(let importance): .string("\(importance)")
    }
  }
}
