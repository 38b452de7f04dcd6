/** Which cells a win lights, and what is said of it. */
import { plural, t } from '@lingui/core/macro';
import { groupsOf } from '../../../shared/slot/models/cluster.ts';
import type { Config, Rules, Step, Win } from '../model.ts';
import { symbolName } from '../symbols.ts';

/** A cell by its reel and row. */
export type Place = readonly [reel: number, row: number];

const placesOf = (board: Step['board'], fits: (cell: string, reel: number) => boolean): readonly Place[] =>
  board.flatMap((cells, reel) =>
    cells.flatMap((cell, row): readonly Place[] => (fits(cell, reel) ? [[reel, row]] : [])),
  );

const isCoin = (cell: string) => cell.startsWith('coin:');

/** The symbol that opens the feature of a game; none where it has no such symbol. */
export const openerOf = ({ scatter, bonus, bookPays, wild }: Config): string | undefined =>
  scatter ?? bonus ?? (bookPays && wild);

/** The cells that a win of a step is made of. */
export function winCells(step: Step, win: Win, { lines = [], wild, ...config }: Config): readonly Place[] {
  const { board, wins } = step;
  switch (win.kind) {
    case 'line':
      return (lines[win.line ?? 0] ?? []).slice(0, win.count).map((row, reel) => [reel, row] as const);
    case 'ways':
      return placesOf(board, (cell, reel) => reel < win.count && (cell === win.symbol || cell === wild));
    case 'cluster': {
      const alike = (one: Win) => one.kind === 'cluster' && one.symbol === win.symbol && one.count === win.count;
      const groups = groupsOf(board).filter(
        (cells) => cells.length === win.count && cells.every(([reel, row]) => board[reel]?.[row] === win.symbol),
      );
      return groups[wins.filter(alike).indexOf(win)] ?? [];
    }
    case 'expanded':
      return placesOf(board, (_, reel) => board[reel]?.includes(win.symbol) ?? false);
    case 'coins':
    case 'screen':
      return placesOf(board, isCoin);
    case 'wheel':
      return placesOf(board, (cell) => cell === openerOf({ lines, wild, ...config }));
    case 'anywhere':
    case 'scatter':
      return placesOf(board, (cell) => cell === win.symbol);
  }
}

/** Cells that vanish before the next fall. */
export const vanishing = (step: Step, { config }: Rules): readonly Place[] =>
  step.wins.flatMap((win) => winCells(step, win, config.parts));

/** A win in words, without its amount. */
export function describeWin({ kind, symbol, count, line = 0, ways = 0 }: Win): string {
  const number = line + 1;
  switch (kind) {
    case 'coins':
      return plural(count, { one: '# coin', other: '# coins' });
    case 'screen':
      return t`All places filled`;
    case 'wheel':
      return t`Wheel`;
    case 'line': {
      const name = symbol === 'anyBars' ? t`Any bars` : symbolName(symbol);
      return t`Line ${number}: ${count} × ${name}`;
    }
    case 'ways': {
      const name = symbolName(symbol);
      return t`${count} × ${name} (${plural(ways, { one: '# way', other: '# ways' })})`;
    }
    default: {
      const name = symbolName(symbol);
      return t`${count} × ${name}`;
    }
  }
}
