import { Trans } from '@lingui/react/macro';
import type { PromotionTeaser } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { CalendarClock, CircleCheck, CircleSlash } from 'lucide';
import { phaseOf } from './promotions.ts';

/** Whether a promotion runs, and until when. */
export function PromotionPeriod({ promotion }: { readonly promotion: PromotionTeaser }) {
  const { startsAt, endsAt } = promotion;
  switch (phaseOf(promotion, Date.now())) {
    case 'coming':
      return (
        <>
          <Tag tone="info" icon={CalendarClock}>
            <Trans comment="State of a promotion that has not begun">Coming</Trans>
          </Tag>
          {startsAt && (
            <Text as="span" size="small" tone="muted">
              <Trans>
                From <DateTime value={startsAt} />
              </Trans>
            </Text>
          )}
        </>
      );
    case 'over':
      return (
        <Tag icon={CircleSlash}>
          <Trans comment="State of a promotion that is over">Closed</Trans>
        </Tag>
      );
    case 'running':
      return (
        <>
          <Tag tone="positive" icon={CircleCheck}>
            <Trans comment="State of a promotion that runs now">Running</Trans>
          </Tag>
          <Text as="span" size="small" tone="muted">
            {endsAt ? (
              <Trans>
                Until <DateTime value={endsAt} />
              </Trans>
            ) : (
              <Trans comment="Of a promotion: it runs until further notice">No end date</Trans>
            )}
          </Text>
        </>
      );
  }
}
