import type { AgentContractOffer, AgentContractTerms } from '@mekong/api-client/types';
import type { KnownKind } from '../../../parts/agents/contract-labels.ts';

/** Rows that a contract may have. */
export const mostTiers = 50;

/** What a row may be for, how often a contract is settled, and what a dividend carries over and deducts. */
export const outcomes = ['ANY', 'PROFIT', 'LOSS'] as const;
const periods = ['five-minutes', 'hour', 'day', 'week', 'half-month', 'month'] as const;
export const carries = ['NONE', 'ONE_CYCLE', 'PERMANENT'] as const;
export const takings = ['BONUS', 'DAILY_WAGE'] as const;

type Outcome = (typeof outcomes)[number];
type Period = (typeof periods)[number];

/** A row as it is typed. */
export interface TierDraft {
  /** Tells rows apart while others come and go. */
  readonly key: string;
  readonly outcome: Outcome;
  readonly minimumBet: string;
  readonly netLoss: string;
  readonly activeMember: string;
  readonly rateType: 'P' | 'A';
  /** In percent, or of `A` an amount. */
  readonly rate: string;
}

/** Terms as they are typed. */
export interface TermsDraft {
  readonly period: Period;
  readonly activeFrom: string;
  readonly carry: (typeof carries)[number];
  readonly deductions: readonly (typeof takings)[number][];
  readonly tiers: readonly TierDraft[];
}

type TermsBody = AgentContractOffer['terms'];

/** Moves the point of a decimal. */
function shifted(text: string, places: number): string {
  const [whole = '0', fraction = ''] = text.split('.');
  const digits = whole + fraction.padEnd(Math.max(places, 0), '0');
  const point = whole.length + places;
  const padded = digits.padStart(digits.length + Math.max(1 - point, 0), '0');
  const at = point + padded.length - digits.length;
  return `${padded.slice(0, at)}.${padded.slice(at)}`;
}

/** Without zeros that say nothing. */
const shortest = (text: string): string => {
  const [whole = '0', fraction = ''] = text.split('.');
  const rest = fraction.replace(/0+$/, '');
  const start = whole.replace(/^0+(?=\d)/, '');
  return rest ? `${start}.${rest}` : start;
};

/** A fraction in percent: "0.150000" is "15". */
export const toPercent = (fraction: string): string => shortest(shifted(fraction, 2));

/** Percent as a fraction: "0.35" is "0.0035". */
export const toFraction = (percent: string): string => shortest(shifted(percent, -2));

/** An amount as the wire has it, with four places. */
const toWire = (amount: string): string => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return `${whole || '0'}.${fraction.slice(0, 4).padEnd(4, '0')}`;
};

let made = 0;
const newKey = (): string => `row ${++made}`;

/**
 * A row that asks for nothing yet.
 *
 * @param outcome that of the rows before it: a contract has rows for each outcome, or for none
 */
export const emptyTier = (kind: KnownKind, outcome: Outcome = 'ANY'): TierDraft => ({
  key: newKey(),
  outcome,
  minimumBet: kind === 'REALTIME' ? '0' : '',
  netLoss: '',
  activeMember: kind === 'REALTIME' ? '0' : '',
  rateType: 'P',
  rate: '',
});

/** Terms to begin from, as they are typed. */
export const draftOfTerms = (terms: AgentContractTerms): TermsDraft => ({
  period: periods.find((one) => one === terms.period) ?? 'day',
  activeFrom: shortest(terms.activeFrom),
  carry: carries.find((one) => one === terms.carry) ?? 'NONE',
  deductions: takings.filter((one) => terms.deductions.includes(one)),
  tiers: terms.tiers.map(({ outcome, minimumBet, netLoss = '', activeMember, rateType, rate }) => ({
    key: newKey(),
    outcome: outcomes.find((one) => one === outcome) ?? 'ANY',
    minimumBet: shortest(minimumBet),
    netLoss: netLoss && shortest(netLoss),
    activeMember: activeMember.toString(),
    rateType,
    rate: rateType === 'A' ? shortest(rate) : toPercent(rate),
  })),
});

/** Whether some rows hold always and some for one outcome alone, which no gateway takes. */
export const hasMixedOutcomes = ({ tiers }: TermsDraft): boolean =>
  new Set(tiers.map(({ outcome }) => outcome === 'ANY')).size > 1;

/** Names of the fields of a row as they are sent. */
type TierField = 'minimumBet' | 'netLoss' | 'activeMember' | 'rate';

/** Fields that are empty, or that no gateway would take: `tiers.1.rate`. */
export function missingFields(kind: KnownKind, { activeFrom, tiers }: TermsDraft): string[] {
  const isPercentTooHigh = ({ rateType, rate }: TierDraft) => rateType === 'P' && Number(rate) > 100;
  const fields: readonly TierField[] = [
    'minimumBet',
    ...(kind === 'DIVIDEND' ? (['netLoss'] as const) : []),
    'activeMember',
    'rate',
  ];
  return [
    ...(activeFrom === '' ? ['activeFrom'] : []),
    ...tiers.flatMap((tier, n) => [
      ...fields.filter((field) => tier[field] === '').map((field) => `tiers.${n}.${field}`),
      ...(isPercentTooHigh(tier) ? [`tiers.${n}.rate`] : []),
    ]),
  ];
}

/** What is sent. @returns undefined while a field is missing */
export function bodyOfTerms(kind: KnownKind, draft: TermsDraft): TermsBody | undefined {
  if (draft.tiers.length === 0 || missingFields(kind, draft).length > 0) return undefined;
  const isDividend = kind === 'DIVIDEND';
  return {
    period: draft.period,
    activeFrom: toWire(draft.activeFrom),
    ...(isDividend ? { carry: draft.carry, deductions: [...draft.deductions] } : {}),
    tiers: draft.tiers.map(({ outcome, minimumBet, netLoss, activeMember, rateType, rate }) => ({
      ...{ outcome, rateType, activeMember: Number(activeMember), minimumBet: toWire(minimumBet) },
      ...(isDividend ? { netLoss: toWire(netLoss) } : {}),
      rate: rateType === 'A' ? rate : toFraction(rate),
    })),
  };
}
