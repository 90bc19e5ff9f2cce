@testable import CatalogCommands
import Testing

struct ScriptBundleTests {
  @Test("A module is added once, before those that import it, with its exports")
  func order() throws {
    let bundle = ScriptBundle(modules: [
      "main.js": "import { a } from \"./a.js\";\nimport { b } from \"./b.js\";\na(b);",
      "a.js": "import { b } from \"./b.js\";\nexport function a() { return b; }",
      "b.js": "export const b = 1;\nconst hidden = 2;",
    ])
    let script = try bundle.script(running: "main.js")
    let places = ["const module_b_js =", "const module_a_js =", "const module_main_js ="].compactMap {
      script.range(of: $0)?.lowerBound
    }
    expect(places.count == 3 && places == places.sorted())
    expect(script.contains("const { b } = module_b_js;"))
    expect(script.contains("return { b };") && !script.contains("export ") && !script.contains("import "))
  }

  @Test("A missing module and a circle of imports are errors")
  func faults() {
    #expect(throws: CommandFailure.self) {
      try ScriptBundle(modules: ["a.js": "import { b } from \"./b.js\";"]).script(running: "a.js")
    }
    let circle = ["a.js": "import { b } from \"./b.js\";", "b.js": "import { a } from \"./a.js\";"]
    #expect(throws: CommandFailure.self) { try ScriptBundle(modules: circle).script(running: "a.js") }
  }
}
