import type { AgentPlan } from '@mekong/api-client/types';

/** Where a slider of the example ends, what it moves by, and where it begins. */
export interface Range {
  readonly max: number;
  readonly step: number;
  readonly start: number;
}

/** The figures of a team that an example is worked out of, in whole units of the currency. */
export interface Figures {
  readonly volume: number;
  readonly loss: number;
  readonly active: number;
}

/** Steps between the ends of a slider. */
const STEPS = 100;
/** Least ends of the sliders: what a plan without conditions shows. */
const ordinary: Figures = { volume: 1_000_000, loss: 100_000, active: 20 };

/** 1, 2 or 5 with zeros, at least as much. */
export function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return unit * ([1, 2, 5].find((one) => one * unit >= value) ?? 10);
}

function rangeTo(highest: number, least: number, start: number): Range {
  const max = roundUp(Math.max(highest * 1.2, least));
  const step = Math.max(1, max / STEPS);
  return { max, step, start: Math.min(max, Math.ceil(start / step) * step) };
}

/** Ranges that reach past the highest tier of a plan and begin at its second one, or at the only one. */
export function rangesOf({ tiers }: Pick<AgentPlan['terms'], 'tiers'>): Readonly<Record<keyof Figures, Range>> {
  const asked = tiers.map(
    ({ minimumBet, netLoss = '0', activeMember }): Figures => ({
      volume: Number(minimumBet),
      loss: Number(netLoss),
      active: activeMember,
    }),
  );
  const first = asked[1] ?? asked[0];
  const range = (name: keyof Figures): Range =>
    rangeTo(Math.max(0, ...asked.map((one) => one[name])), ordinary[name], first?.[name] || ordinary[name] / 2);
  return { volume: range('volume'), loss: range('loss'), active: range('active') };
}

/** Whether a plan has tiers for what a team has won or lost, beside how much. */
export const hasOutcomes = ({ tiers }: Pick<AgentPlan['terms'], 'tiers'>): boolean =>
  tiers.some(({ outcome }) => outcome !== 'ANY');

/** A whole amount as the wire has it. */
export const toWire = (amount: number): string => `${Math.round(amount)}.0000`;
