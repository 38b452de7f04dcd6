import { Trans } from '@lingui/react/macro';
import type { PromotionTeaser } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { PromotionStrip } from '@mekong/ui/patterns/PromotionStrip';
import { useQuery } from '@tanstack/react-query';
import { srcSetOf } from '../../entry/image-widths.ts';
import { announcementsQuery } from '../../queries/announcements.ts';
import { useImageUrl } from '../../queries/images.ts';
import { useViewer } from '../../state/session.ts';

/** Promotions in the strip at most. */
const most = 8;

const runs = ({ startsAt, endsAt }: PromotionTeaser, now: number): boolean =>
  (startsAt === undefined || Date.parse(startsAt) <= now) && (endsAt === undefined || now < Date.parse(endsAt));

/** Promotions that run now. They come in one answer with the banners, which say it when that fails. */
export function Promotions() {
  const { code } = useLanguage();
  const { signedIn } = useViewer();
  const imageUrl = useImageUrl();
  const { data } = useQuery(announcementsQuery(code, signedIn));
  const now = Date.now();
  return (
    <PromotionStrip
      seeAllHref="/promotions"
      promotions={(data?.promotion ?? [])
        .filter((promotion) => runs(promotion, now))
        .slice(0, most)
        .map(({ id, title, reward, image, endsAt }) => {
          const address = image && imageUrl(image);
          return {
            id,
            title,
            reward,
            href: `/promotions?id=${encodeURIComponent(id)}`,
            imageUrl: address,
            imageSrcSet: address && srcSetOf(address),
            note: endsAt ? (
              <Trans>
                Until <DateTime value={endsAt} show="date" />
              </Trans>
            ) : (
              <Trans comment="Of a promotion: it runs until further notice">No end date</Trans>
            ),
          };
        })}
    />
  );
}
