/** How a slot looks: the theme of its cover, whose hero is the best symbol of its reels. */
import type { Material } from '@mekong/art/ink';
import type { MotifName } from '@mekong/art/motif-names';
import { type SlotColors, slotColors } from '@mekong/art/slot-colors';
import { spriteColumns } from '@mekong/art/slot-symbols';
import { slotTheme } from '@mekong/art/slot-theme';
import { artVersion } from '@mekong/art/version';
import { bookCodes, classicCodes, commonCodes } from '../theme-files.ts';

/** What the cover of a game is drawn from. */
export interface SlotLook {
  readonly motif: MotifName;
  readonly coat?: Material | undefined;
  /** Code of the vendor; absent for the house. */
  readonly vendor?: string | undefined;
}

export interface ThemeAddress {
  /** Where its pictures are. */
  readonly base: string;
  /** The picture of all symbols that the game shows, their codes by place, and places side by side in it. */
  readonly sprite: string;
  readonly codes: readonly string[];
  readonly columns: number;
  readonly colors: SlotColors;
}

/** Families whose symbols are not the common ones. */
const sprites: Readonly<Record<string, readonly [file: string, codes: readonly string[]]>> = {
  classic: ['classic.svg', classicCodes],
  expanding: ['book.svg', bookCodes],
};

/** Read once: it is a hash of every drawing. */
let version: string | undefined;

/** Where a page finds the theme of a game. */
export function themeAddress(seed: string, family: string, look: SlotLook): ThemeAddress {
  const theme = slotTheme({ seed, ...look });
  version ??= artVersion();
  const [sprite, codes] = sprites[family] ?? ['sprite.svg', commonCodes];
  return {
    base: `/art/${version}/${theme.key}/`,
    sprite,
    codes,
    columns: spriteColumns,
    colors: slotColors(theme),
  };
}
