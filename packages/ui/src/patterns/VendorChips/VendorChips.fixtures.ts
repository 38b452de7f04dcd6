import type { VendorChip } from './VendorChips.tsx';

const names = [
  'Sunbird',
  'Pearl Play',
  'House Studio',
  'Orchid',
  'Kite',
  'Delta 9',
  'Saffron',
  'Monsoon',
  'Lumen',
  'Tidal',
];

function mark(seed: number, isActive: boolean): string {
  const fill = isActive ? '#d9a441' : '#7d8a93';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 48"><rect x="3" y="3" width="42" height="42" rx="${(seed % 4) * 7}" fill="${fill}"/><path d="M14 34L24 12L34 34z" fill="#fff"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** So many vendors; the fifth is closed. */
export const vendorFixtures = (count: number): VendorChip[] =>
  Array.from({ length: count }, (_, index) => ({
    code: `V${index}`,
    name: `${names[index % names.length]}${index < names.length ? '' : ` ${Math.floor(index / names.length) + 1}`}`,
    imageUrl: mark(index, false),
    activeImageUrl: mark(index, true),
    count: 1280 - index * 31,
    isClosed: index === 4,
  }));
