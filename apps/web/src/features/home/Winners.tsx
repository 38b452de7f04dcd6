import { loadArea } from '@mekong/i18n/i18n';
import { useLanguage } from '@mekong/i18n/useLanguage';
import type { LaneScreens } from '@mekong/ui/patterns/WinnersLaneSkeleton';
import { WinnersLaneSkeleton } from '@mekong/ui/patterns/WinnersLaneSkeleton';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { latePart } from '../../parts/late-part.tsx';
import { winnersQuery } from '../../queries/more-games.ts';
import { WhenNear } from './WhenNear.tsx';
import { whenWide } from './when-wide.ts';

async function loadLane() {
  const [{ WinnersOfDay }] = await Promise.all([import('./WinnersOfDay.tsx'), loadArea('games')]);
  return WinnersOfDay;
}

/** The lane with its texts, which the initial load has no need of. */
const WinnersOfDay = lazy(async () => ({ default: await loadLane() }));

const RenderedWinners = latePart(() => whenWide('desktop').then(loadLane));
const renderedWinners = <RenderedWinners screens="wide" />;

/**
 * The last real wins. On wide screens they stand in the first one, so the server renders them; otherwise they are asked for when
 * somebody comes near them, on the screens that have their place here.
 */
export function Winners({ screens }: { readonly screens: LaneScreens }) {
  const { code } = useLanguage();
  const queryClient = useQueryClient();
  const [isRendered] = useState(
    () => screens === 'wide' && queryClient.getQueryData(winnersQuery(code).queryKey) !== undefined,
  );
  if (isRendered) return renderedWinners;
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
