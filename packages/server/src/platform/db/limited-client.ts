import type { Socket } from "node:net";
import pg from "pg";
import { TookTooLong } from "../within.ts";

/** How long one statement may take, for all connections of a pool; undefined while it may take as long as it needs. */
export type QueryLimit = { milliseconds: number | undefined };

type Query = (...parameters: unknown[]) => unknown;

/**
 * A connection on which no statement is waited for without end. The server's own limit stops a slow statement; this one also
 * a server, or a way to it, that has fallen silent: such a connection is broken, and the pool makes another.
 */
export function limitedClient(limit: QueryLimit): typeof pg.Client {
  return class LimitedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      // One function stands for the many ways to call it, all of which end in a promise or in a last callback.
      this.query = ((...parameters: unknown[]) => this.#limited(query, parameters)) as typeof this.query;
    }

    #limited(query: Query, parameters: unknown[]): unknown {
      if (limit.milliseconds === undefined) return query(...parameters);
      const timer = setTimeout(() => this.#breakOff(), limit.milliseconds);
      const done = () => clearTimeout(timer);
      const callback = parameters.at(-1);
      if (typeof callback === "function") {
        return query(...parameters.slice(0, -1), (...results: unknown[]) => {
          done();
          callback(...results);
        });
      }
      const answer = query(...parameters);
      if (answer instanceof Promise) answer.then(done, done);
      else done();
      return answer;
    }

    #breakOff(): void {
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      stream.destroy(new TookTooLong("The database did not answer"));
    }
  };
}
