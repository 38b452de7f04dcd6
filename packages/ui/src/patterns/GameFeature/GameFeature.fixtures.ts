import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
import type { GameFeatureGame } from './GameFeature.tsx';

const drawing = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 330">${body}</svg>`)}`;

/** A game with both layers, without a network. */
export const featureFixture: GameFeatureGame = {
  ...gameFixtures(1)[0]!,
  name: 'Naga of the Tide',
  tint: '#5a2f8c',
  layers: {
    scene: {
      url: drawing('<rect width="300" height="330" fill="#5a2f8c"/><path d="M0 240h300v90H0z" fill="#2a1458"/>'),
    },
    hero: { url: drawing('<circle cx="150" cy="165" r="110" fill="#35b98a"/>') },
  },
  traits: 'Hold and spin · 1,024 ways · high volatility',
  playNote: 'RTP 96.41%',
  maxWin: 'Max win 5,000×',
  hasFreePlay: true,
};
