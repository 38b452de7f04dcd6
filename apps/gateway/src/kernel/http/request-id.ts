import { randomBytes } from 'node:crypto';

/** Letters of a request number: readable on a screen, sayable on the phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 12;

/** A byte below this is one of the letters with the same chance; others are left out. */
const FAIR = 256 - (256 % LETTERS.length);

/** Random bytes for many requests: asking for a few at a time costs more than all the rest of a number. */
let bytes = Buffer.alloc(0);
let used = 0;

function nextByte(): number {
  if (used === bytes.length) {
    bytes = randomBytes(4_096);
    used = 0;
  }
  return bytes.readUInt8(used++);
}

/** A number for a request, as the log and a failed answer have it. */
export function newRequestId(): string {
  let id = '';
  while (id.length < LENGTH) {
    const byte = nextByte();
    if (byte < FAIR) id += LETTERS[byte % LETTERS.length];
  }
  return id;
}
