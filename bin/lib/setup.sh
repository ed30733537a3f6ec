# The shared functions of the scripts in this folder. Source it from the repository's root. The scripts run
# under bash 3.2, which Macs have, and with the tools of Debian or of macOS (Tests/Scripts/check).

say() { printf '\033[1m%s\033[0m\n' "$*" >&2; }

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# The status of a script that could not do its work here, as in Automake. It is neither success nor failure.
skipped=77

skip() {
  printf 'skipped: %s\n' "$*" >&2
  exit "$skipped"
}

command -v swift >/dev/null || fail "Swift 6.3 or later is needed: swift is not on the PATH."

is_mac() { [[ $(uname) == Darwin ]]; }

# The number of processors, on every system.
cores() { getconf _NPROCESSORS_ONLN; }

# limit <seconds> <command…>: stops the command after that time, with status 124. A Mac has no `timeout`.
limit() {
  if command -v timeout >/dev/null; then
    timeout "$@"
  else
    perl -e '
      my $seconds = shift;
      my $child = fork // exit 126;
      if (!$child) { setpgrp; exec @ARGV; exit 127 }
      $SIG{ALRM} = sub { kill TERM => -$child; waitpid $child, 0; exit 124 };
      alarm $seconds;
      waitpid $child, 0;
      exit($? & 127 ? 128 + ($? & 127) : $? >> 8);' "$@"
  fi
}

# The programs of Debian packages that a Mac does not bring along. Of the others it has what is needed.
mac_program() {
  case $1 in
    valgrind) echo valgrind ;;
    librsvg2-bin) echo rsvg-convert ;;
    webp) echo img2webp ;;
    pngquant) echo pngquant ;;
  esac
}

# Fails, naming what is missing of the packages' programs. Installs nothing: a Mac has no package manager.
check_mac_programs() {
  local package program missing=
  for package in "$@"; do
    program=$(mac_program "$package")
    [[ -z $program ]] || command -v "$program" >/dev/null || missing="$missing $program"
  done
  [[ -z $missing ]] || fail "Please install:$missing"
}

# Installs the missing ones of the named Debian packages. Asks nothing if none is missing.
install_packages() {
  local missing=() package
  if is_mac; then
    check_mac_programs "$@"
    return
  fi
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' ||
      missing+=("$package")
  done
  [[ ${#missing[@]} -eq 0 ]] && return 0
  command -v apt-get >/dev/null || fail "Please install: ${missing[*]}"
  say "Installing ${missing[*]}"
  # The package lists of a fresh machine may be absent or old, so that the first attempt fails.
  apt_get install -y "${missing[@]}" >/dev/null 2>&1 ||
    { apt_get update >/dev/null && apt_get install -y "${missing[@]}" >/dev/null; }
}

apt_get() {
  if [[ $(id -u) -eq 0 ]]; then
    DEBIAN_FRONTEND=noninteractive apt-get "$@"
  else
    sudo env DEBIAN_FRONTEND=noninteractive apt-get "$@"
  fi
}

# Options that compile each module in one process, once: the default compiles its interface first, in a process
# of its own, and reads its imports again for each batch of files.
whole_modules() {
  printf -- '-Xswiftc %s ' -whole-module-optimization -no-emit-module-separately-wmo -num-threads "$(cores)"
}

# The folder of the package that the functions below build: the library's, Demo, or Lab.
package=.

# Whether its build is for running rather than for debugging: it was when it was built last, or isn't built yet.
is_built_to_run() {
  local plan=$package/.build/debug.yaml
  [[ ! -e $plan ]] || grep -q -e -no-emit-module-separately-wmo "$plan"
}

# run_swift <build or test> <options…>: in a new clone, whole modules without debug information, and those in
# which tests spend their time optimized, which is faster in all. A `swift build` by hand compiles everything
# again, for debugging, and the scripts continue with that build: SwiftPM keeps one for each folder.
run_swift() {
  local command=$1
  shift
  case " $* " in
    *' release '* | *' --sanitize'* | *' --scratch-path '*) ;;
    *)
      if is_built_to_run; then
        # shellcheck disable=SC2046
        env TUG_OPTIMIZES_TESTED_MODULES=1 \
          swift "$command" --package-path "$package" -debug-info-format none $(whole_modules) "$@"
        return
      fi
      ;;
  esac
  swift "$command" --package-path "$package" "$@"
}

# build_package <log> <options of swift build…>: builds, and shows how far it is: a line that is
# rewritten on a terminal, and one for each tenth elsewhere. After a failure, prints the errors. The log
# has everything. Does nothing once bin/test has built the whole package and named it in TUG_BUILT.
build_package() {
  local log=$1 terminal=0 status=0
  shift
  [[ " ${TUG_BUILT-} " != *" $package "* ]] || return 0
  if [[ -t 2 ]]; then terminal=1; fi
  run_swift build "$@" 2>&1 | tee "$log" |
    awk -v terminal="$terminal" '
    /^\[[0-9]+\/[0-9]+\]/ {
      split(substr($1, 2), part, "/")
      tenth = int(10 * part[1] / (part[2] + 0))
      if (terminal) printf "\r\033[K%.100s", $0
      else if (part[2] + 0 < 20) next  # of planning
      else if (tenth > shown) print "building: " $1
      if (tenth > shown) shown = tenth
      fflush()
    }
    END { if (terminal) printf "\r\033[K" }' >&2 || status=$?
  [[ $status -ne 0 ]] || return 0
  grep -A 4 'error:' "$log" | head -n 60 || tail -n 40 "$log"
  return "$status"
}
