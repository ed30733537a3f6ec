# The shared functions of the scripts in this folder. Source it from the repository's root.

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

command -v swift >/dev/null || fail "Swift 6.3 or later is needed: swift is not on the PATH."

# Installs the missing ones of the named Debian packages. Asks nothing if none is missing.
install_packages() {
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' ||
      missing+=("$package")
  done
  [[ ${#missing[@]} -eq 0 ]] && return 0
  command -v apt-get >/dev/null || fail "Please install: ${missing[*]}"
  say "Installing ${missing[*]}"
  local as_root=()
  [[ $(id -u) -eq 0 ]] || as_root=(sudo)
  # The package lists of a fresh machine may be absent or old, so that the first attempt fails.
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y "${missing[@]}" \
    >/dev/null 2>&1 ||
    { "${as_root[@]}" apt-get update >/dev/null &&
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y "${missing[@]}" \
        >/dev/null; }
}
