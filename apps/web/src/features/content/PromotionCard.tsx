import { Trans, useLingui } from '@lingui/react/macro';
import type { PromotionTeaser } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { LazyImage } from '@mekong/ui/LazyImage';
import { Link } from '@mekong/ui/Link';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useImageUrl } from '../../queries/images.ts';
import type { BadgeSlug } from './content-search.ts';
import { PromotionPeriod } from './PromotionPeriod.tsx';
import { badgeLabels } from './promotions.ts';

interface PromotionCardProps {
  readonly promotion: PromotionTeaser;
  /** Badge of the list it stands in, which its address keeps. */
  readonly badge: BadgeSlug | undefined;
}

/** A promotion in the list: picture, badge, title, period. */
export function PromotionCard({ promotion, badge }: PromotionCardProps) {
  const { i18n } = useLingui();
  const imageUrl = useImageUrl();
  const { id, title, reward, image } = promotion;
  const search = new URLSearchParams({ ...(badge ? { badge } : {}), id });
  return (
    <Card as="li">
      <Stack gap={3}>
        {image && <LazyImage src={imageUrl(image)} alt="" width={640} height={280} isRounded />}
        <Inline gap={2}>
          {promotion.badge && <Tag tone="accent">{i18n._(badgeLabels[promotion.badge])}</Tag>}
          <PromotionPeriod promotion={promotion} />
        </Inline>
        {reward && (
          <Text tone="accent" size="large" weight="heavy">
            {reward}
          </Text>
        )}
        <Heading level={2} size="subtitle">
          {title}
        </Heading>
        <Link href={`/promotions?${search}`}>
          <Trans comment="Link to the details of one promotion; its title is read to screen readers">
            See the terms<VisuallyHidden>: {title}</VisuallyHidden>
          </Trans>
        </Link>
      </Stack>
    </Card>
  );
}
