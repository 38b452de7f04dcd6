import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { ProviderHero } from '@mekong/ui/patterns/ProviderHero';
import { ProviderHeroBest } from '@mekong/ui/patterns/ProviderHeroBest';
import { Section } from '@mekong/ui/patterns/Section';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { picturePath, srcSetOf } from '../../entry/image-widths.ts';
import { launchTarget } from '../../entry/launch-target.ts';
import { Failure } from '../../parts/Failure.tsx';
import { gamePath } from '../../parts/game-card.ts';
import { GameNewsLine } from '../../parts/game-news/GameNewsLine.tsx';
import { useHearts } from '../../parts/use-hearts.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { providersPath } from '../../parts/wall-vendors.ts';
import { gameListQuery, pageSize } from '../../queries/game-list.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { useImageUrl } from '../../queries/images.ts';
import { GamesList } from './GamesList.tsx';
import { toLobbyFeature } from './lobby-card.tsx';
import { type Provider, providerFilter, providerIn, providersOf } from './provider.ts';

/** Games at the head of the list that are shown apart. */
const best = 3;

/** The page of one provider: its head, its three best games, then all of them. */
export function ProviderScreen({ code }: { readonly code: string }) {
  const language = useLanguage().code;
  const { data, error, refetch, isFetching } = useQuery(gameMenusQuery(language));
  const provider = useMemo(() => data && providerIn(providersOf(data.categories), code), [data, code]);
  usePageTitle(provider?.vendor.name);
  if (provider) return <Known key={provider.vendor.vassalage} provider={provider} />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Stack gap={4}>
      <Skeleton shape="title" width="short" />
      <Skeleton shape="control" />
    </Stack>
  );
}

function Known({ provider }: { readonly provider: Provider }) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const imageUrl = useImageUrl();
  const hearts = useHearts();
  const { vendor, games, families } = provider;
  const { name, vassalage, maintenance, maintenanceUntil, planned } = vendor;
  const list = useInfiniteQuery({ ...gameListQuery(providerFilter(provider, code)), enabled: !planned });
  const found = useMemo(() => list.data?.pages.flatMap(({ content }) => content), [list.data]);
  const [first] = found ?? [];
  const total = list.data?.pages[0]?.totalElements;
  const features = useMemo(
    () =>
      found?.slice(0, best).map((game) => toLobbyFeature(game, { imageUrl, i18n, language: code, hasFacts: false })),
    [found, imageUrl, i18n, code],
  );
  const art = imageUrl(picturePath('providers', `${vassalage}.webp`));
  return (
    <Stack gap={6}>
      <ProviderHero
        name={name}
        imageUrl={art}
        imageSrcSet={srcSetOf(art)}
        text={
          <>
            <Plural value={games} one="# game" other="# games" />
            {families.map(({ category, label, code: own }) => (
              <span key={`${category} ${own}`}>
                {' · '}
                <Link href={launchTarget({ category, vassalage: own }).href} tone="quiet" isInText>
                  {label}
                </Link>
              </span>
            ))}
          </>
        }
        actions={
          <>
            {first && !maintenance && (
              <ButtonLink href={gamePath(first)} variant="primary">
                <Trans comment="Starts a game; its name follows">Play {first.name}</Trans>
              </ButtonLink>
            )}
            <ButtonLink href={providersPath}>
              <Trans>All providers</Trans>
            </ButtonLink>
          </>
        }
      />
      {planned ? (
        <StateView
          kind="empty"
          title={t`These games are coming to this demo`}
          description={t`You can look at them, and play any of the slots now.`}
        >
          <ButtonLink href="/rng" variant="primary">
            <Trans>Play slots</Trans>
          </ButtonLink>
        </StateView>
      ) : (
        <>
          {maintenance && (
            <Alert
              title={t`${name} is under maintenance`}
              description={
                maintenanceUntil ? (
                  <Trans>
                    Expected back by: <DateTime value={maintenanceUntil} />
                  </Trans>
                ) : (
                  t`You can look at its games.`
                )
              }
            />
          )}
          <GameNewsLine of={{ vendor: vassalage }} />
          <ProviderHeroBest {...hearts} title={t`Most played games`} games={features} />
          {!found && list.error && (
            <Failure error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
          )}
          {found && found.length > best && (
            <Section title={t({ message: 'All games', comment: 'Above the list of games of one provider' })}>
              <GamesList
                label={t`Games of ${name}`}
                listKey={vassalage}
                games={found.slice(best)}
                total={total && total - best}
                hasFacts
                isFetchingMore={list.isFetchingNextPage}
                next={pageSize}
                onEndReached={list.hasNextPage && !list.isFetching ? () => void list.fetchNextPage() : undefined}
                error={list.isFetchNextPageError ? list.error : undefined}
                isRetrying={list.isFetching}
                onRetry={() => void list.fetchNextPage()}
                empty={null}
              />
            </Section>
          )}
        </>
      )}
    </Stack>
  );
}
