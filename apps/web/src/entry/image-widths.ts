/** Widths that our image hosts paint, as the contract says (`ImagePath`); small screens need no more than the first two. */
const widths: Readonly<Record<string, readonly number[]>> = {
  games: [160, 240, 360],
  banners: [640, 960, 1440, 1920],
};
const mobileMost = 960;

const painted = /^(.*\/(games|banners))\/([A-Za-z0-9_-]+)\.webp$/;

/**
 * The widths of a painted picture as AVIF, for `srcset`. The plain address stays for browsers without that format.
 *
 * @param address of a cover or banner, see useImageUrl
 * @returns undefined for a picture that only exists as it is
 */
export function srcSetOf(address: string): string | undefined {
  const [, base, folder = '', name = ''] = painted.exec(address) ?? [];
  if (base === undefined) return undefined;
  return widths[folder]
    ?.filter((width) => width <= mobileMost || !name.endsWith('-mobile'))
    .map((width) => `${base}/${width}/${name}.avif ${width}w`)
    .join(', ');
}
