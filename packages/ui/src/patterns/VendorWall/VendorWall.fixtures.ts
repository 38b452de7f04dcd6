import type { WallVendor } from './VendorWall.tsx';

const names = ['Mekong House', 'Sunbird', 'Pearl Live', 'Tidal', 'Lantern Works', 'Nine Dragons', 'Stilt House Games'];

/** A mark without a network, drawn: letters in a picture would be in a face of the machine. */
function mark(index: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 108 36"><g fill="#7fb8b0"><rect x="10" y="8" width="20" height="20" rx="${(index % 4) * 3}"/><path d="M38 12h${34 + ((index * 11) % 28)}v5H38zM38 21h${20 + ((index * 7) % 24)}v4H38z"/></g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** So many vendors, one of them hot and one in maintenance. */
export const vendorWallFixtures = (count: number): WallVendor[] =>
  Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? '';
    return {
      code: `V${index}`,
      name,
      imageUrl: mark(index),
      href: `/providers/V${index}`,
      games: 320 - index * 17,
      isHot: index === 0,
      isInMaintenance: index === 3,
    };
  });
