import { useLanguage } from '@mekong/i18n/useLanguage';
import { WinnersLane } from '@mekong/ui/patterns/WinnersLane';
import { type LaneScreens, WinnersLaneSkeleton } from '@mekong/ui/patterns/WinnersLaneSkeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { thumbSetOf } from '../../entry/image-widths.ts';
import { launchTarget } from '../../entry/launch-target.ts';
import { Failure } from '../../parts/Failure.tsx';
import { useProofAddress } from '../../parts/use-proof-address.ts';
import { useImageUrl } from '../../queries/images.ts';
import { winnersQuery } from '../../queries/more-games.ts';

/** Wins of a server-rendered page, as many as the widest lane shows; the others come with hydration. */
const firstWins = 6;

const never = () => () => undefined;

/** The wins of the last day, names shortened by the gateway. */
export function WinnersOfDay({ screens }: { readonly screens: LaneScreens }) {
  const { code } = useLanguage();
  const imageUrl = useImageUrl();
  const proofAddress = useProofAddress();
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery(winnersQuery(code));
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const shown = isHydrated ? data : data?.slice(0, firstWins);
  const wins = useMemo(
    () =>
      (shown ?? []).map(({ account, gameName, gameId, nodeId, vassalage, gameCategory, image, verifyUrl, ...win }) => {
        const address = imageUrl(image);
        return {
          id: `${win.winTime}-${account}-${nodeId}-${win.winAmount}`,
          account,
          gameName,
          imageUrl: address,
          imageSrcSet: thumbSetOf(address),
          href: launchTarget({ category: gameCategory, vassalage, game: { nodeId, gameId } }).href,
          proofHref: proofAddress(verifyUrl),
          amount: win.winAmount,
          currency: win.currency,
          at: Date.parse(win.winTime),
        };
      }),
    [shown, imageUrl, proofAddress],
  );
  if (!data && !error) return <WinnersLaneSkeleton screens={screens} />;
  return (
    <WinnersLane
      screens={screens}
      wins={wins}
      now={dataUpdatedAt}
      failure={data ? undefined : <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
    />
  );
}
