"""Starts programs by turns, and prints the times and memory of `fasti today`, their sizes, and what the regions cost a store.

    python3 scripts/starts.py BEFORE AFTER MANY     BEFORE may be the program of an older commit, MANY has 900 regions
"""

import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile

RUNS = 200


class Fasti:
    """A copy of a program, with a folder of its own: where a program lies changes its time by some percent."""

    def __init__(self, program, folder):
        os.mkdir(folder)
        self.program = shutil.copy(program, os.path.join(folder, "fasti"))
        self.environment = {
            "FASTI_DATA": folder, "FASTI_TODAY": "2026-02-05", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"
        }
        self.start("regions", "select", "SE", "US")

    def start(self, *arguments):
        """The processor time in milliseconds of one start."""
        quiet = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_WRONLY, 0) for number in (1, 2)]
        child = os.posix_spawn(self.program, [self.program, *arguments], self.environment, file_actions=quiet)
        _, status, usage = os.wait4(child, 0)
        if status != 0:
            sys.exit(f"{self.program} {' '.join(arguments)} failed")
        return (usage.ru_utime + usage.ru_stime) * 1e3

    def memory(self):
        """The memory in MB that `fasti today` held, by GNU time: a child of this process would count this process's own."""
        report = os.path.join(self.environment["FASTI_DATA"], "memory")
        command = ["time", "-f", "%M", "-o", report, self.program, "today"]
        subprocess.run(command, env=self.environment, stdout=subprocess.DEVNULL, check=True)
        with open(report, encoding="ascii") as file:
            return int(file.read()) / 1e3

    def forget_regions(self):
        """Makes the store that of another version, so that the next start writes its regions."""
        with sqlite3.connect(os.path.join(self.environment["FASTI_DATA"], "fasti.db")) as store:
            store.execute("DELETE FROM shipped_region")
            store.execute("UPDATE meta SET value = 'another' WHERE key = 'seed'")
        store.close()


def today(programs):
    starts = [[] for _ in programs]
    for _ in range(RUNS + 5):
        for number, program in enumerate(programs):
            starts[number].append(program.start("today"))
    # The first starts fill the caches.
    without, with_them = (statistics.median(found[5:]) for found in starts)
    print(
        f"fasti today, {RUNS} starts each by turns: {without:.2f} ms before, "
        f"{with_them:.2f} ms after, {(with_them / without - 1) * 100:+.1f} % (limit 3 %)"
    )
    without, with_them = (statistics.median(program.memory() for _ in range(20)) for program in programs)
    print(f"memory: {without:.2f} MB, {with_them:.2f} MB, {with_them - without:+.2f} MB (limit 0.3 MB)")


def seeding(program):
    after, normal = [], []
    for _ in range(20):
        program.forget_regions()
        after.append(program.start("today"))
        normal.append(program.start("today"))
    cost = statistics.median(after) - statistics.median(normal)
    print(f"the first start after an update: {cost:.1f} ms more than another (limit 60 ms)")


def lists(program):
    answer = subprocess.run([program.program, "regions"], env=program.environment, capture_output=True, check=True).stdout
    number = len(answer.splitlines())
    pairs = [(program.start("version"), program.start("regions")) for _ in range(RUNS)]
    version, regions = (statistics.median(times) for times in zip(*pairs))
    print(
        f"fasti regions, {number} regions: {regions:.2f} ms, {regions / version:.2f} times fasti version "
        "(limit 2 with 900)"
    )


def main():
    with tempfile.TemporaryDirectory() as folder:
        programs = [Fasti(path, os.path.join(folder, str(number))) for number, path in enumerate(sys.argv[1:4])]
        today(programs[:2])
        without, with_them = (os.path.getsize(program.program) / 1e6 for program in programs[:2])
        print(f"the program: {without:.2f} MB, {with_them:.2f} MB, {with_them - without:+.2f} MB (limit 5 MB)")
        seeding(programs[1])
        for program in programs[1:]:
            lists(program)


main()
