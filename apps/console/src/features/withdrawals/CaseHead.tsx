import { useLingui } from '@lingui/react/macro';
import type { WithdrawalReview } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { Pause, Users } from 'lucide';
import { useLabel } from '../../parts/labels.ts';
import { lookIn } from '../../parts/tones.ts';
import { stateLabels, withdrawalTones } from '../../parts/withdrawal-labels.ts';
import { PromiseLeft } from './PromiseLeft.tsx';

interface CaseHeadProps {
  readonly review: WithdrawalReview;
  readonly now: number;
}

/** Which withdrawal it is, how much, what it waits for, and until when. */
export function CaseHead({ review: { order, approval }, now }: CaseHeadProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { orderNo, state, promisedAt } = order;
  return (
    <Stack gap={1}>
      <Text size="small" tone="muted">
        {t`Withdrawal`} <bdi dir="ltr">{orderNo}</bdi> · <DateTime value={order.createdAt} hasSeconds />
      </Text>
      <Inline justify="space-between" gap={3}>
        <Inline gap={3}>
          <Heading level={1}>
            <VisuallyHidden>{t`Withdrawal ${orderNo}`} </VisuallyHidden>
            <Money amount={order.amount} currency={order.currency} />
          </Heading>
          {order.hold ? (
            <Tag tone="live" icon={Pause}>
              {t({
                message: 'On hold',
                context: 'withdrawal',
                comment: 'State of a withdrawal that an operator looks into',
              })}
            </Tag>
          ) : approval ? (
            <Tag tone="accent" icon={Users}>
              {t({ message: 'Second signature', comment: 'Mark on a withdrawal: it waits for a second operator' })}
            </Tag>
          ) : (
            <Tag {...lookIn(withdrawalTones, state)}>{label(stateLabels, state)}</Tag>
          )}
        </Inline>
        {promisedAt && <PromiseLeft from={order.createdAt} until={promisedAt} now={now} />}
      </Inline>
    </Stack>
  );
}
