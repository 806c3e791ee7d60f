"""A part of the package: some suites with the modules they need, copied to a folder. It builds in a fraction of the time, and a
change there does not affect the tree. For scripts/mutate and scripts/sanitize."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent


def needed(targets, names):
    """The targets with these names and all targets they need."""
    found, open_names = [], list(names)
    while open_names:
        name = open_names.pop()
        if name in found:
            continue
        found.append(name)
        target = targets[name]
        for dependency in target["dependencies"]:
            open_names.append(dependency["byName"][0])
        for plugin in target.get("pluginUsages") or []:
            open_names.append(plugin["plugin"][0])
    return [name for name in targets if name in found]


def declaration(target):
    """The line of a target in the manifest of the copy."""
    kind, name = target["type"], target["name"]
    call = {"test": "testTarget", "executable": "executableTarget", "regular": "target", "system": "systemLibrary",
            "plugin": "plugin"}[kind]
    words = [f'name: "{name}"']
    if kind == "plugin":
        words.append("capability: .buildTool()")
    if kind != "system" and target["dependencies"]:
        names = ", ".join(json.dumps(dependency["byName"][0]) for dependency in target["dependencies"])
        words.append(f"dependencies: [{names}]")
    if target.get("path"):
        words.append(f'path: "{target["path"]}"')
    if target.get("exclude"):
        words.append(f"exclude: {json.dumps(target['exclude'])}")
    if kind == "system":
        if target.get("pkgConfig"):
            words.append(f'pkgConfig: "{target["pkgConfig"]}"')
        return f".{call}({', '.join(words)}),"
    settings = target.get("settings") or []
    features = [s["kind"]["enableUpcomingFeature"]["_0"] for s in settings if "enableUpcomingFeature" in s["kind"]]
    swift = [f'.enableUpcomingFeature("{feature}")' for feature in features] + [
        f".unsafeFlags({json.dumps(s['kind']['unsafeFlags']['_0'])})"
        for s in settings if s["tool"] == "swift" and "unsafeFlags" in s["kind"]]
    if swift and kind != "plugin":
        words.append(f"swiftSettings: [{', '.join(swift)}]")
    libraries = [s["kind"]["linkedLibrary"]["_0"] for s in settings if "linkedLibrary" in s["kind"]]
    if libraries:
        words.append("linkerSettings: [" + ", ".join(f'.linkedLibrary("{name}")' for name in libraries) + "]")
    if target.get("pluginUsages"):
        words.append("plugins: [" + ", ".join(json.dumps(p["plugin"][0]) for p in target["pluginUsages"]) + "]")
    return f".{call}({', '.join(words)}),"


def run(command, folder, seconds=None, until=None, processor=None):
    """Runs a command in a separate process group; returns its status and its output. The status is None if it was ended after
    `seconds`. If a line contains `until`, the command is ended with status 1: one failed test is enough. After `processor`
    seconds of processor time the system ends it."""
    if processor:
        command = ["prlimit", f"--cpu={processor}", *command]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                               errors="replace", process_group=0)
    late = threading.Event()

    def end():
        late.set()
        os.killpg(process.pid, signal.SIGKILL)

    timer = threading.Timer(seconds, end) if seconds else None
    if timer:
        timer.start()
    lines, found = [], False
    for line in process.stdout:
        lines.append(line)
        if until and until in line and not found:
            found = True
            os.killpg(process.pid, signal.SIGKILL)
    status = process.wait()
    if timer:
        timer.cancel()
    return 1 if found else None if late.is_set() else status, "".join(lines)


class Part:
    """A package with some suites and the modules they need, and how it is built and tested."""

    def __init__(self, folder, choose, **environment):
        """`choose` selects the suites of the targets by name; the manifest is read in this environment."""
        self.folder = folder
        dump = subprocess.run(
            ["swift", "package", "--scratch-path", str(ROOT / ".build/part"), "dump-package"], cwd=ROOT,
            env=os.environ | environment, stdout=subprocess.PIPE, check=True).stdout
        targets = {target["name"]: target for target in json.loads(dump)["targets"]}
        suites = choose(targets)
        self.suites = suites
        names = needed(targets, suites)
        self.folder.mkdir(parents=True, exist_ok=True)
        for place in ["Data", "Plugins", "Documentation", "Examples", "Tests/Fixtures", "Tests/Vectors"]:
            self.link(place)
        for name in names:
            target = targets[name]
            path = target.get("path") or ("Plugins/" if target["type"] == "plugin" else "Tests/") + name
            if not path.startswith("Plugins"):
                self.copy(path)
        lines = "\n    ".join(declaration(targets[name]) for name in names)
        manifest = (
            "// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n"
            f'  name: "Part",\n  targets: [\n    {lines}\n  ],\n  swiftLanguageModes: [.v6]\n)\n')
        file = self.folder / "Package.swift"
        if not file.exists() or file.read_text() != manifest:
            file.write_text(manifest)

    def link(self, place):
        link = self.folder / place
        link.parent.mkdir(parents=True, exist_ok=True)
        if not link.exists():
            link.symlink_to(ROOT / place)

    def copy(self, place):
        """Copies a folder; unchanged files keep their time, so that they are not compiled again."""
        for file in (ROOT / place).rglob("*"):
            if not file.is_file():
                continue
            own = self.folder / file.relative_to(ROOT)
            own.parent.mkdir(parents=True, exist_ok=True)
            if not own.exists() or own.read_bytes() != file.read_bytes():
                shutil.copyfile(file, own)
        for own in (self.folder / place).rglob("*"):
            if own.is_file() and not (ROOT / own.relative_to(self.folder)).exists():
                own.unlink()

    def build(self, *options):
        return run(["nice", "-n", "19", "swift", "build", "--build-tests", *options], self.folder)

    def test(self, seconds=None, *options, until=None, processor=None):
        program = self.folder / ".build/debug/PartPackageTests.xctest"
        return run(["nice", "-n", "19", str(program), "--testing-library", "swift-testing", *options], self.folder, seconds,
                   until, processor)
