import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FieldCipher } from '../../kernel/field-cipher.ts';

/** A file, encrypted with a key of its own. */
export interface SealedFile {
  /** The key, encrypted with that of the gateway. */
  keySealed: string;
  bytes: Buffer;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM with a key per file. The keys alone are encrypted with the key of the gateway: a new one of these needs no
 * file to be written again.
 *
 * @param context what the file belongs to; the same text is needed to open it, so rows cannot be swapped
 */
export function sealFile(cipher: FieldCipher, file: Uint8Array, context: string): SealedFile {
  const [key, iv] = [randomBytes(32), randomBytes(IV_BYTES)];
  const body = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const bytes = Buffer.concat([iv, body.update(file), body.final(), body.getAuthTag()]);
  return { keySealed: cipher.seal(key.toString('base64url'), `file:${context}`), bytes };
}

/** @throws Error when the file was changed, or belongs elsewhere */
export function openFile(cipher: FieldCipher, { keySealed, bytes }: SealedFile, context: string): Buffer {
  const key = Buffer.from(cipher.open(keySealed, `file:${context}`), 'base64url');
  const body = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([body.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), body.final()]);
}
