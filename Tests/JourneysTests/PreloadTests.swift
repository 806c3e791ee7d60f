import Foundation
import TestSupport
import Testing

/// Preloaded libraries: one that changes the clock, one that counts memory.
@Suite("Beside a preloaded library") struct PreloadTests {
  @Test("that moves the environment, the arguments are still read", arguments: ["fasti", "fastid"])
  func words(_ name: String) throws {
    let world = try TemporaryFolder()
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    // Loaded before all other libraries, because memory is needed first.
    let run = try ChildProcess(
      [
        "sh", "-c",
        """
        cat >moving.c <<'END'
        #include <stdio.h>
        #include <stdlib.h>
        void *__libc_malloc(size_t);
        static int moved;
        void *malloc(size_t size) {
          if (!moved) {
            moved = 1;
            char name[24];
            for (int i = 0; i < 64; i++) {
              snprintf(name, sizeof name, "MOVED_%d", i);
              setenv(name, "", 1);
            }
          }
          return __libc_malloc(size);
        }
        END
        clang -shared -fPIC -o moving.so moving.c || exit 1
        LD_PRELOAD=$PWD/moving.so \(PackageFolder.program.deletingLastPathComponent().path)/\(name) week 2026-W03 --lang sv
        """,
      ], in: world.url,
      environment: ["PATH": path, "HOME": world.url.path, "FASTI_DATA": world.url.path + "/data", "TZ": "UTC"])
    #expect(run.output.hasPrefix("Vecka 3 · 2026-W03"), "\(run.output)\(run.errors)")
  }
}
