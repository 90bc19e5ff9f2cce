// `import QuartzCore` on platforms without it: PortableUIKit contains layers and animations.
@_exported import PortableUIKit
