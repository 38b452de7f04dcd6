import type { OpenedKind } from './OpenedNumbers.variants.ts';

/** One prize of a board with the numbers that won it. */
export interface OpenedPrize {
  /** Name of the prize in the reader's language: "First prize". */
  readonly name: string;
  /** Numbers as they are written, leading zeros and all. */
  readonly numbers: readonly string[];
}

/** Numbers of one draw. */
export type OpenedResult =
  | {
      readonly kind: Exclude<OpenedKind, 'board'>;
      /** Numbers as they are written, in the order they are shown in; a race from the first place. */
      readonly numbers: readonly string[];
      /** Bonus numbers, apart from the others. */
      readonly special?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'board';
      /** Prizes from the greatest on. */
      readonly prizes: readonly OpenedPrize[];
    };

/** All numbers in one line of text. */
export const openedText = (result: OpenedResult): string =>
  result.kind === 'board'
    ? result.prizes.map(({ name, numbers }) => `${name} ${numbers.join(', ')}`).join('; ')
    : [...result.numbers, ...(result.special ?? [])].join(', ');

/**
 * A result in one line, where there is no room for a board: its greatest prize, a single number digit by digit.
 *
 * @returns the line, and the name of the prize that it shows alone
 */
export function openedInShort(result: OpenedResult): { result: OpenedResult; prize: string | undefined } {
  if (result.kind !== 'board') return { result, prize: undefined };
  const { name, numbers = [] } = result.prizes[0] ?? {};
  const [only, ...others] = numbers;
  const shown = only !== undefined && others.length === 0 ? [...only] : numbers;
  return { result: { kind: 'digits', numbers: shown }, prize: name };
}
