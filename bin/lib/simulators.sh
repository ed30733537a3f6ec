# The iPhone simulators of this Mac. Source it after setup.sh.

# simulators [oldest | newest]: prints the identifier of an iPhone with each version of iOS, from the oldest on, or
# of the one asked for.
simulators() {
  xcrun simctl list devices available --json | python3 -c '
import json, sys
devices = json.load(sys.stdin)["devices"]
version = lambda runtime: [int(number) for number in runtime.split("iOS-")[1].split("-")]
phones = {runtime: [each["udid"] for each in devices[runtime] if each["name"].startswith("iPhone")]
          for runtime in devices if "iOS-" in runtime}
found = [phones[runtime][0] for runtime in sorted(phones, key=version) if phones[runtime]]
which = sys.argv[1] if len(sys.argv) > 1 else "all"
print("\n".join({"oldest": found[:1], "newest": found[-1:], "all": found}[which]))' "$@"
}
