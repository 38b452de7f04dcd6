import type { WallVendor } from './VendorWall.tsx';

const names = ['Mekong House', 'Sunbird', 'Pearl Live', 'Tidal', 'Lantern Works', 'Nine Dragons', 'Stilt House Games'];

/** A word-mark without a network. */
const mark = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 36"><text x="54" y="24" text-anchor="middle" font-size="17" font-weight="800" font-family="sans-serif" fill="#7fb8b0">${name.split(' ')[0]}</text></svg>`,
  )}`;

/** So many vendors, one of them hot and one in maintenance. */
export const vendorWallFixtures = (count: number): WallVendor[] =>
  Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? '';
    return {
      code: `V${index}`,
      name,
      imageUrl: mark(name),
      href: `/rng?vendor=V${index}`,
      games: 320 - index * 17,
      isHot: index === 0,
      isInMaintenance: index === 3,
    };
  });
