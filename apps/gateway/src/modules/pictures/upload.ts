import { createHash } from 'node:crypto';
import { Fault, invalid } from '../../kernel/fault.ts';
import { engine } from './render-picture.ts';
import type { NewPicture } from './uploads.repository.ts';

/** Bytes that a picture may have when it comes. */
const MOST_BYTES = 5 * 1024 * 1024;
/** Pixels beyond which a picture is not opened: a small file may unpack to gigabytes. */
const MOST_PIXELS = 50_000_000;
/** The widest that a banner is shown. */
const MOST_WIDTH = 1920;

/** How files of the types that are taken begin. Nothing else reaches the engine, which also reads SVG and PDF. */
const beginnings = [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from([0xff, 0xd8, 0xff])];

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * Makes an uploaded picture anew, so that nothing of the file is served as it came.
 *
 * @param data the file in base64
 * @throws Fault UPLOAD_TYPE for what is no PNG or JPG or cannot be read, UPLOAD_TOO_LARGE above 5 MB, VALIDATION_FAILED
 *   with rule `max` above 50 million pixels
 */
export async function remake(data: string): Promise<NewPicture> {
  if (data.length % 4 !== 0 || !base64.test(data)) throw invalid('data', 'format');
  const file = Buffer.from(data, 'base64');
  if (file.length > MOST_BYTES) throw new Fault('UPLOAD_TOO_LARGE');
  if (!beginnings.some((start) => file.subarray(0, start.length).equals(start))) throw new Fault('UPLOAD_TYPE');
  const sharp = await engine();
  // the limit is checked here, so that it has a reason of its own
  const open = () => sharp(file, { limitInputPixels: false, failOn: 'error' });
  const { width = 0, height = 0 } = await open()
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > MOST_PIXELS) throw invalid('data', 'max');
  try {
    const made = await open()
      .autoOrient()
      .resize({ width: MOST_WIDTH, withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const name = createHash('sha256').update(made.data).digest('base64url').slice(0, 22);
    return { name, width: made.info.width, height: made.info.height, bytes: made.data };
  } catch {
    throw new Fault('UPLOAD_TYPE');
  }
}
