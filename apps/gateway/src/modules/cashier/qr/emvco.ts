/**
 * QR codes in the merchant-presented form of EMVCo: a list of objects of an id, a length and a value, where a template
 * nests the same form. The last object is a checksum over everything before it.
 */

/** An object: two digits, and a text or nested objects. One without a value is left out. */
export type QrObject = readonly [id: string, value: string | readonly QrObject[] | undefined];

/** The text is not a QR code of EMVCo, or was damaged. */
export class QrInvalid extends Error {
  override name = 'QrInvalid';
}

/** Longest value: its length has two digits. */
const LONGEST = 99;
const CHECKSUM = /6304[0-9A-Fa-f]{4}$/;

/** CRC-16/CCITT-FALSE over the UTF-8 bytes: polynomial 1021, from FFFF, not reflected. @returns four digits, in capitals */
export function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The length counts UTF-16 units, as the national libraries do; it is the number of characters of ASCII. */
function writeObject([id, value]: QrObject): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : value.map(writeObject).join('');
  if (text.length < 1 || text.length > LONGEST)
    throw new RangeError(`Object ${id} of the QR code has ${text.length} characters: 1 to ${LONGEST} fit.`);
  return `${id}${String(text.length).padStart(2, '0')}${text}`;
}

/** The text of a QR code with its checksum. @throws RangeError when a value is too long */
export function writeQr(objects: readonly QrObject[]): string {
  const body = `${objects.map(writeObject).join('')}6304`;
  return body + checksumOf(body);
}

/** The objects of a template, or of a whole text. @throws QrInvalid */
export function readObjects(text: string): ReadonlyMap<string, string> {
  const objects = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [id, size] = [text.slice(at, at + 2), text.slice(at + 2, at + 4)];
    if (!/^\d\d$/.test(id) || !/^\d\d$/.test(size) || size === '00')
      throw new QrInvalid(`There is no object at ${at}.`);
    const value = text.slice(at + 4, at + 4 + Number(size));
    if (value.length !== Number(size)) throw new QrInvalid(`Object ${id} is cut off.`);
    if (objects.has(id)) throw new QrInvalid(`Object ${id} comes twice.`);
    objects.set(id, value);
    at += 4 + Number(size);
  }
  return objects;
}

/** The objects of a whole code, proved by its checksum. Ids that nobody knows are kept. @throws QrInvalid */
export function readQr(text: string): ReadonlyMap<string, string> {
  if (!CHECKSUM.test(text)) throw new QrInvalid('There is no checksum at the end.');
  if (checksumOf(text.slice(0, -4)) !== text.slice(-4).toUpperCase()) throw new QrInvalid('The checksum is wrong.');
  const objects = readObjects(text);
  const [first] = objects;
  if (first?.[0] !== '00' || first[1] !== '01') throw new QrInvalid('Object 00 must come first and be 01.');
  return objects;
}
