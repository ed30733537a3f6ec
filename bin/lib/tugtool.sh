# The command-line tool, for the scripts that test it as a process. Needs setup.sh, and a folder `cache`
# for the log.

# Builds tugtool for debugging, as part of the same build as the unit tests, so that nothing is compiled
# twice. The tests find the tool in TUGTOOL.
build_tugtool() {
  build_package "$cache/build.log" --product tugtool
  export TUGTOOL=$PWD/.build/debug/tugtool
}
