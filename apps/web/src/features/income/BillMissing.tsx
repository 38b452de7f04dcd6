import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentBillDetail } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { DepositLink } from '../../parts/deposit/DepositLink.tsx';
import { unitsOf } from './bill-labels.tsx';

/** What a bill lacks that the wallet of the upline cannot pay: who pays it, what comes next, and what can be done. */
export function BillMissing({ detail: { bill, payee } }: { readonly detail: AgentBillDetail }) {
  const { t } = useLingui();
  const { status, amount, due = amount, paid, expiresAt, currency } = bill;
  if (status !== 'PART' && status !== 'INSUFFICIENT') return null;
  const money = (value: string | bigint) => <Money amount={value} currency={currency} />;
  const isOwn = payee === undefined;
  return (
    <Card as="section" aria-label={t`What is missing`}>
      <Stack gap={4}>
        <Heading level={2} size="subtitle">
          {isOwn ? <Trans>This bill waits for your upline</Trans> : <Trans>This bill waits for your wallet</Trans>}
        </Heading>
        <DescriptionList
          items={[
            {
              key: 'missing',
              label: t({ message: 'Missing', comment: 'What of a bill was not paid yet' }),
              value: (
                <Text as="span" weight="bold">
                  {money(unitsOf(due) - unitsOf(paid))}
                </Text>
              ),
            },
            {
              key: 'paid',
              label: t({ message: 'Paid', context: 'bill', comment: 'Heading of a column: what was paid of a sum' }),
              value: money(paid),
            },
            {
              key: 'payer',
              label: t({ message: 'Paid by', comment: 'Who pays what a contract comes to' }),
              value: isOwn
                ? t({ message: 'The upline, from its own wallet', comment: 'Who pays what a contract comes to' })
                : t({ message: 'You, from your wallet', comment: 'Who pays a bill of a downline' }),
            },
            ...(expiresAt === undefined
              ? []
              : [
                  {
                    key: 'until',
                    label: t({ message: 'Waits until', comment: 'Until when a bill waits for money' }),
                    value: <DateTime value={expiresAt} />,
                  },
                ]),
          ]}
        />
        <Text>
          {isOwn ? (
            <Trans>
              You don't have to do anything: we try again every few seconds. What is still missing at the end is not
              paid any more.
            </Trans>
          ) : (
            <Trans>
              We try again every few seconds, the oldest bill first. What is still missing at the end is not paid any
              more.
            </Trans>
          )}
        </Text>
        <Inline gap={2}>
          {!isOwn && <DepositLink isMain />}
          <ButtonLink href={`/agentHome?page=contracts&contract=${bill.contractId}${isOwn ? '' : '&side=UPLINE'}`}>
            <Trans comment="Link of a message">Open contracts</Trans>
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
