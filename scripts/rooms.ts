import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawRooms } from "./check/draw-rooms.ts";
import { packages } from "./check/rooms.ts";

/** Draws the table of rooms into ARCHITECTURE.md. */
const path = join(import.meta.dirname, "../ARCHITECTURE.md");
const text = readFileSync(path, "utf8");
const start = text.indexOf("```\n", text.indexOf("## Directions")) + "```\n".length;
const end = text.indexOf("\n```", start);
writeFileSync(path, text.slice(0, start) + drawRooms(packages) + text.slice(end));
