import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { toLobbyCard } from './lobby-card.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const game = {
  gameId: 'g',
  nodeId: 1,
  name: 'Game',
  vassalage: 'HOUSE',
  vendorName: 'House',
  category: 'RNG',
  image: '/g.svg',
  rtp: 96.18,
  minBet: '500.0000',
  currency: 'KHR',
  isFav: false,
  isHot: false,
  isNew: false,
  maintenance: false,
} as const;
const site = { imageUrl: (path: string) => path, i18n, hasFacts: true };

test('the smallest bet of a card keeps the riel sign before its digits where the line runs from right to left', () => {
  expect(toLobbyCard(game, { ...site, language: 'EN' }).facts).toBe('RTP 96.2% · from ៛\u00a0500');
  expect(toLobbyCard(game, { ...site, language: 'AR' }).facts).toContain('\u2066៛\u00a0500\u2069');
});
