import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Several test processes may find something missing at the same time; apt-get gives up at once where another one reads its lists. */
const lock = join(tmpdir(), "inkvoice-tests-apt.lock");

/** The lock keeps out our own processes; against the machine's own updates it takes patience. */
const install = `
export LC_ALL=C DEBIAN_FRONTEND=noninteractive
[ "$(dpkg -s "$@" 2> /dev/null | grep -c "^Status: install ok installed")" -eq $# ] && exit 0
patiently() {
  for attempt in $(seq 60); do
    said=$("$@" 2>&1) && return 0
    case "$said" in *"get lock"*) sleep 5 ;; *) break ;; esac
  done
  echo "$said" >&2
  return 1
}
patiently apt-get -q update && patiently apt-get -q install -y --no-install-recommends "$@"
`;

/** Installs what tests need and the machine lacks, and says so; who may not install it is told what to install. */
export function installDebianPackages(purpose: string, ...packages: string[]): void {
  const command = `apt-get install ${packages.join(" ")}`;
  if (process.getuid?.() !== 0) throw new Error(`${purpose} need what is not installed: ${command}`);
  console.log(`${purpose} need what is not installed: ${command}`);
  execFileSync("flock", [lock, "sh", "-c", install, "sh", ...packages], { stdio: ["ignore", "ignore", "inherit"] });
}
