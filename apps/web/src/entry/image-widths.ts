/** Widths that our image hosts render, as the contract says (`ImagePath`); small screens and cards need no more than the first two. */
const widths: Readonly<Record<string, readonly number[]>> = {
  games: [160, 240, 360],
  banners: [640, 960, 1440, 1920],
  providers: [640, 960, 1440],
};
const smallMost = 960;

/** Path of a picture on the image hosts, which is no address of the site. */
export const picturePath = (folder: 'providers' | 'river', file: string): string => ['', folder, file].join('/');

/** Widths of the square crop of a cover, for small tiles. */
const thumbWidths = [96, 192];

const rendered = /^(.*\/(games|banners|providers))\/([A-Za-z0-9_-]+)\.webp$/;

/**
 * The widths of a rendered picture as AVIF, for `srcset`. The plain address stays for browsers without that format.
 *
 * @param address of a cover, a banner or the head of a provider's page, see useImageUrl
 * @returns undefined for a picture that only exists as it is
 */
export function srcSetOf(address: string): string | undefined {
  const [, base, folder = '', name = ''] = rendered.exec(address) ?? [];
  if (base === undefined) return undefined;
  return widths[folder]
    ?.filter((width) => width <= smallMost || !/-(mobile|card)$/.test(name))
    .map((width) => `${base}/${width}/${name}.avif ${width}w`)
    .join(', ');
}

/**
 * The square crop of a cover in its widths as AVIF, for `srcset` of a tile in a list. The cover's own address stays for
 * browsers without that format, cut to a square by the tile.
 *
 * @param address of a cover, see useImageUrl
 * @returns undefined for a picture that only exists as it is
 */
export function thumbSetOf(address: string): string | undefined {
  const [, base, folder, name] = rendered.exec(address) ?? [];
  if (folder !== 'games' || base === undefined) return undefined;
  const thumbs = `${base.slice(0, -folder.length)}thumbs`;
  return thumbWidths.map((width) => `${thumbs}/${width}/${name}.avif ${width}w`).join(', ');
}
