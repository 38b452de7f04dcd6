import type { OpenedSize } from './OpenedNumbers.variants.ts';
import { OpenedNumbersAnnouncement } from './OpenedNumbersAnnouncement.tsx';
import { OpenedNumbersBoard } from './OpenedNumbersBoard.tsx';
import { OpenedNumbersLine } from './OpenedNumbersLine.tsx';
import { type OpenedResult, openedText } from './opened-result.ts';

export type { OpenedResult } from './opened-result.ts';

/** Props of {@link OpenedNumbers}. */
export interface OpenedNumbersProps {
  /** The result that was drawn. */
  readonly result: OpenedResult;
  /** What they are, for screen readers: "Numbers of draw 20261121-093". */
  readonly label: string;
  /**
   * `sm` in a line of a table, `md` on a card, `lg` alone on a page.
   * @default 'md'
   */
  readonly size?: OpenedSize | undefined;
  /**
   * Numbers that come in place of others are told to screen readers, when nothing else is being said. For the one draw
   * that a page is about; cards in a row stay silent.
   * @default false
   */
  readonly isAnnounced?: boolean | undefined;
}

/** Numbers of one draw: balls, digits, dice, the order of a race, or a board of prizes. Text to screen readers. */
export function OpenedNumbers({ result, label, size = 'md', isAnnounced = false }: OpenedNumbersProps) {
  return (
    <>
      {result.kind === 'board' ? (
        <OpenedNumbersBoard prizes={result.prizes} label={label} size={size} />
      ) : (
        <OpenedNumbersLine {...result} label={label} size={size} />
      )}
      {isAnnounced && <OpenedNumbersAnnouncement text={`${label}: ${openedText(result)}`} />}
    </>
  );
}
