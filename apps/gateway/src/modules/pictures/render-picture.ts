import { availableParallelism } from 'node:os';
import type { Rendering } from './sizes.ts';

/** Points to an inch that librsvg takes for granted: at this density a drawing is as many pixels wide as its view box. */
const DENSITY = 72;

/** Loaded with the first picture: a gateway behind image hosts of its own never needs it. */
const load = async () => {
  const { default: sharp } = await import('sharp');
  // one thread for a picture: how many are rendered at once is our own choice
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};
let loading: ReturnType<typeof load> | undefined;

/** The engine, with one thread for a picture. @throws when it has no build for this machine */
export const engine = (): ReturnType<typeof load> => {
  loading ??= load();
  return loading;
};

/** Width of the view box of a drawing. */
const widthOf = (svg: string, otherwise: number): number =>
  Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? otherwise);

/** Half of the cores at most: the others answer. */
export const renderersAtOnce = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

/**
 * Renders a drawing, or an uploaded picture, which is never made wider than it is. The work is done by threads of the platform, and not by the one that answers.
 *
 * Quality and effort are where bytes no longer fall as time rises (docs/adr/2026-11-21-images.md).
 *
 * @throws when the engine has no build for this machine
 */
export async function renderPicture(
  source: string | Buffer,
  { format, width, isMark = false }: Rendering,
): Promise<Buffer> {
  const sharp = await engine();
  const picture =
    typeof source === 'string'
      ? sharp(Buffer.from(source), { density: (DENSITY * width) / widthOf(source, width) }).resize({ width })
      : sharp(source).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 1 }).toBuffer();
  if (format === 'jpeg') return picture.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return picture.webp(isMark ? { quality: 76, alphaQuality: 85 } : { quality: 75, effort: 3 }).toBuffer();
}
