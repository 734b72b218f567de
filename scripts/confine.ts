import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";

/**
 * Compiles packages/engine/src/pool/confine/confine.c for both architectures, after a change. Needs Debian with gcc,
 * gcc-aarch64-linux-gnu and linux-libc-dev-arm64-cross. The binaries are committed, so that users need no compiler.
 */
const folder = join(import.meta.dirname, "../packages/engine/src/pool/confine");
const options = [
  ...["-Os", "-static", "-nostdlib", "-nostartfiles", "-ffreestanding", "-fno-stack-protector", "-fno-pie", "-no-pie"],
  ...["-fno-asynchronous-unwind-tables", "-Wall", "-Wextra", "-Werror", "-s"],
  ...["-Wl,--build-id=none", "-Wl,-z,noseparate-code", "-Wl,-z,noexecstack"],
];
const compilers = {
  x64: ["gcc"],
  arm64: ["aarch64-linux-gnu-gcc", "-I/usr/aarch64-linux-gnu/include"],
};

for (const [architecture, [compiler, ...own]] of Object.entries(compilers)) {
  const made = join(folder, `confine-${architecture}`);
  execFileSync(compiler!, [...own, ...options, join(folder, "confine.c"), "-o", made], { stdio: "inherit" });
  chmodSync(made, 0o755);
}
