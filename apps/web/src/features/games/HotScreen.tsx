import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { hotGamesQuery } from '../../queries/games.ts';
import { useMerchant } from '../../queries/status.ts';
import { GamesList } from './GamesList.tsx';

/** The games that the merchant marks as hot, in its order (S2-025). */
export function HotScreen() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { merchantCode } = useMerchant();
  const { data: games, error, refetch, isFetching } = useQuery(hotGamesQuery(code, merchantCode));
  usePageTitle(t`Hot games`);
  return (
    <Stack gap={6}>
      <PageHeader title={t`Hot games`} text={games && <Plural value={games.length} one="# game" other="# games" />} />
      <GamesList
        label={t`Hot games`}
        games={games}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        empty={
          <StateView kind="empty" title={t`No game is hot just now`} description={t`Look through all slots instead.`}>
            <ButtonLink href="/rng">
              <Trans>See all slots</Trans>
            </ButtonLink>
          </StateView>
        }
      />
    </Stack>
  );
}
