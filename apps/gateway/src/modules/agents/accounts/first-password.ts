import type { FieldCipher } from '../../../kernel/field-cipher.ts';

/** Letters and digits that are not taken for each other when somebody reads them out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

interface Asked {
  agentId: string;
  requestId: string;
  username: string;
}

/**
 * The random first password of an account: twelve characters of a keyed hash of the request. It is kept nowhere, and the
 * same request has the same one again when its answer was lost.
 */
export function firstPassword(cipher: Pick<FieldCipher, 'lookup'>, { agentId, requestId, username }: Asked): string {
  const hash = cipher.lookup('first-password', `${agentId}:${requestId.toLowerCase()}:${username.toLowerCase()}`);
  // each character takes two bytes, so that no letter is noticeably more frequent
  const bytes = Buffer.from(hash, 'base64url');
  const letters = Array.from({ length: 12 }, (_, n) => LETTERS[bytes.readUInt16BE(n * 2) % LETTERS.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
