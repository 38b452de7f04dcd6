// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPanels } from './panels.ts';
import { rulesOf } from './test/played.ts';
import { commitment, roundOf } from './test/set-up.ts';

// it reads the sources of the drawings, which have no address in a document
vi.mock('@mekong/art/version', () => ({ artVersion: () => 'v1' }));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('the last rounds say what each has brought, a loss with a true minus sign', () => {
  const { rounds, addRounds } = createPanels({
    rules: rulesOf('royal-barge'),
    decimals: 2,
    currency: 'KHR',
    stake: '1000.0000',
    commitment,
    onPaytable: () => undefined,
    onRounds: () => undefined,
  });
  addRounds([roundOf({ number: '1' }), roundOf({ number: '2', payout: '2500.0000' })]);
  const nets = [...rounds.querySelectorAll('li .value')].map(({ textContent }) => textContent);
  expect(nets.sort()).toEqual(['+1,500.00', '\u22121,000.00']);
});
