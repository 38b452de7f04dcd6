import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { BannerCarousel } from '@mekong/ui/patterns/BannerCarousel';
import { useQuery } from '@tanstack/react-query';
import { srcSetOf } from '../../entry/image-widths.ts';
import { Failure } from '../../parts/Failure.tsx';
import { announcementsQuery } from '../../queries/announcements.ts';
import { useImageUrl } from '../../queries/images.ts';
import { useViewer } from '../../state/session.ts';
import { HomeDraw } from './HomeDraw.tsx';
import { useRiver } from './use-river.tsx';

/** The banners of the merchant. */
export function Banners() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const imageUrl = useImageUrl();
  const riverOf = useRiver();
  const { data, error, refetch, isFetching } = useQuery(announcementsQuery(code, signedIn));
  return (
    <BannerCarousel
      hasAutoplay
      failure={
        error && !data ? <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : undefined
      }
      aside={<HomeDraw screens="wide" />}
      banners={data?.banners.map(({ id, title, content, image, imageMobile, alt, link }) => {
        const address = imageUrl(image);
        const addressMobile = imageMobile && imageUrl(imageMobile);
        return {
          id,
          title,
          text: plainText(content),
          imageUrl: address,
          imageUrlMobile: addressMobile,
          imageSrcSet: srcSetOf(address),
          imageSrcSetMobile: addressMobile && srcSetOf(addressMobile),
          alt,
          scene: riverOf(image),
          action: link ? { label: t`See more`, href: link } : undefined,
        };
      })}
    />
  );
}

/** Text of the HTML of a banner: no markup is needed there, and text needs no sanitiser. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
