import { availableParallelism } from 'node:os';
import type { Rendering } from './sizes.ts';

/** Points to an inch that librsvg takes for granted: at this density a drawing is as many pixels wide as its view box. */
const DENSITY = 72;

/** Loaded with the first picture: a gateway behind image hosts of its own never needs it. */
const engine = async () => {
  const { default: sharp } = await import('sharp');
  // one thread for a picture: how many are rendered at once is our own choice
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};
let loading: ReturnType<typeof engine> | undefined;

/** Half of the cores at most: the others answer. */
export const renderersAtOnce = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

/**
 * Renders a drawing. The work is done by threads of the platform, and not by the one that answers.
 *
 * Quality and effort are where bytes no longer fall as time rises (docs/adr/2026-11-21-images.md).
 *
 * @throws when the engine has no build for this machine
 */
export async function renderPicture(svg: string, { format, width, isMark = false }: Rendering): Promise<Buffer> {
  loading ??= engine();
  const sharp = await loading;
  const wide = Number(/viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1] ?? width);
  const picture = sharp(Buffer.from(svg), { density: (DENSITY * width) / wide }).resize({ width });
  if (format === 'avif') return picture.avif({ quality: 50, effort: 1 }).toBuffer();
  return picture.webp(isMark ? { quality: 76, alphaQuality: 85 } : { quality: 75, effort: 3 }).toBuffer();
}
