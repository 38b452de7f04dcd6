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
