import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Stands between a client and a server, and fails on command. */
export type TcpProxy = Readonly<{
  port: number;
  /** Breaks every open connection at once. */
  cut(): void;
  /** From now on bytes from the server are swallowed and the connection is broken instead: answers are lost. */
  loseAnswers(lose: boolean): void;
  /** Refuses new connections and breaks the open ones, until told otherwise. */
  down(isDown: boolean): void;
  /** Takes connections and whatever is sent, and never answers: neither a refusal nor an end. */
  silence(isSilent: boolean): void;
  /** From now on each answer comes so much later. */
  delay(milliseconds: number): void;
  stop(): Promise<void>;
}>;

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let losing = false;
  let isDown = false;
  let isSilent = false;
  let delayMs = 0;
  const server = createServer((client) => {
    if (isDown) return void client.resetAndDestroy();
    const target = connect(targetPort, "127.0.0.1");
    for (const socket of [client, target]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => {
        open.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    client.on("data", (chunk) => void (isSilent || target.write(chunk)));
    target.on("data", (chunk) => {
      if (isSilent) return;
      if (losing) client.resetAndDestroy();
      else if (delayMs > 0) setTimeout(() => client.write(chunk), delayMs);
      else client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    loseAnswers(lose) {
      losing = lose;
    },
    down(value) {
      isDown = value;
      if (value) cut();
    },
    silence(value) {
      isSilent = value;
    },
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    async stop() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
