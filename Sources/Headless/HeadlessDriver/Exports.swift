// A test of screens needs one import.
@_exported import Foundation
@_exported import HeadlessUIKit
