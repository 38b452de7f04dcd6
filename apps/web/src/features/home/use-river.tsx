import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenQuiet } from '../../state/when-quiet.ts';

const River = lazy(() => import('./River.tsx').then(({ River }) => ({ default: River })));

/** The banner that exists in layers too. */
const inLayers = /^.banners.water-festival\.webp$/;

/** Where a pointer hovers, which is no phone, and motion is wanted. */
const isMoving = (): boolean =>
  matchMedia('(hover: hover)').matches && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What moves over the picture of a banner, from when the page is quiet; before that the picture stands alone. */
export function useRiver(): (image: string) => ReactNode {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(isMoving())), []);
  return (image) =>
    isQuiet && inLayers.test(image) ? (
      <Suspense>
        <River />
      </Suspense>
    ) : undefined;
}
