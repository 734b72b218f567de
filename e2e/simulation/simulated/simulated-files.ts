import type { SimulatedWorld } from "./world.ts";

/** The calls of `node:fs/promises` and `node:fs` that the server makes on its files, answered by the simulated disk. */
export function simulatedFiles(world: () => SimulatedWorld) {
  /** Every call to the disk waits until the scheduler chooses it; its process may die before that. */
  async function onDisk<Value>(work: (disk: SimulatedWorld["disk"]) => Value): Promise<Value> {
    const { scheduler, disk } = world();
    await scheduler.pause();
    return work(disk);
  }

  async function open(path: string, flags = "r"): Promise<ReturnType<typeof fileHandle>> {
    return await onDisk((disk) => {
      if (flags === "r" && disk.isFolder(path)) return fileHandle(path, undefined);
      return fileHandle(path, flags.startsWith("w") ? disk.create(path, flags.includes("x")) : disk.inode(path));
    });
  }

  type Inode = ReturnType<SimulatedWorld["disk"]["inode"]>;

  function fileHandle(path: string, inode: Inode | undefined) {
    const content = () => inode?.content ?? Buffer.alloc(0);
    return {
      async writev(chunks: readonly Buffer[]) {
        const bytes = Buffer.concat(chunks);
        await onDisk((disk) => inode && disk.append(inode, bytes));
        return { bytesWritten: bytes.length };
      },
      sync: () => onDisk((disk) => disk.sync(path, inode)),
      stat: () => onDisk(() => ({ size: content().length })),
      async read(buffer: Buffer, offset: number, length: number, position: number) {
        await onDisk(() => undefined);
        return { bytesRead: content().copy(buffer, offset, position, position + length), buffer };
      },
      close: async () => undefined,
    };
  }

  async function writeFile(path: string, text: string, { flush = false } = {}): Promise<void> {
    await onDisk((disk) => {
      const inode = disk.create(path, false);
      inode.content = Buffer.from(text);
      if (flush) disk.sync(path, inode);
    });
  }

  async function removeFile(path: string, isRequired: boolean): Promise<void> {
    await onDisk((disk) => {
      if (!disk.remove(path) && isRequired) throw Object.assign(new Error(`ENOENT: ${path}`), { code: "ENOENT" });
    });
  }

  const asynchronous = {
    open,
    writeFile,
    access: () => onDisk(() => undefined),
    mkdir: (path: string) => onDisk((disk) => disk.makeFolder(path)),
    readdir: (path: string) => onDisk((disk) => disk.list(path)),
    link: (from: string, to: string) => onDisk((disk) => disk.link(from, to)),
    rename: (from: string, to: string) => onDisk((disk) => disk.rename(from, to)),
    rm: (path: string) => removeFile(path, false),
    unlink: (path: string) => removeFile(path, true),
    async readFile(path: string, encoding?: BufferEncoding) {
      const content = await onDisk((disk) => disk.inode(path).content);
      return encoding ? content.toString(encoding) : content;
    },
    async stat(path: string) {
      const { content, modifiedAt } = await onDisk((disk) => disk.inode(path));
      return { size: content.length, mtimeMs: modifiedAt };
    },
    async utimes(path: string, _accessed: Date, modified: Date) {
      await onDisk((disk) => {
        disk.inode(path).modifiedAt = modified.getTime();
      });
    },
  };
  const synchronous = { mkdirSync: (path: string) => world().disk.makeFolder(path) };
  return { asynchronous, synchronous };
}
