import { Plural, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { VendorWall } from '@mekong/ui/patterns/VendorWall';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useVendorImage } from '../../parts/use-vendor-image.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { type Provider, providersOf } from './provider.ts';

/** Everybody who makes games: those that can be played, then those that are to come. */
export function ProvidersScreen() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const vendorImage = useVendorImage();
  const { data, error, refetch, isFetching } = useQuery(gameMenusQuery(code));
  usePageTitle(t`Providers`);
  const all = data && providersOf(data.categories);
  const open = all?.filter(({ vendor }) => !vendor.planned);
  const tiles = (providers: readonly Provider[]) =>
    providers.map(({ vendor, games, href }) => ({
      code: vendor.vassalage,
      name: vendor.name,
      imageUrl: vendorImage(vendor.vassalage, 'color'),
      href,
      games,
      isHot: vendor.isHot === 1,
      isInMaintenance: vendor.maintenance && !vendor.planned,
    }));
  return (
    <Stack gap={6}>
      <PageHeader
        title={t`Providers`}
        text={open && <Plural value={open.length} one="# provider" other="# providers" />}
        isTextBeside
      />
      {all ? (
        <>
          <VendorWall
            title={t({ message: 'Playing now', comment: 'Above providers whose games can be played' })}
            vendors={tiles(open ?? [])}
          />
          <VendorWall
            title={t({ message: 'Coming to this demo', comment: 'Above kinds of games that cannot be played yet' })}
            vendors={tiles(all.filter(({ vendor }) => vendor.planned))}
          />
        </>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Stack gap={3}>
          <Skeleton shape="title" width="short" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      )}
    </Stack>
  );
}
