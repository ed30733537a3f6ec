# The command-line tool, for the scripts that test it as a process. Needs setup.sh, and a folder `cache`
# for the log.

# Builds tugtool for debugging, as part of the same build as the unit tests, so that nothing is compiled
# twice. The tests find the tool in TUGTOOL. Does nothing after `keep_tugtool`.
build_tugtool() {
  [[ -z ${TUG_TOOL_KEPT-} ]] || return 0
  package=Demo build_package "$cache/tugtool.log" --product tugtool || return 1
  export TUGTOOL=$PWD/Demo/.build/debug/tugtool
}

# Copies the tool with its resources into a folder for the tests. A build that goes on links it anew.
keep_tugtool() {
  local folder=$1 bundle
  rm -rf "$folder"
  mkdir -p "$folder"
  cp "$TUGTOOL" "$folder/"
  for bundle in Demo/.build/debug/*.resources Demo/.build/debug/*.bundle; do
    if [[ -d $bundle ]]; then cp -R "$bundle" "$folder/"; fi
  done
  export TUG_TOOL_KEPT=1 TUGTOOL=$PWD/$folder/tugtool
}
