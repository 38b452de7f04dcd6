import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { FilterChips } from '@mekong/ui/patterns/FilterChips';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { hotGamesQuery } from '../../queries/games.ts';
import { useMerchant } from '../../queries/status.ts';
import { GamesList } from './GamesList.tsx';
import { categoryLabels } from './game-labels.ts';
import { type HotSearch, hotPath, kindsOf } from './hot-search.ts';

/** The games that the merchant marks as hot, in its order, whole or one kind of them. */
export function HotScreen({ search }: { readonly search: HotSearch }) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { merchantCode } = useMerchant();
  const { data: games, error, refetch, isFetching } = useQuery(hotGamesQuery(code, merchantCode));
  usePageTitle(t`Hot games`);

  const kinds = kindsOf(games ?? []);
  const chosen = kinds.find(({ kind }) => kind === search.kind)?.kind;
  const shown = chosen ? games?.filter(({ category }) => category === chosen) : games;
  return (
    <Stack gap={6}>
      <PageHeader
        title={t`Hot games`}
        text={shown && <Plural value={shown.length} one="# game" other="# games" />}
        isTextBeside
      />
      {kinds.length > 1 && (
        <FilterChips
          label={t`Kinds of games`}
          chips={[
            {
              key: 'all',
              label: t({ message: 'All', context: 'filter of games', comment: 'All games' }),
              href: hotPath(undefined),
              isSelected: chosen === undefined,
              count: games?.length,
            },
            ...kinds.map(({ kind, count }) => ({
              key: kind,
              label: i18n._(categoryLabels[kind]),
              href: hotPath(kind),
              isSelected: chosen === kind,
              count,
            })),
          ]}
        />
      )}
      <GamesList
        label={t`Hot games`}
        listKey={chosen}
        games={shown}
        hasFacts
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
