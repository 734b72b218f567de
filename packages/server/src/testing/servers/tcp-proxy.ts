import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A proxy between client and server that fails on command. */
export type TcpProxy = Readonly<{
  port: number;
  /** Breaks all open connections. */
  cut(): void;
  /** From now on drops bytes of the server and breaks the connection, so that responses are lost. */
  loseAnswers(lose: boolean): void;
  /** Refuses new connections and breaks open ones until reset. */
  down(isDown: boolean): void;
  /** Accepts connections and data, and never answers. */
  silence(isSilent: boolean): void;
  /** Delays each response from now on. */
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
