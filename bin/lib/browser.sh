# The shared functions of the scripts with a browser. Source it after setup.sh, from the
# repository's root.

# The interpreter of a separate environment, renewed when the requirements change.
test_python() {
  local environment=.cache/browser requirements=Demo/Tests/Browser/requirements.txt python
  if ! cmp -s "$requirements" "$environment/installed"; then
    install_packages python3 python3-venv >&2
    python=$(newest_python)
    "$python" -m venv --clear "$environment" >&2
    "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$requirements" >&2
    cp "$requirements" "$environment/installed"
  fi
  printf '%s' "$environment/bin/python"
}

# The same, once there is a browser, in CHROMIUM.
browser_python() {
  # The fonts make text identical on every machine, for comparisons of pictures.
  install_packages chromium-headless-shell libsqlite3-dev fonts-inter fonts-noto-cjk >&2
  find_browser >/dev/null
  test_python
}

# The first Python that pytest runs on. Xcode brings 3.9, which is too old.
newest_python() {
  local python
  for python in python3 python3.14 python3.13 python3.12 python3.11 python3.10; do
    if command -v "$python" >/dev/null &&
      "$python" -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null; then
      command -v "$python"
      return
    fi
  done
  skip "the tests of the servers and of the page need Python 3.10 or later"
}

# Prints the browser that CHROMIUM names, or the first that is found on the PATH or where Macs keep it. Chromium
# without a window, as Playwright starts it too, needs about half the processor time of the whole one.
find_browser() {
  local name
  for name in ${CHROMIUM+"$CHROMIUM"} chromium-headless-shell chromium google-chrome chromium-browser \
    "/Applications/Chromium.app/Contents/MacOS/Chromium" \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
    "$HOME/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"; do
    if command -v "$name"; then return; fi
  done
  skip "the tests of the page need Chromium or Google Chrome: set CHROMIUM to its program"
}
