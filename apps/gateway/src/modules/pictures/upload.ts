import { createHash } from 'node:crypto';
import { remakePicture } from './remake-picture.port.ts';
import type { NewPicture } from './uploads.repository.ts';

const MOST_PIXELS = 50_000_000;
/** The widest that a banner is shown. */
const MOST_WIDTH = 1920;

/**
 * Makes an uploaded banner anew, so that nothing of the file is served as it came.
 *
 * @param data the file in base64
 * @throws Fault UPLOAD_TYPE, UPLOAD_TOO_LARGE, VALIDATION_FAILED with rule `max` above 50 million pixels
 */
export async function remake(data: string): Promise<NewPicture> {
  const made = await remakePicture(data, { mostPixels: MOST_PIXELS }, (picture) =>
    picture.resize({ width: MOST_WIDTH, withoutEnlargement: true }).webp({ quality: 90 }),
  );
  return { ...made, name: createHash('sha256').update(made.bytes).digest('base64url').slice(0, 22) };
}
