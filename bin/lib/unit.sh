# The unit tests, for the scripts that run them. Needs setup.sh, and a folder `cache` for the logs.
source bin/lib/modes.sh

servers='^(WebServing|FeedServer|Playground)Tests\.'
# For `swift test` only; `swift build` doesn't have it.
run_options=()
# For the address sanitizer, in the tests of servers.
server_sanitizer=
# The name of a build folder of its own, in each package.
scratch=

# Runs the unit tests of the three packages with these options for `swift test`; the name is that of the logs. The
# tests of servers wait for real answers, and those of views keep the main actor of their process busy, so each of the
# two groups runs in its own process. The library's come last.
unit_tests() {
  local name=$1 status=0 package
  shift
  install_packages libsqlite3-dev
  for package in Demo Lab .; do
    local options=("$@")
    [[ -z $scratch ]] || options+=(--scratch-path "$package/$scratch")
    build_package "$cache/$name-build.log" --build-tests ${options[@]+"${options[@]}"} || return 1
    case $package in
      Demo)
        ASAN_OPTIONS=$server_sanitizer run_tests "$name-servers" --filter "$servers" || status=1
        run_tests "$name-scenes" --skip "$servers" || status=1
        ;;
      Lab) run_tests "$name-lab" || status=1 ;;
      .)
        check_pages || status=1
        run_tests "$name" || status=1
        ;;
    esac
  done
  return "$status"
}

# Runs tests with the options above. A successful run prints hundreds of lines: the log keeps them, the screen gets
# the failures and the end.
run_tests() {
  local log=$cache/$1.log
  shift
  if run_swift test --skip-build ${run_options[@]+"${run_options[@]}"} ${options[@]+"${options[@]}"} "$@" >"$log" 2>&1; then
    grep -E 'Test run with' "$log" | tail -n 1
  else
    grep -E 'error:|✘|failed|Fatal|Sanitizer' "$log" | head -n 100 || tail -n 60 "$log"
    echo "All of it: $log"
    tail -n 1 "$log"
    return 1
  fi
}

# The code in the pages, in each mode that an app may have. The tests have compiled it in one, and run it.
check_pages() {
  local folder mode log=$cache/pages.log build=.build/debug
  # Testing is in Xcode on a Mac, where the modules of the build lie elsewhere.
  is_mac || [[ -n $scratch ]] && return
  find_modes
  for folder in Tests/DocumentationTests/Code Tests/PagingTests/Documentation; do
    for mode in "${modes[@]}"; do
      # shellcheck disable=SC2086
      swiftc -typecheck $mode -I "$build/Modules" \
        -Xcc -fmodule-map-file=Sources/Headless/CScrollMath/include/module.modulemap "$folder"/*.swift >"$log" 2>&1 ||
        { cat "$log" >&2; echo "FAILED  the code of pages in $folder with $mode" >&2; return 1; }
    done
  done
}
