import type { Package } from "./rooms/room.ts";

/** The drawing in ARCHITECTURE.md: one line per room, with its imports after the arrow. */
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
