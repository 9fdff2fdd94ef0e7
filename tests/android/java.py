"""Java classes as Chaquopy shows them to Python, made from the lists of signatures.

A fake answers only what its class declares, with arguments of the declared types. Each use of a
method, a constructor or a field counts as one crossing to Java.
"""

import importlib.abc
import importlib.machinery
import sys
import types
from collections import Counter
from typing import ClassVar

from .signatures import CONSTRUCTOR, OBJECT, read_all

WHOLE = {"int", "long", "short", "byte"}
NOTHING = {"boolean": False, "float": 0.0, "double": 0.0, "void": None} | dict.fromkeys(WHOLE, 0)
TEXTS = {"java.lang.String", "java.lang.CharSequence"}


class Crossings:
    """Counts the ways to Java and back; what is used is kept by name."""

    def __init__(self):
        self.count = 0
        self.used = Counter()
        self.on_crossing = lambda: None

    def add(self, owner, name):
        self.count += 1
        self.used[f"{owner}.{name}"] += 1
        self.on_crossing()


crossings = Crossings()


class JavaException(Exception):
    """What Java throws, under its Java name in the message."""


class JavaMeta(type):
    """Static members and nested classes."""

    def __getattr__(cls, name):
        if name.startswith("_"):
            raise AttributeError(name)
        nested = loader.find(f"{cls._java}${name}")
        if nested is not None:
            crossings.add(cls._java, name)
            return nested
        owner, members = cls._find(name)
        if not members or not members[0].static:
            raise AttributeError(f"{cls._java} has no static member {name}")
        if members[0].arguments is not None:
            return lambda *args: _call(owner, members, cls._does, args)
        crossings.add(owner, name)
        return cls._statics(owner, members[0])

    def __setattr__(cls, name, value):
        if not name.startswith("_"):
            owner, _members = cls._find(name)
            cls._static_values[f"{owner}.{name}"] = value
            return
        super().__setattr__(name, value)


class JavaObject(metaclass=JavaMeta):
    """An instance; what it does when it is called is said in `behaviour`."""

    _java = OBJECT
    _does = None
    _static_values: ClassVar[dict[str, object]] = {}

    def __init__(self, *args):
        owner, members = self._java, self._type().members.get(CONSTRUCTOR, [])
        crossings.add(owner, CONSTRUCTOR)
        _overload(owner, members, args)
        self._begin(*args)

    @classmethod
    def _made(cls, *args):
        """An instance that Java made: no crossing."""
        made = cls.__new__(cls)
        made._begin(*args)
        return made

    def _begin(self, *args):
        object.__setattr__(self, "_it", self._does(self, *args))

    @classmethod
    def _type(cls):
        return loader.types[cls._java]

    @classmethod
    def _find(cls, name):
        """The class that declares a member last, and all its overloads."""
        owner, found = cls._java, []
        for each in cls.__mro__:
            java = each.__dict__.get("_java")
            if java in loader.types and name in loader.types[java].members:
                owner = owner if found else java
                found = found + loader.types[java].members[name]
        return owner, found

    @classmethod
    def _statics(cls, owner, member):
        key = f"{owner}.{member.name}"
        if key not in cls._static_values:
            cls._static_values[key] = _constant(member, owner)
        return cls._static_values[key]

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        owner, members = self._find(name)
        if not members:
            raise AttributeError(f"{self._java} has no member {name}")
        if members[0].arguments is not None:
            return lambda *args: _call(owner, members, self._it, args)
        crossings.add(owner, name)
        if members[0].static:
            return self._statics(owner, members[0])
        return getattr(self._it, name, NOTHING.get(members[0].type))

    def __setattr__(self, name, value):
        if name.startswith("_"):
            object.__setattr__(self, name, value)
            return
        owner, members = self._find(name)
        if not members or members[0].arguments is not None:
            raise AttributeError(f"{self._java} has no field {name}")
        _require(_suits(members[0].type, value), owner, members, (value,))
        crossings.add(owner, name)
        setattr(self._it, name, value)

    def __repr__(self):
        return f"<{self._java}>"


def _call(owner, members, it, args):
    """Call a method: what it does if that is said, else the emptiest answer of its type."""
    member = _overload(owner, members, args)
    crossings.add(owner, member.name)
    does = getattr(it, member.name, None)
    if does is not None:
        return does(*args)
    if member.type in NOTHING:
        return NOTHING[member.type]
    if member.type in TEXTS:
        return ""
    made = loader.find(member.type)
    return None if made is None else made._made()


def _overload(owner, members, args):
    for member in members:
        wanted = member.arguments
        if len(wanted) == len(args) and all(map(_suits, wanted, args)):
            return member
    _require(False, owner, members, args)
    raise AssertionError


