import type { Chance } from '@mekong/catalogue/chance';
import { localDay } from '../../src/kernel/days.ts';
import { type Money, parseMoney } from '../../src/kernel/money.ts';
import type { ToldRound } from './history.ts';

const HOUR_MS = 3_600_000;
/** Rounds on a working day and on one of the weekend, one more or less. */
const ROUNDS = { week: 4, weekend: 6 };
/** Hours before now, on every day, in which the team plays: whoever plays in the same one is active in it together. */
const HOURS = [5, 2];

/** A stake in units of the currency, and what it pays back in hundredths. */
type Card = readonly [units: number, hundredths: number];
/** Each leaves the house a tenth. */
const DECKS: readonly (readonly Card[])[] = [
  [
    [30_000, 0],
    [60_000, 50],
    [40_000, 200],
    [50_000, 140],
    [20_000, 0],
  ],
  [
    [50_000, 0],
    [60_000, 0],
    [50_000, 200],
    [80_000, 130],
    [40_000, 115],
  ],
];

/** When a team has played on the last days, the earliest first: days that resemble each other, and livelier weekends. */
export function teamMoments(chance: Chance, days: number, zone: string, now = Date.now()): Date[] {
  const moments: Date[] = [];
  for (let day = days; day >= 0; day--) {
    const today = now - day * 24 * HOUR_MS;
    const weekday = new Date(localDay(new Date(today), zone)).getUTCDay();
    const rounds = ROUNDS[weekday === 0 || weekday === 6 ? 'weekend' : 'week'] + chance.between(-1, 1);
    for (const [half, hours] of HOURS.entries()) {
      const hour = Math.floor((today - hours * HOUR_MS) / HOUR_MS) * HOUR_MS;
      const count = half === 0 ? Math.floor(rounds / 2) : Math.ceil(rounds / 2);
      // apart from each other, in the middle of the hour
      for (let n = 0; n < count; n++) moments.push(new Date(hour + (8 + n * 11 + chance.between(0, 5)) * 60_000));
    }
  }
  return moments;
}

/**
 * Deals stakes and payouts from shuffled decks, so that any few days of a team come to about the same: what chance alone
 * makes of a few hundred rounds is no business that anybody would believe.
 */
export function dealRounds(chance: Chance): () => ToldRound {
  const cards: Card[] = [];
  return () => {
    if (cards.length === 0)
      for (const deck of DECKS) {
        const rest = [...deck];
        while (rest.length > 0) cards.push(...rest.splice(chance.between(0, rest.length - 1), 1));
      }
    const card = cards.shift();
    if (!card) throw new Error('A deck has no cards.');
    const [units, hundredths] = card;
    const stake: Money = parseMoney(String(units));
    return { stake, payout: (stake * BigInt(hundredths)) / 100n };
  };
}
