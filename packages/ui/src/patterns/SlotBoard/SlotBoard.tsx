import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './SlotBoard.css.ts';
import { SlotBoardSymbol } from './SlotBoardSymbol.tsx';

/** One cell of a board. */
export interface SlotBoardCell {
  /** What it shows, in the reader's language. */
  readonly name: string;
  /** Address of its picture, checked by the caller; without it the name is shown. */
  readonly imageUrl?: string | undefined;
  /** What stands on it: the value of a coin. */
  readonly note?: string | undefined;
  /**
   * It is part of a win.
   * @default false
   */
  readonly isWin?: boolean | undefined;
}

/** Props of {@link SlotBoard}. */
export interface SlotBoardProps {
  /** The whole board in words, row by row, and what it pays: what screen readers are told in place of the picture. */
  readonly label: string;
  /** Reels from the first to the last, each from top to bottom. They may be of different heights. */
  readonly reels: readonly (readonly SlotBoardCell[])[];
  /** Winning lines: the row on each reel from the first one on. Drawn where all reels are of one height. */
  readonly lines?: readonly (readonly number[])[] | undefined;
  /** What it paid, below the board. */
  readonly caption?: ReactNode;
}

/** Side of a cell in units of the drawing of lines. */
const unit = 100;
const centre = (index: number): number => index * unit + unit / 2;

/** What a slot showed when it stood: symbols in reels, winning cells lit, winning lines drawn. A picture with words. */
export function SlotBoard({ label, reels, lines = [], caption }: SlotBoardProps) {
  const [first] = reels;
  const rows = first?.length ?? 0;
  const isEven = reels.every(({ length }) => length === rows);
  const pays = reels.some((cells) => cells.some(({ isWin }) => isWin));
  return (
    <figure className={css.root}>
      <div className={css.board} dir="ltr" role="img" aria-label={label}>
        {reels.map((cells, reel) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is known by its place
          <div key={reel} className={css.reel}>
            {cells.map(({ name, imageUrl, note, isWin = false }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
              <span key={row} className={cx(css.cell, isWin ? css.winCell : pays && css.faintCell)}>
                <SlotBoardSymbol name={name} imageUrl={imageUrl} />
                {note !== undefined && <span className={css.note}>{note}</span>}
              </span>
            ))}
          </div>
        ))}
        {isEven && lines.length > 0 && (
          <svg
            className={css.lines}
            viewBox={`0 0 ${reels.length * unit} ${rows * unit}`}
            preserveAspectRatio="none"
            focusable={false}
            aria-hidden
          >
            {lines.map((path) => (
              <polyline
                key={path.join(' ')}
                className={css.line}
                points={path.map((row, reel) => `${centre(reel)},${centre(row)}`).join(' ')}
              />
            ))}
          </svg>
        )}
      </div>
      {caption !== undefined && <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}
