import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { toFeatureCard } from './feature-card.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const site = { imageUrl: (path: string) => path, i18n, language: 'EN' } as const;
const game = {
  gameId: 'g',
  nodeId: 1,
  name: 'Game',
  vassalage: 'HOUSE',
  vendorName: 'House',
  category: 'RNG',
} as const;
const card = {
  ...game,
  image: '/g.svg',
  maxWin: 5525.75,
  isFav: false,
  isHot: false,
  isNew: false,
  maintenance: false,
};

test('a feature says what a round pays at most, cut to whole stakes, and not where jackpots come on top of it', () => {
  expect(toFeatureCard({ ...card, features: ['wilds'] }, site).maxWin).toBe('Max win 5,525×');
  expect(toFeatureCard({ ...card, features: ['wilds', 'jackpot'] }, site).maxWin).toBe('');
});
