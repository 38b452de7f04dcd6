import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Split } from '@mekong/ui/Split';
import { Stack } from '@mekong/ui/Stack';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { GamesRail } from '../../parts/GamesRail.tsx';
import { hotGamesQuery, popularGamesQuery } from '../../queries/games.ts';
import { useMerchant } from '../../queries/status.ts';
import { useViewer } from '../../state/session.ts';
import { Announcements } from './Announcements.tsx';
import { Banners } from './Banners.tsx';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { Families } from './Families.tsx';
import { HomeFootGhost } from './HomeFootGhost.tsx';
import { NewGames } from './NewGames.tsx';
import { OnApproach } from './OnApproach.tsx';
import { OpenedDraws } from './OpenedDraws.tsx';
import { useAnnouncementPopup } from './use-announcement-popup.ts';
import { Winners } from './Winners.tsx';

const HomeFoot = lazy(() => import('./HomeFoot.tsx').then(({ HomeFoot }) => ({ default: HomeFoot })));

const footGhost = <HomeFootGhost />;

/**
 * Home: banners, announcements, game families, hot games, the last lottery numbers; then what the member played, popular
 * and new games beside the winners; promotions and vendors at the end. Each block loads and fails by itself.
 */
export function HomeScreen() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const { name, merchantCode } = useMerchant();
  const hot = useQuery(hotGamesQuery(code, merchantCode));
  const popular = useQuery(popularGamesQuery(code));
  useAnnouncementPopup();
  return (
    <>
      <VisuallyHidden>
        <h1>{name}</h1>
      </VisuallyHidden>
      <Banners />
      <Announcements />
      <Families />
      <GamesRail title={t`Hot games`} games={hot} seeAllHref="/hot" isPriority />
      <OpenedDraws />
      <Split aside={<Winners />}>
        <Stack gap={8}>
          {signedIn && <ContinuePlaying />}
          <GamesRail title={t`Popular games`} games={popular} seeAllHref="/rng" />
          <NewGames />
        </Stack>
      </Split>
      <OnApproach ghost={footGhost}>
        {() => (
          <Suspense fallback={footGhost}>
            <HomeFoot />
          </Suspense>
        )}
      </OnApproach>
    </>
  );
}
