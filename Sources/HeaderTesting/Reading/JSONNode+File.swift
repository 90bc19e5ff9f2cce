import Foundation

extension JSONNode {
  /// Reads and takes apart the JSON file at `url`; errors call it `name`, by default its path.
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

  /// Why a file could not be read, in few words.
  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
    case .fileReadNoPermission?: "reading it is not allowed"
    default: "it cannot be read (\(error.localizedDescription))"
    }
  }
}
