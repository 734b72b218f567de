import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Several test processes may install at once, and apt-get fails while another one reads its lists. */
const lock = join(tmpdir(), "inkvoice-tests-apt.lock");

/** The lock excludes our own processes; system updates require retries. */
const retry = `
retryWhileBusy() {
  for attempt in $(seq 60); do
    said=$("$@" 2>&1) && return 0
    case "$said" in *"get lock"*) sleep 5 ;; *) break ;; esac
  done
  echo "$said" >&2
  return 1
}`;

const install = `
export LC_ALL=C DEBIAN_FRONTEND=noninteractive
[ "$(dpkg -s "$@" 2> /dev/null | grep -c "^Status: install ok installed")" -eq $# ] && exit 0
${retry}
retryWhileBusy apt-get -q update && retryWhileBusy apt-get -q install -y --no-install-recommends "$@"
`;

/** Installs missing packages for tests and logs it; without permission, logs the command instead. */
export function installDebianPackages(purpose: string, ...packages: string[]): void {
  const command = `apt-get install ${packages.join(" ")}`;
  if (process.getuid?.() !== 0) throw new Error(`${purpose} need what is not installed: ${command}`);
  console.log(`${purpose} need what is not installed: ${command}`);
  execFileSync("flock", [lock, "sh", "-c", install, "sh", ...packages], { stdio: ["ignore", "ignore", "inherit"] });
}

const unpack = `
export LC_ALL=C
${retry}
cd "$2" && retryWhileBusy apt-get -q update && retryWhileBusy apt-get -q download "$1" && dpkg-deb -x ./*.deb .
`;

/** Unpacks a package into a folder without installing it and the packages it depends on. */
export function unpackDebianPackage(purpose: string, name: string, folder: string): void {
  if (process.getuid?.() !== 0) throw new Error(`${purpose} need files of ${name}: apt-get download ${name}`);
  execFileSync("flock", [lock, "sh", "-c", unpack, "sh", name, folder], { stdio: ["ignore", "ignore", "inherit"] });
}
