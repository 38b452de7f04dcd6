/** A round of a slot as its page and the betting record see it. */
import type { VendorBoard, VendorDetailLine } from '@mekong/api-client/contract/types';
import { payoutOf, type SlotFacts, type SlotStep } from '../../shared/slot/models/model.ts';
import { stepsToShow, type WinRules, winCells } from '../../shared/slot/seen.ts';
import { symbolOf, valueText } from '../../shared/slot/symbols.ts';
import { formatAmount } from '../core/money.ts';

/** Movements of the game that each take the least time of one: the paid spin, and each free one. */
export const movementsOf = (steps: readonly SlotStep[]): number =>
  steps.filter(({ kind }) => kind === 'spin' || kind === 'free').length;

/** The steps with what each pays; the one that reaches the cap of the rules pays what is left below it. */
export function stepsView(steps: readonly SlotStep[], stake: bigint, { unitsPerStake, cap }: SlotFacts) {
  let left = cap === null ? Number.POSITIVE_INFINITY : cap * unitsPerStake;
  return steps.map((step) => {
    const units = Math.min(step.units, left);
    left -= units;
    return { ...step, payout: formatAmount(payoutOf(stake, units, unitsPerStake)) };
  });
}

/** Whether a round has ended because it has reached the most that the rules pay. */
export const isCapped = (units: number, { unitsPerStake, cap }: SlotFacts): boolean =>
  cap !== null && units >= cap * unitsPerStake;

/** How the betting record shows what a slot draws. */
export interface SlotPictures {
  /** Path below which the pictures are, on the origin of the games. */
  readonly path: string;
  /** Id of the symbol that a cell shows. */
  readonly idOf: (cell: string) => string;
  /** File of its picture. */
  readonly fileOf: (cell: string) => string;
}

/** Pictures of the page itself, for a slot without a theme, and in records of the first slots from before they had any. */
export const housePictures: SlotPictures = {
  path: '/symbols/house/',
  idOf: symbolOf,
  fileOf: (cell) => `${symbolOf(cell)}.svg`,
};

/** What the record takes of a round: the most wins of a board, and the longest text of a line. */
const mostWins = 40;
const longestText = 500;

interface SlotDetails {
  readonly steps: readonly SlotStep[];
  readonly stake: bigint;
  readonly facts: SlotFacts;
  readonly rules: WinRules;
  readonly pictures: SlotPictures;
}

type Shown = ReturnType<typeof stepsView>[number];

/** One step as the betting record draws it. */
function boardOf(step: Shown, { facts, rules, pictures }: SlotDetails): VendorBoard {
  const cells = [...new Set(step.board.flat())];
  const placeOf = (symbol: string): number | undefined => {
    const place = cells.findIndex((cell) => cell === symbol || cell.startsWith(`${symbol}:`));
    return place < 0 ? undefined : place;
  };
  const wins = [...step.wins].sort((one, other) => other.units - one.units).slice(0, mostWins);
  return {
    step: step.kind === 'wheel' ? 'other' : step.kind,
    symbols: cells.map((cell) => {
      const note = valueText(cell, facts.unitsPerStake);
      return { id: pictures.idOf(cell), picture: pictures.fileOf(cell), ...(note && { note }) };
    }),
    pictures: pictures.path,
    reels: step.board.map((reel) => reel.map((cell) => cells.indexOf(cell))),
    wins: wins.map((win) => {
      const { symbol, count, ways } = win;
      const path = win.line === undefined ? undefined : rules.lines?.[win.line];
      const place = placeOf(symbol);
      return {
        ...(place !== undefined && { symbol: place }),
        count,
        ...(ways !== undefined && { ways }),
        ...(win.line !== undefined && { line: win.line + 1 }),
        ...(path && { path: [...path] }),
        cells: winCells(step, win, rules).map((cell) => [...cell]),
      };
    }),
    ...(step.multiplier > 1 && step.wins.length > 0 && { multiplier: step.multiplier }),
    payout: step.payout,
  };
}

/** A board in the ids of its symbols, row by row, for readers that draw none. */
function textOf({ board }: SlotStep, { idOf }: SlotPictures): string {
  const rows = Math.max(...board.map(({ length }) => length));
  return Array.from({ length: rows }, (_, row) => board.flatMap((reel) => reel[row] ?? []).map(idOf))
    .map((ids) => ids.join(' '))
    .join(' / ')
    .slice(0, longestText);
}

/** Lines of the betting record: the boards of a round that matter, where its reels stopped, and the free spins it opened. */
export function detailsOfSteps(details: SlotDetails): VendorDetailLine[] {
  const { steps, stake, facts, pictures } = details;
  const [paid] = steps;
  return [
    ...stepsToShow(stepsView(steps, stake, facts)).map((step, index) => ({
      name: index === 0 ? 'board' : `board-${index + 1}`,
      value: textOf(step, pictures),
      board: boardOf(step, details),
    })),
    { name: 'stops', value: paid?.stops?.join(' ') ?? '' },
    { name: 'free-spins', value: String(steps.filter(({ kind }) => kind === 'free').length) },
  ].filter(({ name }) => name !== 'stops' || paid === undefined || paid.stops !== undefined);
}
