import type { Field } from '../../../modules/system/settings-fields.ts';

/** Fields of a form as they were sent: each name once. */
export type Posted = Readonly<Record<string, string>>;

/** At most this many rows of a list are read from a form. */
const MAX_ROWS = 200;

/**
 * The value that a form says. What is no value of its type (letters in a number) stays the text that was typed: the
 * schema refuses it, and the form shows it again.
 *
 * @param at name of the enclosing field, with its point; empty at the top
 */
export function readPosted(fields: readonly Field[], posted: Posted, at = ''): Record<string, unknown> {
  const entries = fields.map((field) => [field.name, readField(field, posted, at + field.name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function readField(field: Field, posted: Posted, name: string): unknown {
  const typed = (posted[name] ?? '').trim();
  switch (field.kind) {
    case 'flag':
      return posted[name] === 'on';
    case 'number':
      return /^-?\d{1,15}$/.test(typed) ? Number(typed) : typed;
    case 'instant':
      return readInstant(typed);
    case 'texts':
      return readTexts(posted, `${name}.`);
    case 'choices':
      return readChoices(field.options, posted, name);
    case 'lines':
      return typed.split(/[\n,]/).flatMap((line) => line.trim() || []);
    case 'group':
      return readPosted(field.fields, posted, `${name}.`);
    case 'rows':
      return readRows(field.fields, posted, name);
    default:
      return typed === '' && field.isOptional ? undefined : typed;
  }
}

/** `2026-11-21T17:00` of the browser's own field is a moment in UTC. */
function readInstant(typed: string): string | undefined {
  if (typed === '') return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/.test(typed)
    ? new Date(`${typed.replace(' ', 'T')}Z`)
    : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : typed;
}

function readTexts(posted: Posted, prefix: string): Record<string, string> | undefined {
  const texts = Object.entries(posted).flatMap(([name, text]) =>
    name.startsWith(prefix) && text.trim() ? [[name.slice(prefix.length), text.trim()] as const] : [],
  );
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/** In the order that the form names first, which is the order of the menu it fills; new ones come last. */
function readChoices(options: readonly string[], posted: Posted, name: string): string[] {
  const placeOf = (option: string): number => Number(posted[`${name}.${option}.place`]) || options.length + 1;
  return options.filter((option) => posted[`${name}.${option}`] === 'on').sort((a, b) => placeOf(a) - placeOf(b));
}

/** Rows that are to be removed and rows that nobody filled are left out. */
function readRows(fields: readonly Field[], posted: Posted, name: string): Record<string, unknown>[] {
  const count = Math.min(Number(posted[`${name}.length`]) || 0, MAX_ROWS);
  return Array.from({ length: count }, (_, index) => `${name}.${index}.`).flatMap((at) => {
    const isTyped = fields.some((field) => isFilled(field, posted, at + field.name));
    return isTyped && posted[`${at}remove`] !== 'on' ? [readPosted(fields, posted, at)] : [];
  });
}

/** A choice has always a value, so it says nothing about whether somebody wrote something. */
const isFilled = (field: Field, posted: Posted, name: string): boolean =>
  field.kind === 'texts'
    ? readTexts(posted, `${name}.`) !== undefined
    : field.kind !== 'choice' && (posted[name] ?? '').trim() !== '';
