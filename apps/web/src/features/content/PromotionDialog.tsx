import { Trans, useLingui } from '@lingui/react/macro';
import type { PromotionTeaser } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Dialog } from '@mekong/ui/Dialog';
import { HtmlContent } from '@mekong/ui/HtmlContent';
import { Inline } from '@mekong/ui/Inline';
import { LazyImage } from '@mekong/ui/LazyImage';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Tag } from '@mekong/ui/Tag';
import { useImageUrl } from '../../queries/images.ts';
import { usePermission } from '../../queries/status.ts';
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
  const { tag } = useLanguage();
  const { imageCDNs } = usePermission();
  const imageUrl = useImageUrl();
  const action = promotion?.link && promotion.link !== '/promotions' ? promotion.link : undefined;
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
          <HtmlContent html={promotion.content} imageHosts={imageCDNs} lang={tag} />
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
