/**
 * Words that only their author understands, and what the field says in their place (docs/glossary.md). Names in camel case
 * are read as words of their own.
 *
 * @typedef {object} Word
 * @property {RegExp} found
 * @property {string} write
 * @property {RegExp} [unless] lines in which the word means what everybody means by it
 * @property {RegExp} [only] files that the row is about
 * @property {string} [place] one of them, for the example
 * @property {string} example a line that the row finds
 */

/** @type {readonly Word[]} */
export const vocabulary = [
  {
    found: /\bfirst views?\b/,
    write: '"server-rendered page", "first screen" or "initial load"',
    unless: /2026-11-21-first-view\.md/,
    example: 'createFirstViews(app)',
  },
  {
    found: /\b(server|page|view|markup)[- ]drawn\b|\bdrawn (page|view|markup|by the (server|gateway))\b/,
    write: '"rendered"',
    example: 'a drawn page',
  },
  { found: /\b(wakes?|waking|woken|woke) (up|the page)\b/, write: '"hydrate"', example: 'when the page wakes up' },
  {
    found: /\bghosts?\b/,
    write: '"skeleton"',
    // the name of a button without a background
    unless: /["'`]ghost["'`]|^\s*ghost: component\(/,
    example: 'const gameGhost = 1;',
  },
  { found: /\b(shelf|shelves)\b/, write: '"game index"', example: 'gameShelf.add(game)' },
  {
    found: /\b(rests|resting|rested)\b/,
    write: '"under maintenance", "closed", "stops"',
    example: 'function RoomsResting() {}',
  },
  {
    found: /\bpainters?\b|\bpaint(s|ed)? (as|on first use)\b/,
    write: '"renderer", "rendered"',
    example: 'a free painter',
  },
  {
    found: /\bfloods?\b/,
    write: '"rate limiter", "burst"',
    unless: /<feFlood |'naga-of-the-flood'/,
    example: 'const floodGuard = 1;',
  },
  { found: /\bcarriers?\b/, write: '"provider" or "sender"', example: 'openCarriers(config)' },
  { found: /\bobey(s|ed|ing)?\b/, write: '"handle", "follow"', example: 'The page obeys the switch.' },
  { found: /\bdress(es|ed|ing)?\b/, write: '"style", "tint"', example: 'ink.dressed(coat)' },
  { found: /\b(veils?|plaques?)\b/, write: '"overlay", "banner"', example: 'const veil = style({});' },
  {
    found: /\bdoorm[ae]n\b|\bat the door\b/,
    write: '"rate limiter", "before the operation"',
    example: 'refused at the door',
  },
  { found: /\b(job'?s? turns?|turns? of (a|the|each) jobs?)\b/, write: '"run"', example: 'the last turn of a job' },
  {
    found: /\bfloors?\b/,
    write: '"baseline"',
    unless: /Math\.floor/,
    only: /^bench\/|\.stories\.tsx$/,
    place: 'bench/run.ts',
    example: 'beside its floors',
  },
  {
    found: /\b(const|let|function) held\b(?! (since|until))|\(held\b(?! (since|until))/,
    write: '"pending", "kept", "draft"',
    example: 'const held = wait();',
  },
  {
    found: /\b(to|for|from) who (is|has|had|does|was|wants|came)\b/,
    write: '"those who", "a player who"',
    example: 'told to who is offline',
  },
  {
    // a colour of the first brand: another one has others
    found: /\b(gold|teal|coral)\b/,
    write: 'its purpose: "accent", "live", "negative"',
    only: /^packages\/ui\/src\/(components|patterns|styles)\/(?!.*(stories|examples|test|fixtures)\.)/,
    place: 'packages/ui/src/components/Tag/Tag.css.ts',
    example: '/** The ends in gold. */',
  },
];

/** A line as it is read: names in camel case as words. */
const read = (line) => line.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase();

/**
 * What the lines of a text say otherwise than the glossary.
 *
 * @param {string} text
 * @param {string} [file] where it stands, from the root
 * @returns {{ line: number, fault: string }[]}
 */
export function wordFaults(text, file = '') {
  const rows = vocabulary.filter(({ only }) => !only || only.test(file));
  return text.split('\n').flatMap((line, index) => {
    const words = read(line);
    return rows
      .filter(({ found, unless }) => found.test(words) && !unless?.test(line))
      .map(({ found, write }) => ({ line: index + 1, fault: `"${found.exec(words)?.[0]}": say ${write}` }));
  });
}
