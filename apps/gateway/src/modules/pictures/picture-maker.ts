import { createHash } from 'node:crypto';
import { ImageCache } from './image-cache.ts';
import type { PictureDisk } from './picture-disk.ts';
import type { Rendering } from './sizes.ts';

/** Rendered pictures in memory, in bytes: some two thousand covers. */
const MEMORY = 24 * 1024 * 1024;
/** So many pictures may wait to be rendered: the covers of several pages. What is asked for beyond is not made this time. */
const MOST_WAITING = 400;
/** A request waits so long; then it takes the drawing, and the picture is there for whoever asks next. */
const PATIENCE_MS = 200;

/** What a picture is made of: a drawing, or the bytes of an uploaded one. */
export type Source = string | Buffer;

/** Gives the source of a picture, should it not be there yet. */
export type Draw = () => Source | Promise<Source>;

export interface PictureMakerOptions {
  readonly render: (source: Source, rendering: Rendering) => Promise<Buffer>;
  /** How many are rendered at a time. */
  readonly atOnce: number;
  /** Changes when the same options give another drawing, so that nothing old is taken from the disk. */
  readonly version: string;
  readonly disk?: PictureDisk | undefined;
  readonly patienceMs?: number | undefined;
  /** Told when a picture could not be rendered; its drawing serves instead. */
  readonly onFailure: (error: unknown) => void;
}

/** Makes pictures one after the other, each once, whoever asks how often. */
export interface PictureMaker {
  /**
   * @param key everything that decides the picture
   * @param patience milliseconds to wait for it; default 200
   * @returns `undefined` when it takes too long: serve the drawing itself
   */
  get(key: string, rendering: Rendering, draw: Draw, patience?: number): Promise<Buffer | undefined>;
}

interface Job {
  run(): Promise<void>;
}

export function createPictureMaker(options: PictureMakerOptions): PictureMaker {
  const { render, atOnce, version, disk, patienceMs = PATIENCE_MS, onFailure } = options;
  const memory = new ImageCache<Buffer>(MEMORY, ({ length }) => length);
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const waiting: Job[] = [];
  let rendering = 0;

  const next = (): void => {
    if (rendering >= atOnce) return;
    const job = waiting.shift();
    if (!job) return;
    rendering++;
    void job.run().finally(() => {
      rendering--;
      next();
    });
  };

  /** Waits for a free renderer. */
  const rendered = (draw: Draw, what: Rendering): Promise<Buffer | undefined> => {
    const { promise, resolve } = Promise.withResolvers<Buffer | undefined>();
    waiting.push({
      run: async () => {
        try {
          resolve(await render(await draw(), what));
        } catch (error) {
          onFailure(error);
          resolve(undefined);
        }
      },
    });
    next();
    return promise;
  };

  const make = async (name: string, what: Rendering, draw: Draw): Promise<Buffer | undefined> => {
    const kept = await disk?.read(name);
    if (kept) return kept;
    if (waiting.length >= MOST_WAITING) return undefined;
    const made = await rendered(draw, what);
    if (made) void disk?.write(name, made);
    return made;
  };

  return {
    async get(key, what, draw, patience = patienceMs) {
      const { format, width } = what;
      const name = `${createHash('sha256').update(`${version} ${key} ${width}`).digest('base64url').slice(0, 27)}.${format}`;
      const kept = memory.find(name);
      if (kept) return kept;
      let making = underWay.get(name);
      if (!making) {
        making = make(name, what, draw)
          .then((made) => {
            if (made) memory.put(name, made);
            return made;
          })
          .finally(() => underWay.delete(name));
        underWay.set(name, making);
      }
      return within(making, patience);
    },
  };
}

/** The result, if it comes in time. */
function within<T>(result: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  return Promise.race([result, promise]).finally(() => clearTimeout(timer));
}
