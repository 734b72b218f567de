import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** INDEX of the kernel's sandbox layers around a reader process, in addition to Node's permission model. */
export const layers = {
  privileges: "no new privileges",
  user: "a user of its own",
  files: "Landlock: its code and its document",
  calls: "seccomp: no exec, no processes, no sockets, no ptrace",
  network: "an empty network namespace",
} as const;
export type Layer = keyof typeof layers;

/**
 * The layers required by `INKVOICE_REQUIRE_SANDBOX`. A process without sockets needs no network namespace; only root
 * can change the user.
 */
export const requiredLayers: readonly Layer[] = ["privileges", "files", "calls"];

/**
 * An unused user id below systemd's dynamic range; the same for all readers, because the compile cache belongs to a
 * user.
 */
export const readerUser = 61_100;

/** Access rights by path. */
export type Paths = Readonly<{ read: readonly string[]; write: readonly string[] }>;

const launcher = fileURLToPath(new URL(`./confine-${process.arch}`, import.meta.url));

/** Paths that Node itself needs: its libraries, devices, and the files about the machine that native modules read. */
const systemPaths = [
  ...["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache", "/etc/ld-musl-x86_64.path"],
  ...["/etc/localtime", "/usr/share/zoneinfo", "/dev/null", "/dev/zero", "/dev/urandom", "/proc/self"],
  ...["/proc/meminfo", "/proc/cpuinfo", "/proc/stat", "/proc/version", "/sys/devices/system/cpu"],
];
const interpreters = [
  ...["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1", "/lib/ld-musl-x86_64.so.1"],
  "/lib/ld-musl-aarch64.so.1",
];

let holding: ReadonlySet<Layer> | undefined;

/** The layers that this system supports, tested once by starting a process in each. */
export function availableLayers(): ReadonlySet<Layer> {
  holding ??= tryLayers();
  return holding;
}

function tryLayers(): ReadonlySet<Layer> {
  if (process.platform !== "linux" || !existsSync(launcher)) return new Set();
  const separate = (Object.keys(layers) as Layer[]).filter((layer) => starts(new Set([layer]), launcher));
  const found = new Set(separate);
  // The capability that this layer needs is harmless only if Landlock limits the readable files.
  if (process.getuid?.() !== 0 || !found.has("files")) found.delete("user");
  const without = (...names: Layer[]) => new Set([...found].filter((layer) => !names.includes(layer)));
  const together = [found, without("user"), without("user", "files")];
  return together.find((set) => starts(set, process.execPath, "--openssl-config=/dev/null", "--version")) ?? new Set();
}

function starts(wanted: ReadonlySet<Layer>, program: string, ...args: string[]): boolean {
  const read = [dirname(launcher), ...nodePaths()];
  const prefix = launchCommand(wanted, { read, write: [] }, program);
  return spawnSync(prefix[0]!, [...prefix.slice(1), ...args], { stdio: "ignore", env: {} }).status === 0;
}

/** The command that starts a program within these layers; empty without layers. */
export function launchCommand(wanted: ReadonlySet<Layer>, { read, write }: Paths, program: string): readonly string[] {
  if (wanted.size === 0) return [program];
  return [
    launcher,
    ...(wanted.has("network") ? ["--network"] : []),
    ...(wanted.has("user") ? ["--uid", String(readerUser)] : []),
    ...(wanted.has("calls") ? ["--calls"] : []),
    ...(wanted.has("files") ? ["--files", ...pathArguments(read, write, program)] : []),
    "--",
    program,
  ];
}

function pathArguments(read: readonly string[], write: readonly string[], program: string): string[] {
  const readable = [...new Set([...systemPaths, ...nodePaths(), ...read])];
  return [
    ...readable.flatMap((path) => ["--read", path]),
    ...write.flatMap((path) => ["--write", path]),
    ...[program, realpathSync(program), ...interpreters].flatMap((path) => ["--run", path]),
  ];
}

let libraries: readonly string[] | undefined;

/** Folder of the shared libraries of the running Node, which some systems keep elsewhere. */
function nodePaths(): readonly string[] {
  libraries ??= librariesOf(readFileSync("/proc/self/maps", "utf8"));
  return libraries;
}

function librariesOf(maps: string): readonly string[] {
  const files = maps.split("\n").flatMap((line) => /(\/\S{1,4000}\.so[.\d]{0,40})$/.exec(line)?.[1] ?? []);
  return [...new Set(files.map((file) => dirname(file)))];
}
