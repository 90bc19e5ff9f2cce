// The compiler imports a module of this name in each file that imports both Testing and CoreGraphics. Apple's adds images as
// attachments of tests; this one is empty, but must exist.
