import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { GameRail } from '@mekong/ui/patterns/GameRail';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { GamesRail } from '../../parts/GamesRail.tsx';
import { hotGamesQuery } from '../../queries/games.ts';
import { useMerchant } from '../../queries/status.ts';
import { Announcements } from './Announcements.tsx';
import { Banners } from './Banners.tsx';
import { Families } from './Families.tsx';
import { HomeDraw } from './HomeDraw.tsx';
import { useAnnouncementPopup } from './use-announcement-popup.ts';
import { WhenNear } from './WhenNear.tsx';
import { Winners } from './Winners.tsx';

const HomeRest = lazy(() => import('./HomeRest.tsx').then(({ HomeRest }) => ({ default: HomeRest })));

/**
 * Home: banners, game families, hot games, a lottery, announcements; then what the member played, popular and new games
 * and promotions. On a desktop the lottery stands beside the banners and the winners above the hot games; on a phone
 * both stand below those. Each block loads and fails by itself.
 */
export function HomeScreen() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { name, merchantCode } = useMerchant();
  const hot = useQuery(hotGamesQuery(code, merchantCode));
  useAnnouncementPopup();
  const skeleton = <GameRail title={t`Popular games`} games={undefined} seeAllHref="/rng" />;
  return (
    <>
      <VisuallyHidden>
        <h1>{name}</h1>
      </VisuallyHidden>
      <Banners />
      <Families />
      <Winners screens="wide" />
      <GamesRail title={t`Hot games`} games={hot} seeAllHref="/hot" isPriority />
      <HomeDraw screens="narrow" />
      <Winners screens="narrow" />
      <Announcements />
      <WhenNear name="rest" skeleton={skeleton}>
        {() => (
          <Suspense fallback={skeleton}>
            <HomeRest />
          </Suspense>
        )}
      </WhenNear>
    </>
  );
}
