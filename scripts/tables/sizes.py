"""Prints what each table weighs in the binary, in bytes, and the sum, which must stay below 64 KiB."""
import os
import re

from swift import ROOT

total = 0
for name in sorted(os.listdir(ROOT)):
    if not name.endswith("Table.swift"):
        continue
    text = open(os.path.join(ROOT, name)).read()
    size = 0
    for kind, body in re.findall(r"static let \w+: \[(\w+)\] = \[(.*?)\]", text, re.S):
        size += len([v for v in body.split(",") if v.strip()]) * {"Int32": 4, "Double": 8}[kind]
    for body in re.findall(r'"""\n(.*?)\n +"""', text, re.S):
        size += sum(len(line.strip().rstrip("\\")) for line in body.split("\n"))
    size += 8 * sum(len(re.findall(r"-?\d+\.\d+", body)) for body in re.findall(r"static var \w+: \(Double.*?\{(.*?)\}", text, re.S))
    total += size
    print(f"{name:24}{size:7}")
print(f"{'all':24}{total:7}  of 65536")
assert total <= 65536
