import type { Random } from "../../faults/support/random.ts";
import type { Scheduler } from "../scheduler.ts";
import type { SimulatedDisk } from "./simulated-disk.ts";

/** Simulated time, randomness and disk. */
export type SimulatedWorld = Readonly<{ scheduler: Scheduler; disk: SimulatedDisk; random: Random }>;
