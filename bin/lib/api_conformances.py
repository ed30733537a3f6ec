"""The protocols to which a type of the API reference conforms."""

from api_symbols import EVERY_TYPE, name
from api_text import listed

# What comes with a protocol, and isn't listed beside it.
INHERITED = {
    "Hashable": {"Equatable"},
    "OptionSet": {"SetAlgebra", "RawRepresentable", "Equatable", "ExpressibleByArrayLiteral"},
    "RandomAccessCollection": {"BidirectionalCollection", "Collection", "Sequence"},
}

# Protocols that are newer than the first system on which Tug runs.
SINCE = {"Observable": "from iOS 17 on"}


def protocols(symbol, module):
    """The names in alphabetical order, each with the conditions of the conformance."""
    found = module.conformances.get(name(symbol), {})
    hidden = EVERY_TYPE.union(*(INHERITED.get(each, ()) for each in found))
    return sorted((each, conditions) for each, conditions in found.items() if each not in hidden)


def limited(protocol, conditions):
    """A protocol to which the type conforms on newer systems, or under conditions."""
    since = f"{SINCE[protocol]} " if protocol in SINCE else ""
    where = f" where `{', '.join(conditions)}`" if conditions else ""
    return f"{since}to `{protocol}`{where}"


def conformances(symbol, module):
    """Such as "Conforms to `Sendable`, and to `Equatable` where `Failure: Equatable`."; nothing for a type without any."""
    found = protocols(symbol, module)
    always = [f"`{each}`" for each, conditions in found if not conditions and each not in SINCE]
    parts = [f"to {listed(always)}"] if always else []
    parts += [limited(each, conditions) for each, conditions in found if conditions or each in SINCE]
    return f"Conforms {', and '.join(parts)}." if parts else ""
