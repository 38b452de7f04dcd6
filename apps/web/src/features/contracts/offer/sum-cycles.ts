import type { AgentContractPreview } from '@mekong/api-client/types';

/** A finished cycle that terms were tried on. */
export type TriedCycle = NonNullable<AgentContractPreview['worked']>;

/** An amount of the wire in 1/10,000 of the unit. */
const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

interface Side {
  readonly now?: { readonly net: string } | undefined;
  readonly offered: { readonly net: string };
}

/** What a party gets in all of some cycles; `now` is undefined where no terms are in force. */
const sumOf = (sides: readonly Side[]): { now: bigint | undefined; offered: bigint } => ({
  now: sides.reduce<bigint | undefined>((all, { now }) => (now ? (all ?? 0n) + unitsOf(now.net) : all), undefined),
  offered: sides.reduce((all, { offered }) => all + unitsOf(offered.net), 0n),
});

/** Sums of cycles one after the other. @param cycles at least one, the newest first */
export function sumCycles(cycles: readonly [TriedCycle, ...TriedCycle[]]) {
  const [newest] = cycles;
  const own = cycles.flatMap((cycle) => cycle.own ?? []);
  const sum = (of: 'volume' | 'loss') => cycles.reduce((all, { team }) => all + unitsOf(team[of]), 0n);
  return {
    start: cycles.at(-1)?.start ?? newest.start,
    end: newest.end,
    volume: sum('volume'),
    loss: sum('loss'),
    downline: sumOf(cycles.map(({ downline }) => downline)),
    own: own.length ? sumOf(own) : undefined,
  };
}
