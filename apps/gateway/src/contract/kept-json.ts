/** Fields of answers whose JSON was made once, by {@link keepJson}. */
export interface KeptJson<Fields extends object> {
  readonly fields: Fields;
  /** JSON of the fields, without its braces. */
  readonly json: Buffer;
}

/** What an object is put together of; not seen by `JSON.stringify` nor by validators. */
const parts = Symbol('parts');

interface Whole {
  readonly [parts]: { readonly own: object; readonly kept: Buffer };
}

/** How deep in an answer such an object may lie: below the envelope, its value and the name of a part. */
const DEEPEST = 3;

/**
 * Makes the JSON of fields that many answers have in common and that are large: what follows from the settings, for example.
 *
 * @param fields nobody changes them or what is in them from now on
 */
export function keepJson<Fields extends object>(fields: Fields): KeptJson<Fields> {
  return { fields, json: Buffer.from(JSON.stringify(fields).slice(1, -1)) };
}

/**
 * An object of an answer with fields of its own and kept ones. {@link jsonOf} makes the JSON of the first alone.
 *
 * @param own none of them has the name of a kept one
 */
export function withKept<Own extends object, Fields extends object>(own: Own, kept: KeptJson<Fields>): Own & Fields {
  const whole: Own & Fields & Whole = { ...own, ...kept.fields, [parts]: { own, kept: kept.json } };
  return whole;
}

/**
 * JSON of an answer, as `JSON.stringify` makes it.
 *
 * @returns bytes when there is an object made by {@link withKept} in it, else text
 */
export function jsonOf(answer: unknown): string | Buffer {
  if (!holdsKept(answer, DEEPEST)) return JSON.stringify(answer);
  const pieces: Buffer[] = [];
  // what follows the last kept fields
  let text = '';
  const write = (value: object, depth: number): void => {
    if (isWhole(value)) {
      const { own, kept } = value[parts];
      const fields = JSON.stringify(own).slice(0, -1);
      text += fields === '{' || kept.length === 0 ? fields : `${fields},`;
      pieces.push(Buffer.from(text), kept);
      text = '}';
      return;
    }
    let sign = '{';
    for (const [name, part] of Object.entries(value)) {
      if (part === undefined) continue;
      text += `${sign}${JSON.stringify(name)}:`;
      sign = ',';
      if (holdsKept(part, depth - 1)) write(part, depth - 1);
      else text += JSON.stringify(part);
    }
    text += '}';
  };
  write(answer, DEEPEST);
  return Buffer.concat([...pieces, Buffer.from(text)]);
}

const isWhole = (value: object): value is Whole => parts in value;

/** Lists are not looked into. */
function holdsKept(value: unknown, depth: number): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (isWhole(value)) return true;
  return depth > 0 && Object.values(value).some((part) => holdsKept(part, depth - 1));
}
