// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { rulesOf } from '../test/played.ts';
import { createPaytable } from './paytable.ts';

// it reads the sources of the drawings, which have no address in a document
vi.mock('@mekong/art/version', () => ({ artVersion: () => 'v1' }));

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const factsOf = (id: string) => {
  const { element } = createPaytable(rulesOf(id), { decimals: 2, currency: 'KHR', stake: '200.0000' });
  return [...element.querySelectorAll('.facts li')].map((fact) => fact.textContent?.replaceAll(/[\u2066-\u2069]/g, ''));
};

test('the most that a round pays is said to be of the lines alone where jackpots come on top', () => {
  const facts = factsOf('horse-of-the-stars');
  expect(facts).toContain('The most that the lines can pay at this bet is 23,300.00. Jackpots come on top.');
  expect(facts.join()).not.toContain('that a round');
});

test('the most that a round pays is that of all its parts where there are no jackpots', () => {
  expect(factsOf('royal-barge').join()).toMatch(/The most that a round can pay at this bet is [\d,.]+\d\./);
});

const featuresOf = (id: string) => {
  const { element } = createPaytable(rulesOf(id), { decimals: 2, currency: 'KHR', stake: '200.0000' });
  return [...element.querySelectorAll('.feature-card p')].map((text) =>
    text.textContent?.replaceAll(/[\u2066-\u2069]/g, ''),
  );
};

test('what coins, wheels and orbs may hold is told, in money at the chosen stake', () => {
  expect(featuresOf('moonlit-coins')).toContain(
    'Values: 100.00, 200.00, 400.00, 1,000.00, 2,000.00, 5,000.00, 20,000.00.',
  );
  expect(featuresOf('ox-cart-wheel')).toEqual(
    expect.arrayContaining([
      'Wheel 1: 1,000.00, 1,600.00, 2,000.00, 3,000.00, 4,000.00.',
      'Wheel 3: 20,000.00, 30,000.00, 50,000.00, 100,000.00, 400,000.00.',
    ]),
  );
  expect(featuresOf('pearl-cascade')).toContain('Values: ×2, ×3, ×5, ×8, ×10, ×25, ×50, ×100.');
});

test('a scatter that opens nothing is said to bring nothing, and only where there is one', () => {
  expect(featuresOf('horse-of-the-stars')).toContain('Brings nothing in this game.');
  for (const id of ['royal-barge', 'moonlit-coins', 'lucky-sampan', 'ox-cart-wheel'])
    expect(featuresOf(id).join()).not.toContain('Brings nothing');
});
