# The command-line tool, for the scripts that test it from outside. Needs a folder `cache` for the log.

# Builds tugtool for release; the tests find it in TUGTOOL.
build_tugtool() {
  swift build -c release --product tugtool >"$cache/build.log" 2>&1 ||
    { tail -n 40 "$cache/build.log"; return 1; }
  export TUGTOOL=$PWD/.build/release/tugtool
}
