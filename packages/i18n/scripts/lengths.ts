import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { widthOf } from './faces.ts';
import type { Kind, Use } from './kinds.ts';

/** What a kind of text has room for, in CSS pixels, and the letters it is set in. */
interface Room {
  readonly width: number;
  /** Size of a small one (`size="sm"`), where there are two. */
  readonly size: number;
  readonly small: number;
  readonly weight: number;
  /** Glyph with the gap behind it. */
  readonly icon: number;
}

/**
 * Room on the narrowest screens: 320 px is what WCAG 2.2 (1.4.10) asks for. Sizes are those of packages/ui:
 * control.css.ts, Button.css.ts, Tabs.css.ts, Tag.css.ts, BottomBar.css.ts.
 */
const rooms: Readonly<Record<Kind, Room>> = {
  // one line between the margins of a page (16) and its own padding (16) and border, at 320 px
  button: { width: 320 - 2 * 16 - 2 * 17, size: 14, small: 13, weight: 700, icon: 26 },
  // a row of them scrolls, and none is longer than the page
  chip: { width: 320 - 2 * 16 - 2 * 17, size: 14, small: 14, weight: 700, icon: 26 },
  // two of them beside each other in a dialog, with the padding of the row, at 320 px: the third is found by scrolling
  tab: { width: (320 - 2 * 16 - 3 * 4) / 2 - 2 * 17, size: 14, small: 14, weight: 700, icon: 26 },
  // half a page beside what it marks, at 320 px
  tag: { width: (320 - 2 * 16) / 2 - 2 * 11, size: 12, small: 12, weight: 700, icon: 20 },
  // one of five places at 320 px, with its padding of 2
  bar: { width: 320 / 5 - 2 * 2, size: 11, small: 11, weight: 700, icon: 0 },
};

/** A value stands for a number of four digits: names have room of their own, and what is longer is seen in the stories. */
const sample = '8,888';
const tag = /<\/?[\w-]+(?: [^<>]*)?\/?>/g;

/** Every text that a message can become: one for each branch of its plurals and selects. */
function textsOf(message: CompiledMessage | string): string[] {
  if (typeof message === 'string') return [message];
  return message.reduce<string[]>(
    (begun, token) => {
      const next = typeof token === 'string' ? [token.replace(tag, '')] : branchesOf(token[2]);
      return begun.flatMap((text) => next.map((part) => text + part));
    },
    [''],
  );
}

function branchesOf(cases: unknown): string[] {
  if (typeof cases !== 'object' || cases === null) return [sample];
  return Object.entries(cases).flatMap(([key, branch]) =>
    key === 'offset' ? [] : textsOf(branch as CompiledMessage).map((text) => text.replaceAll('#', sample)),
  );
}

/** Width of the longest text that a message can become. */
const longestOf = (translation: string, size: number, weight: number): number =>
  Math.max(...textsOf(compileMessageOrThrow(translation)).map((text) => widthOf(text, size, weight)));

/**
 * Where a text is too long for what it is shown as.
 *
 * @param translation in ICU message format
 * @param uses how it is shown (`kinds.ts`)
 * @returns one line per kind
 */
export function lengthFaults(translation: string, uses: readonly Use[]): string[] {
  return uses.flatMap(({ kind, isSmall, hasIcon }) => {
    const { width, size, small, weight, icon } = rooms[kind];
    const room = width - (hasIcon ? icon : 0);
    const taken = longestOf(translation, isSmall ? small : size, weight);
    if (taken <= room) return [];
    return [`${Math.ceil(taken)} px wide, and a ${kind} has room for ${Math.floor(room)}`];
  });
}
