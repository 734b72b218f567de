import type { Random } from "../faults/random.ts";
import type { Scheduler } from "./scheduler.ts";
import type { SimulatedDisk } from "./simulated-disk.ts";

/** The parts that the simulated time, chance and disk consist of. */
export type World = Readonly<{ scheduler: Scheduler; disk: SimulatedDisk; random: Random }>;
