import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageCache } from './image-cache.ts';

/** Rendered pictures on the disk, so that each is rendered once and not at every start. */
export interface PictureDisk {
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps a picture; what was not asked for longest goes. A disk that is full or cannot be written keeps nothing. */
  write(name: string, bytes: Buffer): Promise<void>;
}

/** Names of files that `write` makes; whatever else lies there is not ours. */
const NAME = /^[A-Za-z0-9_-]{20,}\.(avif|webp)$/;

/**
 * Opens the folder, which is made with the first picture.
 *
 * @param limit bytes that may lie there
 * @param onFailure told once, when the folder cannot be written
 */
export function openPictureDisk(folder: string, limit: number, onFailure: (error: unknown) => void): PictureDisk {
  const sizes = new ImageCache<number>(limit, (bytes) => bytes);
  let hasFailed = false;
  let opening: Promise<void> | undefined;

  const open = async (): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const files = (await readdir(folder)).filter((name) => NAME.test(name));
    const known = await Promise.all(files.map(async (name) => ({ name, ...(await sizeOf(join(folder, name))) })));
    for (const { name, size } of known.sort((a, b) => a.at - b.at)) await discard(sizes.put(name, size));
  };
  const discard = async (names: readonly string[]): Promise<void> => {
    for (const name of names) await rm(join(folder, name), { force: true });
  };
  const fail = (error: unknown): void => {
    if (!hasFailed) onFailure(error);
    hasFailed = true;
  };

  return {
    async read(name) {
      opening ??= open().catch(fail);
      await opening;
      if (sizes.find(name) === undefined) return undefined;
      return readFile(join(folder, name)).catch(() => undefined);
    },
    async write(name, bytes) {
      if (hasFailed) return;
      try {
        // written aside and then named, so that nobody reads half a picture
        const aside = join(folder, `.${process.pid}-${name}`);
        await writeFile(aside, bytes);
        await rename(aside, join(folder, name));
        await discard(sizes.put(name, bytes.length));
      } catch (error) {
        fail(error);
      }
    },
  };
}

async function sizeOf(path: string): Promise<{ size: number; at: number }> {
  const found = await stat(path).catch(() => undefined);
  return { size: found?.size ?? 0, at: found?.mtimeMs ?? 0 };
}
