import type { Sharp } from 'sharp';
import { Fault, invalid } from '../../kernel/fault.ts';
import { engine } from './render-picture.ts';

/** Bytes that a picture may have when it comes. */
const MOST_BYTES = 5 * 1024 * 1024;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** How files of the types that are taken begin. Nothing else reaches the engine, which also reads SVG and PDF. */
const beginnings = [PNG, Buffer.from([0xff, 0xd8, 0xff])];

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** What a picture may be before it is unpacked: a small file may unpack to gigabytes. */
export interface PictureLimits {
  mostPixels: number;
  /** @default 1 */
  leastSide?: number;
  /** @default any */
  mostSide?: number;
}

/** Whether a PNG has frames: the chunk that says so stands before the first pixels. */
function isAnimated(file: Buffer): boolean {
  if (!file.subarray(0, PNG.length).equals(PNG)) return false;
  for (let at = PNG.length; at + 8 <= file.length; ) {
    const kind = file.toString('latin1', at + 4, at + 8);
    if (kind === 'acTL') return true;
    if (kind === 'IDAT') return false;
    // length, name and checksum stand around the data
    at += 12 + file.readUInt32BE(at);
  }
  return false;
}

/**
 * Makes an uploaded picture anew, so that nothing of the file is kept as it came.
 *
 * @param data the file in base64
 * @param make what is made of it, turned as the camera was held
 * @returns the new bytes and their size
 * @throws Fault UPLOAD_TYPE for what is no PNG or JPG, moves or cannot be read, UPLOAD_TOO_LARGE above 5 MB,
 *   VALIDATION_FAILED with the rule `max` or `min` for more or less pixels than may be
 */
export async function remakePicture(
  data: string,
  { mostPixels, leastSide = 1, mostSide = Number.POSITIVE_INFINITY }: PictureLimits,
  make: (picture: Sharp) => Sharp,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  if (data.length % 4 !== 0 || !base64.test(data)) throw invalid('data', 'format');
  const file = Buffer.from(data, 'base64');
  if (file.length > MOST_BYTES) throw new Fault('UPLOAD_TOO_LARGE');
  if (!beginnings.some((start) => file.subarray(0, start.length).equals(start))) throw new Fault('UPLOAD_TYPE');
  if (isAnimated(file)) throw new Fault('UPLOAD_TYPE');
  const sharp = await engine();
  // the limit is checked here, so that it has a reason of its own
  const open = () => sharp(file, { limitInputPixels: false, failOn: 'error', pages: 1 });
  const { width = 0, height = 0 } = await open()
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > mostPixels || Math.max(width, height) > mostSide) throw invalid('data', 'max');
  if (width > 0 && Math.min(width, height) < leastSide) throw invalid('data', 'min');
  try {
    const made = await make(open().autoOrient()).toBuffer({ resolveWithObject: true });
    return { bytes: made.data, width: made.info.width, height: made.info.height };
  } catch {
    throw new Fault('UPLOAD_TYPE');
  }
}
