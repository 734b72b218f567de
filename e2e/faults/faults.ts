import { setTimeout as delay } from "node:timers/promises";
import type { PostgresServer } from "../../packages/server/src/testing/servers/postgres.ts";
import type { TcpProxy } from "../../packages/server/src/testing/servers/tcp-proxy.ts";
import type { Random } from "./support/random.ts";
import type { ServiceProcess } from "./support/service-process.ts";

/** The parts of an installation that faults affect. */
export type FaultTargets = Readonly<{
  /** The first serves requests; on PostgreSQL a second one extracts and delivers. */
  processes: readonly ServiceProcess[];
  leaseMs: number;
  database?: TcpProxy;
  storage?: TcpProxy;
  postgres?: PostgresServer;
}>;

/** A fault that is repaired before `inject` resolves. */
export type Fault = Readonly<{
  name: string;
  /** Required parts. */
  needs: readonly ("database" | "storage" | "postgres")[];
  inject(fixture: FaultTargets, random: Random): Promise<void>;
}>;

/** INDEX of faults. */
export const faults: readonly Fault[] = [
  {
    name: "kill -9",
    needs: [],
    async inject({ processes }, random) {
      const victim = random.oneOf(processes);
      await victim.kill();
      victim.launch();
    },
  },
  {
    name: "kill -9 of every process",
    needs: [],
    async inject({ processes }) {
      await Promise.all(processes.map((process) => process.kill()));
      for (const process of processes) process.launch();
    },
  },
  {
    name: "SIGTERM and start again",
    needs: [],
    async inject({ processes }, random) {
      const victim = random.oneOf(processes);
      await victim.stop();
      victim.launch();
    },
  },
  {
    name: "frozen beyond its lease",
    needs: [],
    async inject({ processes, leaseMs }, random) {
      const victim = random.oneOf(processes);
      victim.signal("SIGSTOP");
      await delay(leaseMs + 500);
      victim.signal("SIGCONT");
    },
  },
  {
    name: "database connections cut",
    needs: ["database"],
    inject: async ({ database }) => database?.cut(),
  },
  {
    name: "answers of the database lost",
    needs: ["database"],
    async inject({ database }, random) {
      database?.loseAnswers(true);
      await delay(random.between(20, 400));
      database?.loseAnswers(false);
    },
  },
  {
    name: "database silent",
    needs: ["database"],
    async inject({ database }) {
      database?.silence(true);
      await delay(3000);
      database?.silence(false);
      // Dropped data never arrives, so the connections are closed.
      database?.cut();
    },
  },
  {
    name: "database crashes",
    needs: ["postgres"],
    inject: async ({ postgres }, random) => postgres?.restart(random.between(0, 1500)),
  },
  {
    name: "storage away",
    needs: ["storage"],
    async inject({ storage }, random) {
      storage?.down(true);
      await delay(random.between(200, 3000));
      storage?.down(false);
    },
  },
  {
    name: "storage silent",
    needs: ["storage"],
    async inject({ storage }) {
      storage?.silence(true);
      await delay(3500);
      storage?.silence(false);
      storage?.cut();
    },
  },
];
