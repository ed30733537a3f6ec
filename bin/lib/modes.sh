# The modes in which an app may compile, for the scripts that try them. Needs setup.sh.

modes=()
sdk=()

# New projects of Xcode put all types of an app on the main actor, with their conformances; a compiler before
# Swift 6.2 doesn't know that mode.
find_modes() {
  local folder empty
  folder=$(mktemp -d)
  empty=$folder/empty.swift
  : >"$empty"
  ! is_mac || sdk=(-sdk "$(xcrun --show-sdk-path)" -target "$(uname -m)-apple-macosx13.0")
  modes=("-swift-version 5" "-swift-version 6")
  ! swiftc -frontend -parse -default-isolation MainActor "$empty" 2>/dev/null ||
    modes+=("-swift-version 5 -default-isolation MainActor" "-swift-version 6 -default-isolation MainActor")
  rm -rf "$folder"
}
