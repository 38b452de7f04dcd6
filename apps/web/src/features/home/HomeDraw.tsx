import { loadArea } from '@mekong/i18n/i18n';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { type NextDrawScreens, NextDrawSkeleton } from '@mekong/ui/patterns/NextDrawSkeleton';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { latePart } from '../../parts/late-part.tsx';
import { openedNumbersQuery } from '../../queries/draws.ts';
import { WhenNear } from './WhenNear.tsx';
import { whenWide } from './when-wide.ts';

async function loadCard() {
  const [{ HomeDrawCard }] = await Promise.all([import('./HomeDrawCard.tsx'), loadArea('games')]);
  return HomeDrawCard;
}

/** The card with its texts, which the initial load has no need of. */
const HomeDrawCard = lazy(async () => ({ default: await loadCard() }));

const RenderedDraw = latePart(() => whenWide('wide').then(loadCard), { isLive: true });
const renderedDraw = <RenderedDraw screens="wide" />;

/**
 * The next draw of a lottery. On wide screens it stands in the first one, so the server renders it; otherwise it is asked for when
 * somebody comes near it, on the screens that have their place here.
 */
export function HomeDraw({ screens }: { readonly screens: NextDrawScreens }) {
  const { code } = useLanguage();
  const queryClient = useQueryClient();
  const [isRendered] = useState(
    () => screens === 'wide' && queryClient.getQueryData(openedNumbersQuery(code).queryKey) !== undefined,
  );
  if (isRendered) return renderedDraw;
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
