import Foundation

extension JSONNode {
  /// Reads and parses the JSON file at `url`. Errors refer to it as `name`, which defaults to its path.
  init(contentsOf url: URL, named name: String?) throws {
    let name = name ?? url.relativePath
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw FaultyFile(file: name, problem: JSONNode.reason(error))
    }
    try self.init(parsing: data, file: name)
  }

  /// Returns a short description of why a file couldn't be read.
  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
    case .fileReadNoPermission?: "reading it is not allowed"
    default: "it cannot be read (\(error.localizedDescription))"
    }
  }
}
