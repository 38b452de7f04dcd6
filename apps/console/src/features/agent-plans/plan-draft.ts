import type { HousePlan, HousePlanDraft } from '@mekong/api-client/admin/types';
import { withFourPlaces } from '../../parts/four-places.ts';

type Terms = HousePlanDraft['terms'];
type Tier = Terms['tiers'][number];

/** A row of terms as it is typed. */
export interface TierForm {
  /** Tells rows apart while others come and go. */
  readonly key: string;
  readonly outcome: Tier['outcome'];
  readonly minimumBet: string;
  readonly netLoss: string;
  readonly activeMember: string;
  readonly rateType: 'P' | 'A';
  /** In percent, or of `A` an amount. */
  readonly rate: string;
}

/** A plan as it is typed. */
export interface PlanForm {
  readonly name: string;
  readonly kind: HousePlanDraft['kind'];
  readonly gameType: HousePlanDraft['gameType'];
  readonly currency: string;
  readonly place: string;
  readonly isPublished: boolean;
  readonly period: string;
  readonly activeFrom: string;
  readonly carry: string;
  readonly deductions: readonly string[];
  readonly tiers: readonly TierForm[];
}

/** Rows that a contract may have. */
export const mostTiers = 50;

let made = 0;
const newKey = (): string => `row ${++made}`;

const shortest = (amount: string): string => amount.replace(/\.?0+$/, '') || '0';
const trimmed = (amount: string): string => (amount.includes('.') ? shortest(amount) : amount);

/** A fraction of six places in percent, and back: exact, as no rate has more digits than a number. */
const toPercent = (fraction: string): string => trimmed((Number(fraction) * 100).toFixed(4));
const toFraction = (percent: string): string => (Number(percent) / 100).toFixed(6);

/**
 * A row that asks for nothing yet; a real-time salary has no conditions.
 *
 * @param outcome that of the rows before it: rows for any result do not stand beside rows for one
 */
export const emptyTier = (kind: PlanForm['kind'], outcome: TierForm['outcome'] = 'ANY'): TierForm => ({
  ...{ key: newKey(), outcome, rateType: 'P', rate: '', netLoss: '' },
  ...(kind === 'REALTIME' ? { minimumBet: '0', activeMember: '0' } : { minimumBet: '', activeMember: '' }),
});

export const emptyForm = (currency: string): PlanForm => ({
  ...{ name: '', kind: 'DIVIDEND', gameType: 'ALL', currency, place: '0', isPublished: false },
  ...{ period: 'half-month', activeFrom: '100', carry: 'NONE', deductions: [], tiers: [emptyTier('DIVIDEND')] },
});

export const formOf = ({ terms, ...plan }: HousePlan): PlanForm => ({
  ...{ name: plan.name, currency: plan.currency, place: plan.place.toString(), isPublished: plan.isPublished },
  ...{ kind: plan.kind as PlanForm['kind'], gameType: plan.gameType as PlanForm['gameType'] },
  ...{ period: String(terms.period), activeFrom: trimmed(terms.activeFrom), carry: String(terms.carry) },
  deductions: terms.deductions.map(String),
  tiers: terms.tiers.map(({ outcome, minimumBet, netLoss, activeMember, rateType, rate }) => ({
    ...{ key: newKey(), outcome: outcome as Tier['outcome'], activeMember: activeMember.toString(), rateType },
    ...{ minimumBet: trimmed(minimumBet), netLoss: netLoss === undefined ? '' : trimmed(netLoss) },
    rate: rateType === 'A' ? trimmed(rate) : toPercent(rate),
  })),
});

/** Fields that are empty: `name`, `tiers.1.rate`. */
export function missingIn({ name, kind, currency, activeFrom, place, tiers }: PlanForm): ReadonlySet<string> {
  const ofTier = ['minimumBet', 'activeMember', 'rate', ...(kind === 'DIVIDEND' ? ['netLoss'] : [])] as const;
  return new Set([
    ...Object.entries({ name, currency, activeFrom, place }).flatMap(([field, value]) =>
      value.trim() === '' ? [field] : [],
    ),
    ...tiers.flatMap((tier, n) =>
      ofTier.filter((field) => tier[field as keyof TierForm] === '').map((field) => `tiers.${n}.${field}`),
    ),
  ]);
}

/** What is sent of a plan in which nothing is missing. */
export function bodyOf(form: PlanForm): HousePlanDraft {
  const isDividend = form.kind === 'DIVIDEND';
  return {
    ...{ name: form.name.trim(), kind: form.kind, gameType: form.gameType, currency: form.currency },
    ...{ place: Number(form.place), isPublished: form.isPublished },
    terms: {
      activeFrom: withFourPlaces(form.activeFrom),
      ...(isDividend && {
        period: form.period as Terms['period'],
        carry: form.carry as Terms['carry'],
        deductions: [...form.deductions] as Terms['deductions'],
      }),
      tiers: form.tiers.map(({ outcome, minimumBet, netLoss, activeMember, rateType, rate }) => ({
        ...{ outcome, rateType, activeMember: Number(activeMember), minimumBet: withFourPlaces(minimumBet) },
        ...(isDividend && { netLoss: withFourPlaces(netLoss) }),
        rate: rateType === 'A' ? withFourPlaces(rate) : toFraction(rate),
      })),
    },
  };
}
