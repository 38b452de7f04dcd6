import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);
const ownFolder = dirname(require.resolve('@mekong/game-frame/fonts/figtree-latin.woff2'));
const hanRanges = require.resolve('@fontsource-variable/noto-sans-sc/unicode.json');
const hanFolder = join(dirname(hanRanges), 'files');

/** Weights of the letters: of texts, and of headings and sums. */
export type Weight = 400 | 600;

/** Units of one em, in which glyphs are measured. */
export const EM = 1000;

/** Faces of the site, in the order in which a letter looks for one. */
const ownFaces = [
  ...['figtree-latin', 'figtree-latin-ext', 'noto-sans-vietnamese', 'noto-sans-cyrillic'],
  ...['riel', 'noto-sans-khmer', 'noto-sans-arabic', 'noto-sans-thai'],
];

/** A face that letters are taken from. */
export interface LoadedFace {
  readonly name: string;
  /** The font file, unpacked. */
  readonly bytes: Uint8Array;
  readonly face: Face;
  has(codePoint: number): boolean;
  /** The face at a weight, in units of {@link EM}. */
  at(weight: Weight): Font;
  /** How far a glyph moves on by itself, in units of {@link EM}. */
  advance(glyph: number, weight: Weight): number;
}

async function loadFace(name: string, file: string): Promise<LoadedFace> {
  const bytes = Uint8Array.from(await decompress(readFileSync(file)));
  const face = new Face(new Blob(bytes));
  const characters = new Set(face.collectUnicodes());
  const fonts = new Map<Weight, Font>();
  const advances = new Map<number, number>();
  const at = (weight: Weight): Font => {
    const known = fonts.get(weight);
    if (known) return known;
    const font = new Font(face);
    font.setScale(EM, EM);
    font.setVariations([new Variation('wght', weight)]);
    fonts.set(weight, font);
    return font;
  };
  return {
    ...{ name, bytes, face, at },
    has: (codePoint) => characters.has(codePoint),
    advance(glyph, weight) {
      const key = glyph * EM + weight;
      const known = advances.get(key);
      if (known !== undefined) return known;
      const advance = at(weight).glyphHAdvance(glyph);
      advances.set(key, advance);
      return advance;
    },
  };
}

/** Part of the Chinese face, and the characters it has: `U+4e00,U+4e10-4e1f`. */
interface HanPart {
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** The Chinese face lies in a hundred parts, so that a document loads and carries those few that it needs. */
function readHanParts(): HanPart[] {
  const parts = JSON.parse(readFileSync(hanRanges, 'utf8')) as Record<string, string>;
  return Object.entries(parts)
    .filter(([name]) => name.startsWith('['))
    .map(([name, ranges]) => ({
      name: name.slice(1, -1),
      ranges: ranges.split(',').map((range) => {
        const [first = '', last = first] = range.replace('U+', '').split('-');
        return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
      }),
    }));
}

const inPart = ({ ranges }: HanPart, codePoint: number): boolean =>
  ranges.some(([first, last]) => codePoint >= first && codePoint <= last);

/** The faces of this process; they are read once, and parts of the Chinese one when they are needed. */
export interface Faces {
  /** Loads what the characters of a text need. */
  prepare(characters: Iterable<string>): Promise<void>;
  /** The face that shows a character; the first one, with its empty box, for a character that none has. */
  of(character: string): LoadedFace;
}

export async function loadFaces(): Promise<Faces> {
  const faces: LoadedFace[] = [];
  // one after the other: what the decoder gives lies in memory that the next one takes
  for (const name of ownFaces) faces.push(await loadFace(name, join(ownFolder, `${name}.woff2`)));
  const [first] = faces;
  if (!first) throw new Error('The site has no faces.');
  const han = readHanParts();
  const loaded = new Set<string>();
  const found = new Map<string, LoadedFace>();
  const search = (character: string) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return faces.find((face) => face.has(codePoint));
  };
  return {
    async prepare(characters) {
      for (const character of characters) {
        if (search(character)) continue;
        const codePoint = character.codePointAt(0) ?? 0;
        const part = han.find((one) => !loaded.has(one.name) && inPart(one, codePoint));
        if (!part) continue;
        loaded.add(part.name);
        const file = join(hanFolder, `noto-sans-sc-${part.name}-wght-normal.woff2`);
        faces.push(await loadFace(`noto-sans-sc-${part.name}`, file));
        found.clear();
      }
    },
    of(character) {
      const known = found.get(character);
      if (known) return known;
      const face = search(character) ?? first;
      found.set(character, face);
      return face;
    },
  };
}
