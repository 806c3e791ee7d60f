# Two commands matter: `make run` builds Fasti, shows today and serves it; `make test` runs every test.

export PATH := $(PATH):/opt/swift/usr/bin

# A target may import only the modules that the manifest declares for it. The plan of a build is made anew each time: a kept
# one does not see a new file in Data/.
walls := --explicit-target-dependency-import-check error --disable-build-manifest-caching
# No debug information, which -s would remove again. No RUNPATH: the program needs no library beside it, and must not load one
# that was put there. No hashes for incremental code generation: they depend on the folder of the build and stay in the program.
# Each function is a section of its own: the linker places them one by one (scripts/order), and leaves out those that nothing calls.
# With -O0 the linker does not merge equal strings. It would spread them between the texts of all regions, and a start reads more pages.
release := -c release -debug-info-format none --static-swift-stdlib --disable-local-rpath -Xlinker -s -Xlinker -O0 \
	-Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen -Xswiftc -Xfrontend -Xswiftc -function-sections
swift_files := Package.swift Examples/swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources

.PHONY: run build test test-build package package-test soak api look tour order bench format lint embedded check record clean

run: build
	@.build/release/fasti today
	@echo
	@.build/release/fasti month
	@echo
	@if [ -t 0 ] && [ -t 1 ]; then exec .build/release/fasti serve --open; \
	else echo "In the browser: .build/release/fasti serve"; fi

# `fastid` comes first: it has the modules of `fasti` too, and pages compile beside commands then.
build: export FASTI_COMMIT = $(shell git describe --always --abbrev=40 --exclude='*' --dirty 2>/dev/null)
build:
	@scripts/setup run
	@mkdir -p .build/static
	@for name in libstdc++.a libsqlite3.a; do ln -sf "$$(clang -print-file-name=$$name)" .build/static/$$name; done
	@swift build $(release) $(walls) --product fastid
	@swift build $(release) $(walls) --product fasti

# With FASTI_ONCE=1, for a build that is not changed afterwards; see scripts/test.
test:
	@scripts/setup run test
	@scripts/test $(walls)
	@scripts/check-api --or-skip $(FASTI_BINARY:%fasti=%fastid)

test-build:
	@scripts/setup run test
	@scripts/test --build $(walls)

# Debian packages, and an archive for other systems, in .build/packages.
package: build
	@scripts/setup package
	@scripts/package deb
	@scripts/package tar

# Packs the release build and tries the packages in clean roots of Debian. `make soak` does it too.
package-test: build
	@scripts/setup package
	@scripts/check-packages

# Runs the long versions of the tests that look for rare failures; `make soak SOAK=8h` gives each campaign its turns until
# the time is over, and `make soak SYNC=20000` runs so many histories of devices that sync.
ifdef SYNC
soak:
	@scripts/setup run test
	@scripts/soak $(SYNC) sync
else ifdef SOAK
soak:
	@scripts/setup run test
	@scripts/soak $(SOAK)
else
soak: export FASTI_SOAK = 1
soak: test package-test
	@scripts/check-builds
endif

# Opens every sample page in Chromium, Firefox and WebKit, and a store with 20,000 events; pictures go to .build/look.
look:
	scripts/look

# Takes the pictures of Documentation/Tour.md and README.md.
tour:
	scripts/tour

# Rewrites the transcripts of Tests/Journeys and Documentation/Errors.md; read the difference before you commit it.
record:
	@scripts/setup run test
	FASTI_RECORD=1 swift test --disable-xctest $(walls) --filter 'JourneysTests|APIPage|RegionsPageTests'

# Tests the server against the description of its API, with schemathesis from PyPI.
api:
	@scripts/setup test
	swift build --product fastid
	scripts/check-api

# The order of functions in `fasti`, for its start; after functions were moved or renamed.
order:
	@scripts/setup run order
	@scripts/order

# `make bench WRITE=1` also writes Documentation/Benchmarks.md.
bench: build
	@scripts/setup bench || echo "bench: continuing without it" >&2
	@scripts/bench $(if $(WRITE),--write)

format:
	@scripts/setup run
	swift format format --in-place --parallel --recursive $(swift_files)

lint:
	@scripts/setup run
	swift format lint --strict --parallel --recursive $(swift_files)

# Compiles the pure modules as Embedded Swift for WebAssembly; `make test` does this too.
embedded:
	@scripts/setup run
	scripts/embedded

check: lint build test

clean:
	rm -rf .build .build-* Benchmarks/.build Benchmarks/.venv-peers .venv-browser .venv-feeds
