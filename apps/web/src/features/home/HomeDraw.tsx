import { loadArea } from '@mekong/i18n/i18n';
import { type NextDrawScreens, NextDrawSkeleton } from '@mekong/ui/patterns/NextDrawSkeleton';
import { lazy, Suspense } from 'react';
import { WhenNear } from './WhenNear.tsx';

/** The card with its texts, which the initial load has no need of. */
const HomeDrawCard = lazy(async () => {
  const [{ HomeDrawCard }] = await Promise.all([import('./HomeDrawCard.tsx'), loadArea('games')]);
  return { default: HomeDrawCard };
});

/** The next draw of a lottery; asked for when somebody comes near it, on the screens that have their place here. */
export function HomeDraw({ screens }: { readonly screens: NextDrawScreens }) {
  return (
    <WhenNear name={`draw ${screens}`} skeleton={(place) => <NextDrawSkeleton ref={place} screens={screens} />}>
      {() => (
        <Suspense fallback={<NextDrawSkeleton screens={screens} />}>
          <HomeDrawCard screens={screens} />
        </Suspense>
      )}
    </WhenNear>
  );
}
