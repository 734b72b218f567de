import type { Package } from "./rooms.ts";

/** The table of rooms as ARCHITECTURE.md shows it: one line a room, those that it imports behind the arrow. */
export function drawRooms(packages: Readonly<Record<string, Package>>): string {
  return Object.entries(packages)
    .map(([name, { packages: others, rooms }]) => {
      const width = Math.max(...Object.keys(rooms).map((room) => room.length));
      const lines = Object.entries(rooms).map(([room, { imports }]) =>
        imports.length === 0 ? `  ${room}` : `  ${room.padEnd(width)} → ${imports.join(", ")}`,
      );
      return [others.length === 0 ? name : `${name} → ${others.join(", ")}`, ...lines].join("\n");
    })
    .join("\n\n");
}
