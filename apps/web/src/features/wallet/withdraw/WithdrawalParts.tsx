import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalPart } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { PartStateTag, useReasonText } from './withdrawal-labels.tsx';

interface WithdrawalPartsProps {
  readonly parts: readonly WithdrawalPart[];
  readonly currency: string;
}

/** The payouts that a withdrawal is paid in, each with its number, its state, and the reason when it was not paid. */
export function WithdrawalParts({ parts, currency }: WithdrawalPartsProps) {
  const { t } = useLingui();
  const reasonOf = useReasonText();
  return (
    <Section title={t({ message: 'Parts of the withdrawal', comment: 'The payments that it is made in' })}>
      <Stack gap={3}>
        {parts.map(({ no, amount, state, reason, paidAt, confirmation }) => (
          <Card key={no}>
            <Stack gap={2}>
              <Inline justify="space-between" gap={3}>
                <Stack gap={1}>
                  <Text weight="bold">
                    <Money amount={amount} currency={currency} />
                  </Text>
                  <Text size="small" tone="muted">
                    {paidAt === undefined ? (
                      <bdi dir="ltr">{no}</bdi>
                    ) : (
                      <Trans comment="Number of a payment, and when it was made">
                        <bdi dir="ltr">{no}</bdi> · <DateTime value={paidAt} hasSeconds />
                      </Trans>
                    )}
                  </Text>
                </Stack>
                <PartStateTag state={state} />
              </Inline>
              {reason !== undefined && <Text size="small">{reasonOf(reason)}</Text>}
              {state === 'PAID' && confirmation !== undefined && (
                <Inline gap={3}>
                  <ButtonLink
                    href={`/member?page=confirmations&part=${no}`}
                    variant={confirmation === 'WAITING' ? 'primary' : 'ghost'}
                  >
                    {confirmation === 'WAITING' ? (
                      <Trans>
                        Confirm the payment<VisuallyHidden> {no}</VisuallyHidden>
                      </Trans>
                    ) : (
                      <Trans>
                        See the payment<VisuallyHidden> {no}</VisuallyHidden>
                      </Trans>
                    )}
                  </ButtonLink>
                </Inline>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
