import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";

/** A listening process. */
export type PortHolder = Readonly<{ pid: number; name: string }>;

const listening = "0A";

/** Inode of the socket that listens on a port, from the kernel's IPv4 and IPv6 tables. */
function listeningSocket(port: number): string | undefined {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  for (const table of ["/proc/net/tcp", "/proc/net/tcp6"]) {
    for (const line of linesOf(table)) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
      if (state === listening && local?.endsWith(`:${wanted}`)) return inode;
    }
  }
  return undefined;
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, "utf8").split("\n");
  } catch {
    return [];
  }
}

/** Empty for another user's process, and for one that has just ended. */
function openFiles(pid: string): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`);
  } catch {
    return [];
  }
}

function hasSocket(pid: string, socket: string): boolean {
  return openFiles(pid).some((file) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${file}`) === `socket:[${socket}]`;
    } catch {
      // This descriptor was closed since the folder was read; the others still count.
      return false;
    }
  });
}

/** The process that listens on a port; undefined if the system does not reveal it to this user. */
export function findPortHolder(port: number): PortHolder | undefined {
  const socket = listeningSocket(port);
  if (socket === undefined) return undefined;
  const pid = processIds().find((id) => hasSocket(id, socket));
  if (pid === undefined) return undefined;
  return { pid: Number(pid), name: nameOf(pid) };
}

/** The command line without folders: Node reports a thread's name as the process name. */
function nameOf(pid: string): string {
  const started = (linesOf(`/proc/${pid}/cmdline`)[0] ?? "").split("\0").filter((part) => !part.startsWith("-"));
  const named = started.slice(0, 3).map((part) => basename(part));
  return named.join(" ").trim() || (linesOf(`/proc/${pid}/comm`)[0] ?? "");
}

function processIds(): readonly string[] {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
}
