import type { AgentContract, AgentContractTerms, AgentPlan } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { sourcesOf, startTerms } from './offer-state.ts';

const at = '2026-11-26T09:00:00.000Z';
const termsOf = (rate: string, period: AgentContractTerms['period'] = 'day'): AgentContractTerms => ({
  ...{ no: 1, hash: 'a'.repeat(64), period, activeFrom: '100.0000', carry: 'NONE', deductions: [], offeredAt: at },
  tiers: [{ outcome: 'ANY', minimumBet: '50000.0000', activeMember: 3, rateType: 'P', rate }],
});
const contract = (more: Partial<AgentContract>): AgentContract => ({
  ...{ contractId: '12', kind: 'DAILY', gameType: 'ALL', currency: 'KHR', side: 'UPLINE', partner: 'rithy' },
  ...{ status: 'V', version: 4, inForce: termsOf('0.005000'), actions: [], createdAt: at, changedAt: at },
  ...more,
});
const plan = (planId: string, more: Partial<AgentPlan> = {}): AgentPlan => ({
  ...{ planId, name: `Plan ${planId}`, kind: 'DAILY', gameType: 'ALL', currency: 'KHR', terms: termsOf('0.003000') },
  ...more,
});

test('an offer begins with a contract or a plan of the same kind, cycle and currency, and takes its tiers', () => {
  const own = contract({ contractId: '1', side: 'DOWNLINE' });
  const sources = sourcesOf(
    [contract({}), contract({ contractId: '13', kind: 'HOURLY', inForce: termsOf('0.001000', 'hour') })],
    [
      plan('3'),
      plan('4', { currency: 'USD' }),
      plan('5', { kind: 'HOURLY', terms: termsOf('0.001000', 'hour') }),
      plan('6', { terms: termsOf('0.002000', 'week') }),
    ],
    own,
  );
  expect(sources.map(({ key, partner, plan: name }) => [key, partner, name])).toEqual([
    ['12', 'rithy', undefined],
    ['plan 3', undefined, 'Plan 3'],
  ]);
  expect(startTerms('plan 3', own, sources)?.tiers.map(({ rate }) => rate)).toEqual(['0.3']);
  expect(startTerms('12', own, sources)?.tiers.map(({ rate }) => rate)).toEqual(['0.5']);
  expect(startTerms('own', own, sources)?.tiers.map(({ rate }) => rate)).toEqual(['0.5']);
  expect(startTerms('empty', own, sources)?.tiers.map(({ rate }) => rate)).toEqual(['']);
});
