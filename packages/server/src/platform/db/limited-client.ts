import type { Socket } from "node:net";
import pg from "pg";
import { TimedOut } from "../with-timeout.ts";

/** Statement timeout for all connections of a pool; undefined for none. */
export type QueryLimit = { milliseconds: number | undefined };

type Query = (...parameters: unknown[]) => unknown;

/**
 * A client with a time limit for every statement. The server's own limit stops slow statements; this one also covers a
 * server or network that fell silent: the connection is closed and the pool opens another.
 */
export function limitedClient(limit: QueryLimit): typeof pg.Client {
  return class LimitedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as Query;
      // `query` has many overloads, all of which end in a promise or a last callback.
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
      stream.destroy(new TimedOut("The database did not answer"));
    }
  };
}
