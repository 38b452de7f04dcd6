/** What of a round is looked at: the steps that matter, and the cells that a win is made of. */
import { groupsOf } from './models/cluster.ts';
import type { Board, SlotStep, SlotWin } from './models/model.ts';

/** A cell by its reel and row. */
export type Place = readonly [reel: number, row: number];

/** The parts of a configuration that say where wins are; each model has some of them. */
export interface WinRules {
  readonly lines?: readonly (readonly number[])[] | undefined;
  readonly wild?: string | undefined;
  readonly scatter?: string | undefined;
  readonly bonus?: string | undefined;
  readonly bookPays?: object | undefined;
}

type Win = Omit<SlotWin, 'line' | 'ways'> & { readonly line?: number | undefined };
type Step = Pick<SlotStep, 'board'> & { readonly wins: readonly Win[] };

const placesOf = (board: Board, fits: (cell: string, reel: number) => boolean): readonly Place[] =>
  board.flatMap((cells, reel) =>
    cells.flatMap((cell, row): readonly Place[] => (fits(cell, reel) ? [[reel, row]] : [])),
  );

const isCoin = (cell: string) => cell.startsWith('coin:');

/** The symbol that opens the feature of a game; none where it has no such symbol. */
export const openerOf = ({ scatter, bonus, bookPays, wild }: WinRules): string | undefined =>
  scatter ?? bonus ?? (bookPays && wild);

/** The cells that a win of a step is made of. */
export function winCells(step: Step, win: Win, rules: WinRules): readonly Place[] {
  const { board, wins } = step;
  const { lines = [], wild } = rules;
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
      return placesOf(board, (cell) => cell === openerOf(rules));
    case 'anywhere':
    case 'scatter':
      return placesOf(board, (cell) => cell === win.symbol);
  }
}

/** Steps that are drawn of a round: the paid spin and the best of the rest. */
const mostSteps = 6;

/** The boards of a round that matter: the paid spin first, then the steps that paid most, in their order. */
export function stepsToShow<Shown extends Pick<SlotStep, 'units' | 'kind'>>(steps: readonly Shown[]): readonly Shown[] {
  const [paid, ...rest] = steps;
  if (!paid) return [];
  const paying = rest.filter(({ units, kind }) => units > 0 && kind !== 'wheel');
  const best = new Set([...paying].sort((one, other) => other.units - one.units).slice(0, mostSteps - 1));
  return [paid, ...paying.filter((step) => best.has(step))];
}