def _require(fits, owner, members, args):
    if not fits:
        got = ", ".join(f"{type(arg).__name__} {arg!r}" for arg in args)
        name = members[0].name if members else CONSTRUCTOR
        wanted = "; ".join(str(member.arguments or member.type) for member in members) or "nothing"
        raise TypeError(f"{owner}.{name} takes {wanted}, got ({got})")


def _suits(java, value):
    """Whether Chaquopy would pass a Python value for a Java type."""
    if java.endswith("[]"):
        return isinstance(value, list | tuple | bytes) and all(_suits(java[:-2], v) for v in value)
    if java == "boolean":
        return isinstance(value, bool)
    if java in WHOLE:
        return isinstance(value, int) and not isinstance(value, bool)
    if java in ("float", "double"):
        return isinstance(value, int | float) and not isinstance(value, bool)
    if value is None or java == OBJECT or "." not in java:  # the last is a type variable
        return True
    if java in TEXTS:
        return isinstance(value, str)
    known = loader.types.get(java)
    if known is None or known.is_interface:
        return isinstance(value, JavaObject) and _may_be(value, java)
    return isinstance(value, loader.find(java))


def _may_be(value, interface):
    """Python's own listeners name their interfaces; for Java's classes the lists do not say."""
    interfaces = getattr(value, "_interfaces", None)
    return interfaces is None or interface in interfaces


def _constant(member, owner):
    if member.constant is not None:
        return eval(member.constant.rstrip("fdl"), {"__builtins__": {}})
    if member.type in NOTHING:
        return NOTHING[member.type]
    made = loader.find(member.type)
    return None if made is None else made._made()


def dynamic_proxy(*interfaces):
    """The base of a Python class that Java may call through some interfaces."""
    for interface in interfaces:
        assert interface._type().is_interface, f"{interface._java} is no interface"

    class Proxy(JavaObject):
        _java = OBJECT
        _interfaces = frozenset(interface._java for interface in interfaces)

        def __init__(self):
            crossings.add(OBJECT, CONSTRUCTOR)
            self._ready = True

        def __init_subclass__(cls):
            for interface in interfaces:
                for name, (member, *_overloads) in interface._type().members.items():
                    called = member.arguments is not None and not member.static
                    assert not called or name in vars(cls), f"{cls.__name__} lacks {name}"

        def __setattr__(self, name, value):
            object.__setattr__(self, name, value)

    return Proxy


def tell(proxy, name, *args):
    """Java calls a listener."""
    assert proxy._ready, f"{type(proxy).__name__} never called super().__init__()"
    return getattr(proxy, name)(*args)


class Loader(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds ``android.*``, ``androidx.*``, ``java`` and ``org.beeware.*`` in the lists."""

    def __init__(self):
        self.types = read_all()
        self.behaviours = {}
        self._classes = {OBJECT: JavaObject}
        self._packages = {"java", "org"}
        for name in self.types:
            parts = name.split(".")[:-1]
            self._packages |= {".".join(parts[: i + 1]) for i in range(len(parts))}

    def find(self, name):
        """The class of this Java name, or ``None`` when the lists do not have it."""
        if name not in self._classes and name in self.types:
            parent = self.find(self.types[name].parent) or JavaObject
            does = self.behaviours.get(name, parent._does)
            space = {"_java": name, "_does": does, "__module__": __name__}
            self._classes[name] = JavaMeta(name.rpartition(".")[2], (parent,), space)
        return self._classes.get(name)

    def find_spec(self, fullname, path=None, target=None):
        if fullname in self._packages:
            return importlib.machinery.ModuleSpec(fullname, self, is_package=True)
        return None

    def create_module(self, spec):
        module = types.ModuleType(spec.name)

        def find_class(name):
            outer = [t for t in self.types if t.startswith(f"{spec.name}.{name}$")]
            found = self.find(f"{spec.name}.{name}")
            if found is None and outer:  # only its nested classes are in the lists
                space = {"_java": f"{spec.name}.{name}", "_does": None}
                found = self._classes[f"{spec.name}.{name}"] = JavaMeta(name, (JavaObject,), space)
            if found is None:
                raise AttributeError(f"the lists of signatures have no {spec.name}.{name}")
            return found

        module.__getattr__ = find_class
        return module

    def exec_module(self, module):
        if module.__name__ == "java":
            module.dynamic_proxy = dynamic_proxy
            module.jint = int

    def install(self, behaviours):
        """From now on Python finds the fakes; classes do as their behaviours say."""
        self.behaviours = behaviours
        JavaObject._does = behaviours[OBJECT]
        sys.meta_path.insert(0, self)
        sys.getandroidapilevel = lambda: 24


loader = Loader()
