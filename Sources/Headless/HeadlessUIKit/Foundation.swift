// UIKit exports Foundation, and so does this module. On a Mac, Foundation has types of the same name
// as UIKit's neighbors here (`NSKeyValueObservation`, which observes classes of Objective-C only). In
// a file that imports this module and not Foundation, the names mean the types of this module.
@_exported import Foundation
