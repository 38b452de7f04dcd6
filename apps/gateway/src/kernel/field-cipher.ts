import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts single fields of personal data, so that a copy of the database tells nothing about anybody. */
export interface FieldCipher {
  /** @param context what the value belongs to; the same text is needed to open it, so rows cannot be swapped */
  seal(value: string, context: string): string;
  /** @throws Error when the value was changed, belongs elsewhere, or was sealed with another key */
  open(sealed: string, context: string): string;
  /** Keyed hash of a value: equal values of one field have equal hashes, and nothing else can be learnt. */
  lookup(field: string, value: string): string;
}

const derive = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), purpose, 32));

/**
 * AES-256-GCM per field with a key that is kept outside of the database.
 *
 * @param secret 32 random bytes
 */
export function createFieldCipher(secret: Uint8Array): FieldCipher {
  if (secret.length !== 32) throw new Error('The key of personal data must have 32 bytes.');
  const sealingKey = derive(secret, 'mekong field sealing');
  const lookupKey = derive(secret, 'mekong field lookup');
  const kid = createHash('sha256').update(sealingKey).digest('base64url').slice(0, 8);
  return {
    seal(value, context) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, iv).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${kid}.${iv.toString('base64url')}.${text.toString('base64url')}`;
    },
    open(sealed, context) {
      const [usedKid, iv = '', text = ''] = sealed.split('.');
      if (usedKid !== kid) throw new Error('The field was sealed with another key.');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, Buffer.from(iv, 'base64url'))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
    },
    lookup: (field, value) => createHmac('sha256', lookupKey).update(`${field}:${value}`).digest('base64url'),
  };
}
