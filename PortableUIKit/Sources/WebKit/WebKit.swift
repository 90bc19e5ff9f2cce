// `import WebKit` on platforms without it: PortableUIKit contains the web view.
@_exported import PortableUIKit
