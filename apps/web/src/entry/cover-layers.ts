import type { GameFeatureLayer } from '@mekong/ui/patterns/GameFeature';

const widths = [480, 720];
const rendered = /^(.*\/)games\/([A-Za-z0-9_-]+)\.webp$/;

/**
 * Both layers of a large cover: the scene, and the hero before it.
 *
 * @param address of the cover, see useImageUrl
 * @returns undefined for a picture that only exists as it is
 */
export function layersOf(
  address: string,
): { readonly scene: GameFeatureLayer; readonly hero: GameFeatureLayer } | undefined {
  const [, base, name] = rendered.exec(address) ?? [];
  if (base === undefined) return undefined;
  const layer = (folder: string): GameFeatureLayer => ({
    url: `${base}${folder}/${name}.webp`,
    srcSet: widths.map((width) => `${base}${folder}/${width}/${name}.avif ${width}w`).join(', '),
  });
  return { scene: layer('scenes'), hero: layer('heroes') };
}
