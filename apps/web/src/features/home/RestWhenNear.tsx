import { useLingui } from '@lingui/react/macro';
import { GameRail } from '@mekong/ui/patterns/GameRail';
import { lazy, Suspense } from 'react';
import { useFoundPlace } from '../../parts/find-place.ts';
import { WhenNear } from './WhenNear.tsx';

const HomeRest = lazy(() => import('./HomeRest.tsx').then(({ HomeRest }) => ({ default: HomeRest })));

/** Home below its first screen: its first rail as a skeleton until somebody comes near. */
export function RestWhenNear() {
  const { t } = useLingui();
  useFoundPlace();
  const skeleton = <GameRail title={t`Popular games`} games={undefined} seeAllHref="/rng" />;
  return (
    <WhenNear name="rest" skeleton={skeleton}>
      {() => (
        <Suspense fallback={skeleton}>
          <HomeRest />
        </Suspense>
      )}
    </WhenNear>
  );
}
