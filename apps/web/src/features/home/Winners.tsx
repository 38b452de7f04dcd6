import { loadArea } from '@mekong/i18n/i18n';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { WinnersLaneSkeleton } from '@mekong/ui/patterns/WinnersLaneSkeleton';
import { below, from } from '@mekong/ui/tokens/breakpoint';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { latePart } from '../../parts/late-part.tsx';
import { winnersQuery } from '../../queries/more-games.ts';
import { WhenNear } from './WhenNear.tsx';
import { useRendered, whenShown } from './when-shown.ts';

async function loadLane() {
  const [{ WinnersOfDay }] = await Promise.all([import('./WinnersOfDay.tsx'), loadArea('games')]);
  return WinnersOfDay;
}

/** The lane with its texts, which the initial load has no need of. */
const WinnersOfDay = lazy(async () => ({ default: await loadLane() }));

const shownOn = { wide: from('desktop'), narrow: below('desktop') };
const WideWinners = latePart(() => whenShown(shownOn.wide).then(loadLane));
const NarrowWinners = latePart(() => whenShown(shownOn.narrow).then(loadLane));
// the same element on every render
const rendered = { wide: <WideWinners screens="wide" />, narrow: <NarrowWinners screens="narrow" /> };

/**
 * The last real wins, in the first screen of most devices, so the server renders them; on a page that the browser renders
 * they are asked for when somebody comes near them, on the screens that have their place here.
 */
export function Winners({ screens }: { readonly screens: keyof typeof rendered }) {
  const { code } = useLanguage();
  const queryClient = useQueryClient();
  const isRendered = useRendered(
    shownOn[screens],
    () => queryClient.getQueryData(winnersQuery(code).queryKey) !== undefined,
  );
  if (isRendered) return rendered[screens];
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
