import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Split } from '@mekong/ui/Split';
import { Stack } from '@mekong/ui/Stack';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { GamesRail } from '../../parts/GamesRail.tsx';
import { hotGamesQuery, newGamesQuery, popularGamesQuery } from '../../queries/games.ts';
import { useMerchant } from '../../queries/status.ts';
import { Banners } from './Banners.tsx';
import { Families } from './Families.tsx';
import { useAnnouncementPopup } from './use-announcement-popup.ts';
import { Winners } from './Winners.tsx';

/** Home: banners, game families, hot and popular games, winners. Each block loads and fails by itself. */
export function HomeScreen() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { name, merchantCode } = useMerchant();
  const hot = useQuery(hotGamesQuery(code, merchantCode));
  const popular = useQuery(popularGamesQuery(code));
  const fresh = useQuery(newGamesQuery(code));
  useAnnouncementPopup();
  return (
    <>
      <VisuallyHidden>
        <h1>{name}</h1>
      </VisuallyHidden>
      <Banners />
      <Families />
      <GamesRail title={t`Hot games`} games={hot} seeAllHref="/hot" isPriority />
      <Split aside={<Winners />}>
        <Stack gap={8}>
          <GamesRail title={t`Popular games`} games={popular} seeAllHref="/rng" />
          <GamesRail title={t`New games`} games={fresh} seeAllHref="/rng?filter=NEW" />
        </Stack>
      </Split>
    </>
  );
}
