import type { AgentContractTerms } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import {
  bodyOfTerms,
  draftOfTerms,
  emptyTier,
  hasMixedOutcomes,
  missingFields,
  toFraction,
  toPercent,
} from './offer-draft.ts';

test.each([
  ['0.150000', '15', '0.15'],
  ['0.003500', '0.35', '0.0035'],
  ['0.000001', '0.0001', '0.000001'],
  ['1.000000', '100', '1'],
])('a fraction of %s is %s percent, and back', (fraction, percent, short) => {
  expect(toPercent(fraction)).toBe(percent);
  expect(toFraction(percent)).toBe(short);
});

const terms: AgentContractTerms = {
  ...{ no: 1, hash: 'a'.repeat(64), period: 'half-month', activeFrom: '1000.0000', carry: 'ONE_CYCLE' },
  ...{ deductions: ['BONUS'], offeredAt: '2026-11-26T09:00:00.000Z' },
  tiers: [
    {
      ...{ outcome: 'ANY', minimumBet: '100000.0000', netLoss: '5000.5000', activeMember: 5 },
      ...{ rateType: 'P', rate: '0.100000' },
    },
  ],
};

test('terms that are taken over are sent as they were', () => {
  expect(bodyOfTerms('DIVIDEND', draftOfTerms(terms))).toEqual({
    ...{ period: 'half-month', activeFrom: '1000.0000', carry: 'ONE_CYCLE', deductions: ['BONUS'] },
    tiers: [
      {
        ...{ outcome: 'ANY', minimumBet: '100000.0000', netLoss: '5000.5000', activeMember: 5 },
        ...{ rateType: 'P', rate: '0.1' },
      },
    ],
  });
});

test('a row that is not filled in yet is named field by field, and nothing is sent', () => {
  const draft = { ...draftOfTerms(terms), tiers: [...draftOfTerms(terms).tiers, emptyTier('DIVIDEND')] };
  expect(missingFields('DIVIDEND', draft)).toEqual(
    ['minimumBet', 'netLoss', 'activeMember', 'rate'].map((field) => `tiers.1.${field}`),
  );
  expect(bodyOfTerms('DIVIDEND', draft)).toBeUndefined();
  // real time asks for a rate alone
  expect(missingFields('REALTIME', { ...draft, tiers: [emptyTier('REALTIME')] })).toEqual(['tiers.0.rate']);
});

test('rows that hold always beside rows for one outcome are mixed, whatever their order', () => {
  const [row] = draftOfTerms(terms).tiers;
  const draft = (...outcomes: ('ANY' | 'PROFIT' | 'LOSS')[]) => ({
    ...draftOfTerms(terms),
    tiers: outcomes.map((outcome) => ({ ...(row ?? emptyTier('DAILY')), outcome })),
  });
  expect(hasMixedOutcomes(draft('ANY', 'ANY'))).toBe(false);
  expect(hasMixedOutcomes(draft('PROFIT', 'LOSS'))).toBe(false);
  expect(hasMixedOutcomes(draft('PROFIT', 'ANY'))).toBe(true);
});
