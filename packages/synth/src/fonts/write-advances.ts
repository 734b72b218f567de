/**
 * Writes advances.json. Run it after adding a font or a character: `node packages/synth/src/fonts/write-advances.ts`.
 */
import { writeFileSync } from "node:fs";
import { buildAdvanceTable } from "./advance-table.ts";

writeFileSync(new URL("advances.json", import.meta.url), `${JSON.stringify(buildAdvanceTable(), null, 2)}\n`);
