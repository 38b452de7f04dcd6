import { useLanguage } from '@mekong/i18n/useLanguage';
import { VendorWall } from '@mekong/ui/patterns/VendorWall';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { useVendorImage } from '../../parts/use-vendor-image.ts';
import { wallVendors } from '../../parts/wall-vendors.ts';
import { gameMenusQuery } from '../../queries/games.ts';

/** Who makes the games. */
export function Vendors() {
  const { code } = useLanguage();
  const vendorImage = useVendorImage();
  const { data, error, refetch, isFetching } = useQuery(gameMenusQuery(code));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <VendorWall
      vendors={wallVendors(data?.categories ?? []).map(({ vendor, games, href }) => ({
        code: vendor.vassalage,
        name: vendor.name,
        imageUrl: vendorImage(vendor.vassalage, 'color'),
        href,
        games,
        isHot: vendor.isHot === 1,
        isInMaintenance: vendor.maintenance,
      }))}
    />
  );
}
