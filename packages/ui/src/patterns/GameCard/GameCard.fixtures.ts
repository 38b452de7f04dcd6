import type { GameCardGame } from './GameCard.tsx';

/** A cover without a network: a few bands of colour, told apart by their seed. */
export function coverFixture(seed: number): string {
  const hue = (seed * 47) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="hsl(${hue} 60% 32%)"/><circle cx="150" cy="170" r="84" fill="hsl(${(hue + 40) % 360} 70% 62%)"/><path d="M0 320q75-46 150 0t150 0v80H0z" fill="hsl(${hue} 55% 18%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const names = [
  'Lotus Fortune',
  'Angkor Gold Rush',
  'River Baccarat A',
  'Naga Catch',
  'Golden Buffalo',
  'Mekong 5/45',
  'Moonrise Reels',
  'Teen Dragon',
];
const vendors = ['House Studio', 'Sunbird', 'Pearl Live', 'Tidal'];

/** So many games with covers, names and every ribbon among them. */
export const gameFixtures = (count: number): GameCardGame[] =>
  Array.from({ length: count }, (_, index) => ({
    nodeId: index + 1,
    name: names[index % names.length] ?? '',
    vendorName: vendors[index % vendors.length] ?? '',
    imageUrl: coverFixture(index),
    href: `/game?node=${index + 1}`,
    badge: (['hot', undefined, 'new', undefined, 'maintenance'] as const)[index % 5],
  }));
