import { loadArea } from '@mekong/i18n/i18n';
import type { LaneScreens } from '@mekong/ui/patterns/WinnersLaneSkeleton';
import { WinnersLaneSkeleton } from '@mekong/ui/patterns/WinnersLaneSkeleton';
import { lazy, Suspense } from 'react';
import { WhenNear } from './WhenNear.tsx';

/** The lane with its texts, which the initial load has no need of. */
const WinnersOfDay = lazy(async () => {
  const [{ WinnersOfDay }] = await Promise.all([import('./WinnersOfDay.tsx'), loadArea('games')]);
  return { default: WinnersOfDay };
});

/** The last real wins; asked for when somebody comes near them, on the screens that have their place here. */
export function Winners({ screens }: { readonly screens: LaneScreens }) {
  return (
    <WhenNear name={`winners ${screens}`} skeleton={(place) => <WinnersLaneSkeleton ref={place} screens={screens} />}>
      {() => (
        <Suspense fallback={<WinnersLaneSkeleton screens={screens} />}>
          <WinnersOfDay screens={screens} />
        </Suspense>
      )}
    </WhenNear>
  );
}
