# The shared functions of the scripts with a browser. Source it after setup.sh, from the
# repository's root.

# The interpreter of a separate environment, renewed when the requirements change.
browser_python() {
  local environment=.cache/browser requirements=Tests/Browser/requirements.txt
  # The fonts make text identical on every machine, for comparisons of pictures.
  install_packages chromium libsqlite3-dev fonts-inter fonts-noto-cjk >&2
  if ! cmp -s "$requirements" "$environment/installed"; then
    install_packages python3 python3-venv >&2
    python3 -m venv --clear "$environment" >&2
    "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$requirements" >&2
    cp "$requirements" "$environment/installed"
  fi
  printf '%s' "$environment/bin/python"
}
