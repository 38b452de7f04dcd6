import { loadArea } from '@mekong/i18n/i18n';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { NextDrawSkeleton } from '@mekong/ui/patterns/NextDrawSkeleton';
import { below, from } from '@mekong/ui/tokens/breakpoint';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { latePart } from '../../parts/late-part.tsx';
import { openedNumbersQuery } from '../../queries/draws.ts';
import { WhenNear } from './WhenNear.tsx';
import { useRendered, whenShown } from './when-shown.ts';

async function loadCard() {
  const [{ HomeDrawCard }] = await Promise.all([import('./HomeDrawCard.tsx'), loadArea('games')]);
  return HomeDrawCard;
}

/** The card with its texts, which the initial load has no need of. */
const HomeDrawCard = lazy(async () => ({ default: await loadCard() }));

const shownOn = { wide: from('wide'), narrow: below('wide') };
// its countdown runs for who only looks
const WideDraw = latePart(() => whenShown(shownOn.wide).then(loadCard), { isLive: true });
const NarrowDraw = latePart(() => whenShown(shownOn.narrow).then(loadCard), { isLive: true });
// the same element on every render
const rendered = { wide: <WideDraw screens="wide" />, narrow: <NarrowDraw screens="narrow" /> };

/**
 * The next draw of a lottery, in the first screen of most devices, so the server renders it; on a page that the browser
 * renders it is asked for when somebody comes near it, on the screens that have their place here.
 */
export function HomeDraw({ screens }: { readonly screens: keyof typeof rendered }) {
  const { code } = useLanguage();
  const queryClient = useQueryClient();
  const isRendered = useRendered(
    shownOn[screens],
    () => queryClient.getQueryData(openedNumbersQuery(code).queryKey) !== undefined,
  );
  if (isRendered) return rendered[screens];
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
