import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { widthOf } from './faces.ts';
import type { Kind, Use } from './shown.ts';

/** What a kind of text has room for, in CSS pixels, and the letters it is set in. */
interface Room {
  readonly width: number;
  /** Size of a small one (`size="sm"`), where there are two. */
  readonly size: number;
  readonly small: number;
  readonly weight: number;
  /** Glyph with the gap behind it. */
  readonly icon: number;
  /**
   * Lines that it may take; no word is wider than one.
   * @default 1
   */
  readonly lines?: number;
  /**
   * What stands for a value.
   * @default a number of four digits
   */
  readonly sample?: string;
}

/** One of three beside each other over the board of a game, with the least padding around them (10) and in them (8). */
const choiceWidth = (320 - 2 * 14 - 2 * 7 - 2 * 10 - 2 * 8) / 3 - 2 * 9;

/**
 * Room on the narrowest screens: 320 px is what WCAG 2.2 (1.4.10) asks for. Sizes are those of packages/ui:
 * control.css.ts, Button.css.ts, Tabs.css.ts, Tag.css.ts, BottomBar.css.ts.
 */
const rooms: Readonly<Record<Kind, Room>> = {
  // one line between the margins of a page (16) and its own padding (16) and border, at 320 px
  button: { width: 320 - 2 * 16 - 2 * 17, size: 14, small: 13, weight: 700, icon: 26 },
  // log in and register share what the toggle, the mark (34) and the news leave, without the search (AppHeader.css.ts)
  'header button': {
    width: 320 - 2 * 12 - 2 * 44 - 34 - 4 * 4 - 2 * 2 * 9,
    size: 13,
    small: 13,
    weight: 700,
    icon: 0,
  },
  // a row of them scrolls, and none is longer than the page
  chip: { width: 320 - 2 * 16 - 2 * 17, size: 14, small: 14, weight: 700, icon: 26 },
  // two of them beside each other in a dialog, with the padding of the row, at 320 px: the third is found by scrolling
  tab: { width: (320 - 2 * 16 - 3 * 4) / 2 - 2 * 17, size: 14, small: 14, weight: 700, icon: 26 },
  // half a page beside what it marks, at 320 px
  tag: { width: (320 - 2 * 16) / 2 - 2 * 11, size: 12, small: 12, weight: 700, icon: 20 },
  // one of five places at 320 px, with its padding of 2
  bar: { width: 320 / 5 - 2 * 2, size: 11, small: 11, weight: 700, icon: 0 },
  // the page of a game (base.css, chrome.css, controls.css of the arcade), upright at 320 px: in a dialog that fills it
  'game button': { width: 320 - 2 * 16 - 2 * 17, size: 15, small: 15, weight: 700, icon: 28, lines: 2 },
  // over the board: within the margins of the page (14), the frame (7) and the padding of what lies over it (24)
  'game overlay button': {
    width: 320 - 2 * 14 - 2 * 7 - 2 * 24 - 2 * 17,
    size: 15,
    small: 15,
    weight: 700,
    icon: 28,
    lines: 2,
  },
  // at one side of the button that spins (80), below its icon
  'game control': {
    width: (320 - 2 * 14 - 80 - 2 * 12) / 2 - 2 * 7,
    size: 13,
    small: 13,
    weight: 700,
    icon: 0,
    lines: 2,
  },
  // one of three over the board, in two sizes; no game offers a hundred free spins
  'game choice': { width: choiceWidth, size: 15, small: 15, weight: 700, icon: 0, lines: 3, sample: '88' },
  'game choice note': { width: choiceWidth, size: 13, small: 13, weight: 500, icon: 0, lines: 4, sample: '88' },
};

/** Names have room of their own, and what is longer is seen in the stories. */
const fourDigits = '8,888';
const tag = /<\/?[\w-]+(?: [^<>]*)?\/?>/g;

/** Every text that a message can become: one for each branch of its plurals and selects. */
function textsOf(message: CompiledMessage | string, sample: string): string[] {
  if (typeof message === 'string') return [message];
  return message.reduce<string[]>(
    (begun, token) => {
      const next = typeof token === 'string' ? [token.replace(tag, '')] : branchesOf(token[2], sample);
      return begun.flatMap((text) => next.map((part) => text + part));
    },
    [''],
  );
}

function branchesOf(cases: unknown, sample: string): string[] {
  if (typeof cases !== 'object' || cases === null) return [sample];
  return Object.entries(cases).flatMap(([key, branch]) =>
    key === 'offset' ? [] : textsOf(branch as CompiledMessage, sample).map((text) => text.replaceAll('#', sample)),
  );
}

/** Scripts without blanks between words: a browser ends their lines between the words of a dictionary. */
const unspaced = /[\p{Script=Han}\p{Script=Khmer}\p{Script=Thai}]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Pieces of a text that a line may end behind. */
const piecesOf = (text: string): string[] =>
  text
    .split(/(?<=\s)(?=\S)/)
    .flatMap((piece) => (unspaced.test(piece) ? [...words.segment(piece)].map(({ segment }) => segment) : [piece]));

/** The lines that a text takes, broken where a browser breaks it; a piece that is wider than the room has its own. */
function linesOf(text: string, room: number, width: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (line && width((line + piece).trimEnd()) > room) {
      lines.push(line.trimEnd());
      line = piece;
    } else line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** Kinds whose texts stand beside each other and share their room. */
const sharing: readonly Kind[] = ['header button'];

/**
 * Where texts that share a room are too long together.
 *
 * @param shown each translation of one language, with how it is shown
 * @returns one line per kind
 */
export function sharedLengthFaults(shown: readonly (readonly [translation: string, uses: readonly Use[]])[]): string[] {
  return sharing.flatMap((kind) => {
    const { width, size, weight } = rooms[kind];
    const texts = shown.flatMap(([text, uses]) => (uses.some((use) => use.kind === kind) ? [text] : []));
    const taken = texts.reduce((sum, text) => sum + widthOf(text, size, weight), 0);
    if (taken <= width) return [];
    return [`${Math.ceil(taken)} px wide together, and each ${kind} shares ${width}: ${texts.join(', ')}`];
  });
}

/**
 * Where a text is too long for what it is shown as.
 *
 * @param translation in ICU message format
 * @param uses how it is shown (`kinds.ts`, `game-kinds.ts`)
 * @returns one line per kind
 */
export function lengthFaults(translation: string, uses: readonly Use[]): string[] {
  return uses.flatMap(({ kind, isSmall, hasIcon }) => {
    const { width, size, small, weight, icon, lines: mostLines = 1, sample = fourDigits } = rooms[kind];
    const room = width - (hasIcon ? icon : 0);
    const measure = (text: string): number => widthOf(text, isSmall ? small : size, weight);
    const texts = textsOf(compileMessageOrThrow(translation), sample);
    const shown = mostLines === 1 ? texts.map((text) => [text]) : texts.map((text) => linesOf(text, room, measure));
    const taken = Math.max(...shown.flat().map(measure));
    if (taken > room) return [`${Math.ceil(taken)} px wide, and a ${kind} has room for ${Math.floor(room)}`];
    const lines = Math.max(...shown.map(({ length }) => length));
    return lines > mostLines ? [`${lines} lines long, and a ${kind} has room for ${mostLines}`] : [];
  });
}
