import bidiFactory from 'bidi-js';
import { Direction, Buffer as HarfBuzzBuffer, shape } from 'harfbuzzjs';
import type { Faces, LoadedFace, Weight } from './faces.ts';

/** A shape of a face where it stands, in thousandths of the size. */
export interface Glyph {
  readonly id: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

/** Letters that cannot be told apart any more, such as a stack of Khmer, and their glyphs. */
export interface Cluster {
  /** As it is read. */
  readonly text: string;
  /** From left to right. */
  readonly glyphs: readonly Glyph[];
}

/** Neighbours of one face and direction, from left to right. */
export interface GlyphRun {
  readonly face: LoadedFace;
  readonly weight: Weight;
  readonly clusters: readonly Cluster[];
}

/** A text of one line, shaped. */
export interface Line {
  /** From left to right. */
  readonly runs: readonly GlyphRun[];
  /** Thousandths of the size. */
  readonly width: number;
}

export interface Typesetter {
  /** One line, however long. */
  line(text: string, weight: Weight): Line;
  /** Lines that are no wider than this, in thousandths of the size; a piece that is too long is cut. */
  wrap(text: string, weight: Weight, width: number): Line[];
  /** Parts of a text between which a line may end. */
  pieces(text: string): string[];
}

const bidi = bidiFactory();
/** Marks of direction: they steer, and have no shape. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Letters, digits and marks of the first face alone, all read from left to right. */
const plain = /^[ -~]*$/;
/** What goes with the letter before it, when its face has it. */
const followers = /[\p{M}\p{Cf}\p{P}\p{Zs}]/u;
/** Scripts whose words follow each other without blanks. */
const unspaced =
  /[\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters that are written from right to left, and the mark of a date that is; an amount or a code has none, and is read from left to right. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f]/u;
const isLetter = /[\p{L}\p{N}]/u;
/** Shaped texts that are kept: in a table most cells of a column say the same few things. */
const MOST_KEPT = 20_000;

interface Piece {
  text: string;
  face: LoadedFace;
  level: number;
}

/** Makes lines in one language. @param direction of texts that have a letter from right to left: the order of their parts */
export function createTypesetter(faces: Faces, language: string, direction: 'ltr' | 'rtl'): Typesetter {
  const buffer = new HarfBuzzBuffer();
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' });
  const kept = new Map<string, Line>();

  /** Neighbours of one face and one level, in the order of reading. */
  function piecesOf(text: string): Piece[] {
    // amounts, times and numbers, most of what stands in a table
    if (plain.test(text)) return text === '' ? [] : [{ text, face: faces.of('0'), level: 0 }];
    const { levels } = bidi.getEmbeddingLevels(text, rightToLeft.test(text) ? direction : 'ltr');
    const pieces: Piece[] = [];
    let at = 0;
    for (const character of text) {
      const level = levels[at] ?? 0;
      at += character.length;
      if (directionMarks.test(character)) continue;
      const last = pieces.at(-1);
      const stays = last && followers.test(character) && last.face.has(character.codePointAt(0) ?? 0);
      const face = stays ? last.face : faces.of(character);
      if (last && last.face === face && last.level === level) last.text += character;
      else pieces.push({ text: character, face, level });
    }
    return pieces;
  }

  function shapePiece({ text, face, level }: Piece, weight: Weight): GlyphRun {
    buffer.reset();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
    buffer.setLanguage(language);
    shape(face.at(weight), buffer);
    const shaped = buffer.getGlyphInfosAndPositions();
    const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const clusters: { at: number; text: string; glyphs: Glyph[] }[] = [];
    for (const { cluster: at, codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped) {
      const glyph = { id, advance: xAdvance, dx: xOffset, dy: yOffset };
      const last = clusters.at(-1);
      if (last?.at === at) last.glyphs.push(glyph);
      else clusters.push({ at, text: text.slice(at, starts[starts.indexOf(at) + 1]), glyphs: [glyph] });
    }
    return { face, weight, clusters };
  }

  function line(text: string, weight: Weight): Line {
    const key = `${weight} ${text}`;
    const known = kept.get(key);
    if (known) return known;
    const runs = inVisualOrder(piecesOf(text.normalize('NFC'))).map((piece) => shapePiece(piece, weight));
    const width = runs
      .flatMap(({ clusters }) => clusters.flatMap(({ glyphs }) => glyphs))
      .reduce((sum, { advance }) => sum + advance, 0);
    const made = { runs, width };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, made);
    return made;
  }

  function breakable(text: string): string[] {
    const parts: string[] = [];
    for (const { segment } of words.segment(text)) {
      const last = parts.at(-1);
      const mayBreak =
        last !== undefined &&
        isLetter.test(segment.at(0) ?? '') &&
        (/\s$/.test(last) || (unspaced.test(last.at(-1) ?? '') && unspaced.test(segment)));
      if (last === undefined || mayBreak || (/\s$/.test(last) && /\S/.test(segment))) parts.push(segment);
      else parts[parts.length - 1] = last + segment;
    }
    return parts;
  }

  function wrap(text: string, weight: Weight, width: number): Line[] {
    const lines: Line[] = [];
    let current = '';
    const fits = (candidate: string) => line(candidate.trimEnd(), weight).width <= width;
    const end = () => {
      if (current.trim() !== '') lines.push(line(current.trim(), weight));
      current = '';
    };
    for (const part of breakable(text)) {
      if (fits(current + part)) {
        current += part;
        continue;
      }
      end();
      if (fits(part)) {
        current = part;
        continue;
      }
      for (const { segment } of graphemes.segment(part)) {
        if (current !== '' && !fits(current + segment)) end();
        current += segment;
      }
    }
    end();
    return lines;
  }

  return { line, wrap, pieces: (text) => breakable(text).map((part) => part.trimEnd()) };
}

/** Turns round every stretch of a level, from the highest to the lowest odd one (UAX 9, rule L2). */
function inVisualOrder(pieces: Piece[]): Piece[] {
  const order = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end++;
      if (end - start > 1) order.splice(start, end - start, ...order.slice(start, end).reverse());
      if (end > start) start = end;
    }
  }
  return order;
}
