// The compiler imports a module of this name in each file that imports both Testing and UIKit. Apple's adds pictures as
// attachments of tests; this one adds nothing, but has to be there.
