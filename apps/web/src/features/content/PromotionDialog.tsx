import { Trans, useLingui } from '@lingui/react/macro';
import type { PromotionTeaser } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { LazyImage } from '@mekong/ui/LazyImage';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Tag } from '@mekong/ui/Tag';
import { leadsToDeposit } from '../../parts/deposit/deposit-links.ts';
import { MerchantText } from '../../parts/MerchantText.tsx';
import { useImageUrl } from '../../queries/images.ts';
import { useDepositsEnded } from '../../queries/safer-play.ts';
import { PromotionPeriod } from './PromotionPeriod.tsx';
import { badgeLabels } from './promotions.ts';

interface PromotionDialogProps {
  /** The promotion; undefined when there is none of that number now. */
  readonly promotion: PromotionTeaser | undefined;
  readonly onClose: () => void;
}

/** The terms of one promotion. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const { t, i18n } = useLingui();
  const haveDepositsEnded = useDepositsEnded();
  const imageUrl = useImageUrl();
  const link = promotion?.link;
  const isUseful = link !== '/promotions' && !(haveDepositsEnded && link && leadsToDeposit(link));
  const action = isUseful ? link : undefined;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={promotion?.title ?? t`This promotion is over`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          {action && (
            <ButtonLink href={action} variant="primary">
              <Trans comment="Leads to the page where the promotion can be used">Go there</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {promotion ? (
        <Stack gap={4}>
          {promotion.image && <LazyImage src={imageUrl(promotion.image)} alt="" width={640} height={280} isRounded />}
          <Inline gap={2}>
            {promotion.badge && <Tag tone="accent">{i18n._(badgeLabels[promotion.badge])}</Tag>}
            <PromotionPeriod promotion={promotion} />
          </Inline>
          <MerchantText html={promotion.content} />
        </Stack>
      ) : (
        <StateView
          kind="empty"
          title={t`This promotion was not found`}
          description={t`It may have ended. Close this window to see the current promotions.`}
        />
      )}
    </Dialog>
  );
}
