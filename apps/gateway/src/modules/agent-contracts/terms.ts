import { createHash } from 'node:crypto';
import type { GameCategoryCode } from '../../contract/values.ts';
import type { WindowKind } from '../../kernel/jobs/calendar.ts';
import { formatMoney, type Money, parseMoney } from '../../kernel/money.ts';
import type { ContractKind } from './machine.ts';

/** What contracts are for: games of one category, or all. */
export type ContractGames = GameCategoryCode | 'ALL';

/** Whose result of the window a row is for: `PROFIT` = the house has won from the team, `LOSS` = it has not. */
export const outcomes = ['ANY', 'PROFIT', 'LOSS'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * What a tiered contract does with a base below zero: nothing, take it into the next window, or into all that follow. Each pays no
 * more than the one before.
 */
export const carryPolicies = ['NONE', 'ONE_CYCLE', 'PERMANENT'] as const;
export type CarryPolicy = (typeof carryPolicies)[number];

/** What is taken from the winnings of the house before a dividend: nothing that is not named here. */
export const deductions = ['BONUS', 'DAILY_WAGE'] as const;
export type Deduction = (typeof deductions)[number];

/** A row of a contract: what the team has to reach, and what it then pays. */
export interface Tier {
  outcome: Outcome;
  /** Valid bet of the window, at least. */
  volume: Money;
  /** Of a dividend: what the house has won less the deductions, at least. */
  loss?: Money;
  /** Active members, at least. */
  active: number;
  /** P = millionths of the base, A = an amount of money. */
  rateType: 'P' | 'A';
  rate: bigint;
}

export interface Terms {
  period: WindowKind;
  /** Valid bet from which a member counts as active. */
  activeFrom: Money;
  carry: CarryPolicy;
  deductions: readonly Deduction[];
  /** Absent: the house pays. The same for all terms of a contract, and kept by whoever comes below one that an upline pays. */
  funding?: 'UPLINE_WALLET' | undefined;
  /** Rows of one outcome ascend in every condition. */
  tiers: readonly Tier[];
}

/** Millionths in a whole. */
export const RATE_SCALE = 1_000_000n;
/** Rows that a contract may have. */
export const MOST_TIERS = 50;
/** An amount is paid in whole cents: what is below is shown and not paid. */
export const CENT = 100n;

/** Periods of each kind; the first is taken when none is named. */
export const periodsOf: Record<ContractKind, readonly [WindowKind, ...WindowKind[]]> = {
  DIVIDEND: ['half-month', 'day', 'week', 'month'],
  DAILY: ['day'],
  DAILY_MR: ['day'],
  HOURLY: ['hour'],
  REALTIME: ['five-minutes'],
};

/** A rate in millionths as a fraction: `150000n` is "0.150000". */
export const formatRate = (rate: bigint): string =>
  `${rate / RATE_SCALE}.${(rate % RATE_SCALE).toString().padStart(6, '0')}`;

/** Millionths of a fraction with up to six places. @throws RangeError for another text */
export function parseRate(text: string): bigint {
  const [, whole = '', places = ''] = /^(\d{1,2})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (!whole) throw new RangeError(`Not a rate: ${JSON.stringify(text.slice(0, 20))}`);
  return BigInt(whole) * RATE_SCALE + BigInt(places.padEnd(6, '0'));
}

/** Why terms, or one of their fields, cannot be. */
export type TermsReason = 'PERIOD' | 'ROWS' | 'ORDER' | 'SAME' | 'RATE' | 'VALUE' | 'ABOVE_OWN' | 'NO_OWN';

/** What is wrong with terms; the name is the field, of a row with its number. */
export interface TermsFault {
  field: string;
  reason: TermsReason;
}

const stepsTo = (tier: Tier, below: Tier): bigint[] => [
  tier.volume - below.volume,
  BigInt(tier.active - below.active),
  (tier.loss ?? 0n) - (below.loss ?? 0n),
];

/** What is wrong with the values of one row, whatever stands around it. */
function faultOfRow(kind: ContractKind, tier: Tier): { field: string; reason: TermsReason } | undefined {
  if (tier.volume < 0n) return { field: 'volume', reason: 'VALUE' };
  if (tier.active < 0) return { field: 'active', reason: 'VALUE' };
  if ((kind === 'DIVIDEND') !== (tier.loss !== undefined) || (tier.loss ?? 0n) < 0n)
    return { field: 'loss', reason: 'VALUE' };
  if (tier.rateType === 'P' ? tier.rate <= 0n || tier.rate > RATE_SCALE : tier.rate < CENT || tier.rate % CENT)
    return { field: 'rate', reason: 'RATE' };
  if (tier.rateType === 'A' && (kind === 'DIVIDEND' || kind === 'REALTIME'))
    return { field: 'rateType', reason: 'VALUE' };
  return undefined;
}

/** Everything that a contract of this kind cannot have, one fault for a row at most. */
export function faultsOf(kind: ContractKind, { period, tiers, carry, deductions: taken }: Terms): TermsFault[] {
  const faults: TermsFault[] = [];
  const add = (field: string, reason: TermsReason) => faults.push({ field, reason });
  if (!periodsOf[kind].includes(period)) add('period', 'PERIOD');
  if (!tiers.length || tiers.length > MOST_TIERS) add('tiers', 'ROWS');
  if (kind !== 'DIVIDEND' && taken.length) add('deductions', 'VALUE');
  // a wage of a shorter window than its dividend is only taken from kinds that have a loss
  if (kind !== 'DIVIDEND' && carry !== 'NONE') add('carry', 'VALUE');
  if (
    kind === 'REALTIME' &&
    (tiers.length > 1 || tiers.some(({ outcome, volume, active }) => outcome !== 'ANY' || volume || active))
  )
    add('tiers', 'ROWS');
  if (new Set(tiers.map(({ outcome }) => outcome === 'ANY')).size > 1) add('tiers', 'ROWS');
  for (const [n, tier] of tiers.entries()) {
    const own = faultOfRow(kind, tier);
    if (own) add(`tiers.${n}.${own.field}`, own.reason);
    const below = tiers.slice(0, n).findLast(({ outcome }) => outcome === tier.outcome);
    const steps = below ? stepsTo(tier, below) : [1n];
    if (own || (steps.every((step) => step >= 0n) && steps.some((step) => step > 0n))) continue;
    add(`tiers.${n}.volume`, steps.every((step) => step === 0n) ? 'SAME' : 'ORDER');
  }
  return faults;
}

/** The figures of a team in a window that decide what a contract pays. */
export interface Reached {
  volume: Money;
  loss: Money;
  active: number;
}

/** Whether a team reaches a row; a window in which corrections outweigh the bets has reached what needs no volume. */
export const isReached = (tier: Tier, { volume, loss, active }: Reached): boolean =>
  (volume > 0n ? volume : 0n) >= tier.volume && active >= tier.active && (tier.loss === undefined || loss >= tier.loss);

/** The last row that a team reaches, by the table of its outcome; `undefined` when it reaches none. */
export function tierOf(terms: Pick<Terms, 'tiers'>, reached: Reached, ggr: Money): Tier | undefined {
  const outcome = ggr > 0n ? 'PROFIT' : 'LOSS';
  return terms.tiers.findLast(
    (tier) => (tier.outcome === 'ANY' || tier.outcome === outcome) && isReached(tier, reached),
  );
}

/** What a row pays of a base, exactly; toward zero, so that a correction takes back what it had paid. */
export const payOf = (tier: Tier, base: Money): { gross: Money; remainder: string } => {
  if (tier.rateType === 'A') return { gross: tier.rate, remainder: '0' };
  const exact = base * tier.rate;
  const gross = (exact / RATE_SCALE / CENT) * CENT;
  return { gross, remainder: (exact - gross * RATE_SCALE).toString() };
};

/** What a kind pays a share of: a dividend of what the house has won, a wage of what was bet. */
export const baseOf = (kind: ContractKind, { volume, loss }: Reached): Money => (kind === 'DIVIDEND' ? loss : volume);

const everyOutcome = ['PROFIT', 'LOSS'] as const;

const greater = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** The least figures at which a team reaches both of two rows. */
const meet = (one: Reached, other: Reached): Reached => ({
  volume: greater(one.volume, other.volume),
  loss: greater(one.loss, other.loss),
  active: Math.max(one.active, other.active),
});

/**
 * Rows of terms that somewhere pay more than others do. Whatever a team has reached, the rows that decide are those that
 * decide where the two meet, so that is where they are compared: shares as rates, amounts as money; a share of what may grow
 * is more than any fixed amount.
 *
 * @returns their indices in order
 */
export function rowsAbove(kind: ContractKind, terms: Terms, own: Terms): number[] {
  const above = new Set(placesAbove(kind, terms, own).map(({ pays }) => terms.tiers.indexOf(pays)));
  return [...above].toSorted((a, b) => a - b);
}

/** Tiers that pay more than those of other terms that cover them, wherever they do. */
function placesAbove(kind: ContractKind, terms: Terms, own: Terms): { pays: Tier; covers: Tier | undefined }[] {
  const pointsOf = ({ tiers }: Terms) =>
    tiers.map(({ volume, loss = 0n, active }): Reached => ({ volume, loss, active }));
  const [offered, covered] = [pointsOf(terms), pointsOf(own)];
  const isCovered = (pays: Tier, covers: Tier | undefined, at: Reached): boolean => {
    if (!covers) return false;
    if (pays.rateType === covers.rateType) return pays.rate <= covers.rate;
    return pays.rateType === 'A' && pays.rate <= payOf(covers, baseOf(kind, at)).gross;
  };
  const above: { pays: Tier; covers: Tier | undefined }[] = [];
  for (const point of offered)
    for (const at of [point, ...covered.map((one) => meet(point, one))])
      for (const outcome of everyOutcome) {
        const ggr = outcome === 'PROFIT' ? 1n : 0n;
        const pays = tierOf(terms, at, ggr);
        const covers = tierOf(own, at, ggr);
        if (pays && !isCovered(pays, covers, at)) above.push({ pays, covers });
      }
  return above;
}

/** The tier in percent that is furthest above those of other terms, and by how much; undefined when none is. */
export function furthestAbove(kind: ContractKind, terms: Terms, own: Terms): { rate: bigint; gap: bigint } | undefined {
  return placesAbove(kind, terms, own)
    .filter(({ pays, covers }) => pays.rateType === 'P' && covers?.rateType !== 'A')
    .map(({ pays, covers }) => ({ rate: pays.rate, gap: pays.rate - (covers?.rate ?? 0n) }))
    .toSorted((a, b) => (a.gap === b.gap ? 0 : a.gap < b.gap ? 1 : -1))[0];
}

/**
 * Fields of terms by which they pay more than others do: rows, and whatever makes more of what a team has done. Deductions and
 * what is carried over make the base smaller; members that count as active from less than those of the others reach rows sooner.
 */
export function fieldsAbove(kind: ContractKind, terms: Terms, own: Terms): string[] {
  const counts = ({ tiers }: Terms) => tiers.some(({ active }) => active > 0);
  const isSooner = terms.activeFrom < own.activeFrom && counts(terms) && counts(own);
  return [
    ...rowsAbove(kind, terms, own).map((row) => `tiers.${row}.rate`),
    ...(isSooner ? ['activeFrom'] : []),
    ...(carryPolicies.indexOf(terms.carry) < carryPolicies.indexOf(own.carry) ? ['carry'] : []),
    ...own.deductions.filter((one) => !terms.deductions.includes(one)).map((one) => `deductions.${one}`),
  ];
}

/** Whether terms nowhere pay more than others do. */
export const isAtMost = (kind: ContractKind, terms: Terms, own: Terms): boolean =>
  fieldsAbove(kind, terms, own).length === 0;

/** The terms as both parties sign them, always in the same bytes: no numbers but counts, keys in order, no blanks. */
export function canonicalTerms(terms: Terms): string {
  const tiers = terms.tiers.map(({ outcome, volume, loss, active, rateType, rate }) => ({
    active,
    ...(loss === undefined ? {} : { loss: formatMoney(loss) }),
    outcome,
    rate: rateType === 'A' ? formatMoney(rate) : formatRate(rate),
    rateType,
    volume: formatMoney(volume),
  }));
  return JSON.stringify({
    activeFrom: formatMoney(terms.activeFrom),
    carry: terms.carry,
    deductions: terms.deductions.toSorted(),
    ...(terms.funding && { funding: terms.funding }),
    period: terms.period,
    tiers,
  });
}

/** What a signature names: 64 hexadecimal digits that only these terms have. */
export const hashTerms = (terms: Terms): string => createHash('sha256').update(canonicalTerms(terms)).digest('hex');

/** Terms as they were stored, which is as they were signed. */
export function readTerms(text: string): Terms {
  const { activeFrom, carry, deductions: taken, funding, period, tiers } = JSON.parse(text) as StoredTerms;
  return {
    activeFrom: parseMoney(activeFrom),
    carry,
    deductions: taken,
    ...(funding && { funding }),
    period,
    tiers: tiers.map(({ volume, loss, active, outcome, rateType, rate }) => ({
      ...{ outcome, active, rateType },
      volume: parseMoney(volume),
      ...(loss === undefined ? {} : { loss: parseMoney(loss) }),
      rate: rateType === 'A' ? parseMoney(rate) : parseRate(rate),
    })),
  };
}

interface StoredTerms extends Pick<Terms, 'carry' | 'deductions' | 'period' | 'funding'> {
  activeFrom: string;
  tiers: (Pick<Tier, 'outcome' | 'active' | 'rateType'> & { volume: string; loss?: string; rate: string })[];
}
