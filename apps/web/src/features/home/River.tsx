import { LayeredArt } from '@mekong/ui/patterns/LayeredArt';
import { useMemo } from 'react';
import { picturePath } from '../../entry/image-widths.ts';
import { useImageUrl } from '../../queries/images.ts';

/** Far to near, with the pixels that each follows the pointer. */
const layers = [
  { name: 'sky', drift: 0 },
  { name: 'moon', drift: 2 },
  { name: 'bank', drift: 3 },
  { name: 'water', drift: 4 },
  { name: 'boat', drift: 6, isFloating: true },
  { name: 'wave', drift: 8 },
] as const;

/** The night river of the banner of the Water Festival. */
export function River() {
  const imageUrl = useImageUrl();
  return (
    <LayeredArt
      layers={useMemo(
        () => layers.map(({ name, ...layer }) => ({ src: imageUrl(picturePath('river', `${name}.svg`)), ...layer })),
        [imageUrl],
      )}
    />
  );
}
