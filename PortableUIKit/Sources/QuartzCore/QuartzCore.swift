// `import QuartzCore` on platforms without it: layers and animations are a part of PortableUIKit.
@_exported import PortableUIKit
