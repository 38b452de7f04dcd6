import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

const folder = join(import.meta.dirname, '../../game-frame/src/fonts');

/** Faces that the site sends, in the order in which a letter looks for one; Chinese is the device's own. */
export const faceNames = [
  'figtree-latin',
  'figtree-latin-ext',
  'noto-sans-vietnamese',
  'noto-sans-cyrillic',
  'riel',
  'noto-sans-khmer',
  'noto-sans-arabic',
  'noto-sans-thai',
] as const;

/** Name of a face, which is that of its file. */
export type FaceName = (typeof faceNames)[number];

interface Loaded {
  readonly face: Face;
  /** Characters that it has a glyph for. */
  readonly characters: ReadonlySet<number>;
  readonly fonts: Map<number, Font>;
}

const faces = new Map<FaceName, Loaded>();
// one after the other: what the decoder gives lies in memory that the next one takes
for (const name of faceNames) {
  const bytes = Uint8Array.from(await decompress(readFileSync(join(folder, `${name}.woff2`))));
  const face = new Face(new Blob(bytes));
  faces.set(name, { face, characters: new Set(face.collectUnicodes()), fonts: new Map() });
}

/** Every character that a face has a glyph for. */
export const charactersOf = (name: FaceName): ReadonlySet<number> => faces.get(name)?.characters ?? new Set();

/** Units of one em, for all faces. */
const em = 1000;

function fontOf(name: FaceName, weight: number): Font | undefined {
  const loaded = faces.get(name);
  if (!loaded) return undefined;
  const known = loaded.fonts.get(weight);
  if (known) return known;
  const font = new Font(loaded.face);
  font.setScale(em, em);
  font.setVariations([new Variation('wght', weight)]);
  loaded.fonts.set(weight, font);
  return font;
}

/** The face of a character; none has Han, which takes a whole em. Marks stay with the letter before them. */
const faceOf = (character: string): FaceName | undefined =>
  faceNames.find((name) => faces.get(name)?.characters.has(character.codePointAt(0) ?? 0));

/** Neighbours that one face shows, as a browser divides a text. */
function runsOf(text: string): { name: FaceName | undefined; text: string }[] {
  const runs: { name: FaceName | undefined; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const name = /[\p{M}\p{Cf}]/u.test(character) && last ? last.name : faceOf(character);
    if (last && last.name === name) last.text += character;
    else runs.push({ name, text: character });
  }
  return runs;
}

const run = new Run();

function advanceOf(text: string, font: Font): number {
  run.reset();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  return run.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}

/**
 * How wide a text is on one line in the faces that the site sends, shaped as a browser shapes it: joined, stacked and
 * reordered letters take the room that they have there.
 *
 * @param size CSS pixels
 * @param weight such as 700
 * @returns CSS pixels
 */
export function widthOf(text: string, size: number, weight: number): number {
  const units = runsOf(text).reduce((sum, { name, text: part }) => {
    const font = name && fontOf(name, weight);
    return sum + (font ? advanceOf(part, font) : [...part].length * em);
  }, 0);
  return (units * size) / em;
}
