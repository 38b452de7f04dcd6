import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPictureDisk } from './picture-disk.ts';
import { createPictureMaker, type PictureMakerOptions } from './picture-maker.ts';

const webp = { format: 'webp', width: 240 } as const;

/** A renderer that renders when it is told to. */
function manualRenderer() {
  const begun: { svg: unknown; end: (bytes?: Buffer) => void; fail: () => void }[] = [];
  const render: PictureMakerOptions['render'] = (svg) =>
    new Promise((resolve, reject) =>
      begun.push({
        svg,
        end: (bytes = Buffer.from(`rendered ${svg}`)) => resolve(bytes),
        fail: () => reject(new Error('no engine')),
      }),
    );
  return { begun, render };
}

const maker = (options: Partial<PictureMakerOptions>) =>
  createPictureMaker({
    render: async (svg) => Buffer.from(`rendered ${svg}`),
    atOnce: 1,
    version: '1',
    patienceMs: 60_000,
    onFailure: () => undefined,
    ...options,
  });

/** A limit, not a wait: a busy machine gets the time it needs. */
const patience = { timeout: 20_000 };

describe('the maker of pictures', () => {
  test('renders a picture once, however many ask at the same time, and then has it', async () => {
    const { begun, render } = manualRenderer();
    const draw = vi.fn(() => 'lotus');
    const pictures = maker({ render });
    const asked = [pictures.get('lotus', webp, draw), pictures.get('lotus', webp, draw)];
    await vi.waitFor(() => expect(begun).toHaveLength(1), patience);
    begun[0]?.end();
    expect((await Promise.all(asked)).map(String)).toEqual(['rendered lotus', 'rendered lotus']);
    expect(String(await pictures.get('lotus', webp, draw))).toBe('rendered lotus');
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('takes another format, another width and another drawing for another picture', async () => {
    const draw = vi.fn(() => 'lotus');
    const pictures = maker({});
    await pictures.get('lotus', webp, draw);
    await pictures.get('lotus', { ...webp, width: 160 }, draw);
    await pictures.get('lotus', { ...webp, format: 'avif' }, draw);
    await pictures.get('naga', webp, draw);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  test('renders no more at once than it may, in the order they were asked for', async () => {
    const { begun, render } = manualRenderer();
    const pictures = maker({ render, atOnce: 2 });
    const asked = ['a', 'b', 'c'].map((key) => pictures.get(key, webp, () => key));
    await vi.waitFor(() => expect(begun.map(({ svg }) => svg)).toEqual(['a', 'b']), patience);
    begun[1]?.end();
    await vi.waitFor(() => expect(begun.map(({ svg }) => svg)).toEqual(['a', 'b', 'c']), patience);
    for (const { end } of begun) end();
    expect((await Promise.all(asked)).map(String)).toEqual(['rendered a', 'rendered b', 'rendered c']);
  });

  test('lets nobody wait for long: the picture is there for whoever asks next', async () => {
    const { begun, render } = manualRenderer();
    const pictures = maker({ render, patienceMs: 0 });
    expect(await pictures.get('lotus', webp, () => 'lotus')).toBeUndefined();
    begun[0]?.end();
    await vi.waitFor(
      async () => expect(String(await pictures.get('lotus', webp, () => 'lotus'))).toBe('rendered lotus'),
      patience,
    );
    expect(begun).toHaveLength(1);
  });

  test('does not let what waits grow without end', async () => {
    const { begun, render } = manualRenderer();
    const pictures = maker({ render, patienceMs: 0 });
    await Promise.all(Array.from({ length: 600 }, (_, i) => pictures.get(`game ${i}`, webp, () => `game ${i}`)));
    for (let ended = 0; ended < begun.length; ended++) {
      begun[ended]?.end();
      // the next one begins when this one has been put away
      await new Promise(setImmediate);
    }
    expect(begun).toHaveLength(401);
  });

  test('says that rendering failed, and serves the next picture', async () => {
    const failures: unknown[] = [];
    const pictures = maker({
      render: async (svg) => {
        if (svg === 'bad') throw new Error('no engine');
        return Buffer.from(svg);
      },
      onFailure: (error) => failures.push(error),
    });
    expect(await pictures.get('bad', webp, () => 'bad')).toBeUndefined();
    expect(String(await pictures.get('good', webp, () => 'good'))).toBe('good');
    expect(failures).toHaveLength(1);
  });
});

describe('rendered pictures on the disk', () => {
  let folder = '';
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'mekong-pictures-')), 'pictures');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));
  const name = (sign: string) => `${sign.repeat(27)}.webp`;
  const failing = (error: unknown) => {
    throw error;
  };

  test('are there after a new start, and are not rendered again', async () => {
    const disk = openPictureDisk(folder, 1_000, failing);
    await maker({ disk }).get('lotus', webp, () => 'lotus');
    await vi.waitFor(
      async () => expect((await readdir(folder)).filter((file) => !file.startsWith('.'))).toHaveLength(1),
      patience,
    );
    const render = vi.fn();
    const again = maker({ disk: openPictureDisk(folder, 1_000, failing), render });
    expect(String(await again.get('lotus', webp, () => 'lotus'))).toBe('rendered lotus');
    expect(render).not.toHaveBeenCalled();
  });

  test('are not taken when the art has changed since', async () => {
    const disk = openPictureDisk(folder, 1_000, failing);
    await maker({ disk }).get('lotus', webp, () => 'lotus');
    const draw = vi.fn(() => 'other');
    await maker({ disk, version: '2' }).get('lotus', webp, draw);
    expect(draw).toHaveBeenCalled();
  });

  test('stay within their bytes: what was not asked for longest goes', async () => {
    const disk = openPictureDisk(folder, 25, failing);
    await disk.read(name('a'));
    await disk.write(name('a'), Buffer.alloc(10));
    await disk.write(name('b'), Buffer.alloc(10));
    await disk.read(name('a'));
    await disk.write(name('c'), Buffer.alloc(10));
    expect((await readdir(folder)).sort()).toEqual([name('a'), name('c')]);
    expect(await disk.read(name('b'))).toBeUndefined();
    expect((await disk.read(name('a')))?.length).toBe(10);
  });

  test('leave alone what others put there, and a lost file is a picture to be rendered', async () => {
    const disk = openPictureDisk(folder, 1_000, failing);
    await disk.read(name('a'));
    await disk.write(name('a'), Buffer.from('a'));
    await rm(join(folder, name('a')));
    expect(await disk.read(name('a'))).toBeUndefined();
    expect(await disk.read('../../etc/passwd')).toBeUndefined();
  });

  test('are done without when the folder cannot be made: that is said once', async () => {
    await writeFile(folder, 'a file in the way');
    const failures: unknown[] = [];
    const disk = openPictureDisk(folder, 1_000, (error) => failures.push(error));
    expect(await disk.read(name('a'))).toBeUndefined();
    await disk.write(name('a'), Buffer.from('a'));
    expect(await disk.read(name('a'))).toBeUndefined();
    expect(failures).toHaveLength(1);
  });
});
