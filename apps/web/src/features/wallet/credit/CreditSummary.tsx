import { Trans, useLingui } from '@lingui/react/macro';
import type { CreditAdvance, CreditLine } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Alert } from '@mekong/ui/Alert';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Section } from '@mekong/ui/patterns/Section';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import type { ReactNode } from 'react';
import { unitsOf, wireOf } from '../../../parts/payment-amount.ts';
import { ageLabels } from './credit-labels.ts';

interface CreditSummaryProps {
  readonly line: CreditLine;
  readonly currency: string;
  /** What can be done with it. */
  readonly actions: ReactNode;
}

/** The line as it stands: what is used, what can be taken, what is due and how old the rest is. */
export function CreditSummary({ line, currency, actions }: CreditSummaryProps) {
  const { t, i18n } = useLingui();
  const { state, limit, used, available, overdue, nextDue, ageing, advances } = line;
  const isOverdue = unitsOf(overdue) > 0n;
  return (
    <>
      {isOverdue && (
        <Alert
          tone="negative"
          title={t`Your credit is overdue`}
          description={
            <Trans comment="Begins with an amount of money">
              <Money amount={overdue} currency={currency} /> should have been repaid. Until then you cannot take
              advances, withdraw or transfer money, and what your wallet holds is taken each day.
            </Trans>
          }
        />
      )}
      {state !== 'OPEN' && (
        <Alert
          title={state === 'CLOSED' ? t`Your credit line is closed` : t`Your credit line gives no more advances`}
          description={state === 'CLOSED' ? t`Its movements stay here.` : t`It closes when everything is repaid.`}
        />
      )}
      <StatCards
        label={t({ message: 'Credit line', comment: 'What the house advances to an agent at most' })}
        stats={[
          {
            key: 'limit',
            label: t({ message: 'Credit line', comment: 'What the house advances to an agent at most' }),
            value: <Money amount={limit} currency={currency} />,
          },
          {
            key: 'used',
            label: t({ message: 'Used', context: 'credit', comment: 'What of a credit line is not repaid' }),
            value: <Money amount={used} currency={currency} />,
          },
          {
            key: 'available',
            label: t({
              message: 'Available',
              context: 'credit',
              comment: 'What can still be taken from a credit line',
            }),
            value: <Money amount={available} currency={currency} />,
          },
          {
            key: 'due',
            label: isOverdue ? t`Overdue since` : t`Next due`,
            // a moment in the size of a value is wider than a card of a phone
            value: nextDue ? <Money amount={nextDue.amount} currency={currency} /> : '–',
            note: nextDue && <DateTime value={nextDue.at} />,
          },
        ]}
      />
      {actions}
      {unitsOf(used) > 0n && (
        <Section title={t({ message: 'Ageing', comment: 'How long amounts have been overdue' })}>
          <StatCards
            label={t({ message: 'Ageing', comment: 'How long amounts have been overdue' })}
            stats={ageing.map(({ bucket, amount }) => ({
              key: String(bucket),
              label: i18n._(lookUp(ageLabels, bucket, ageLabels.OVER_30)),
              value: <Money amount={amount} currency={currency} />,
            }))}
          />
        </Section>
      )}
      {advances.length > 0 && (
        <RecordTable<CreditAdvance>
          caption={t`Advances to repay`}
          level={2}
          columns={[
            {
              key: 'due',
              header: t({ message: 'Due', comment: 'Heading of a column: until when an advance is repaid' }),
              priority: 'high',
              cell: ({ dueAt }) => <DateTime value={dueAt} />,
            },
            {
              key: 'taken',
              header: t({
                message: 'Taken',
                context: 'credit',
                comment: 'Heading of a column: when an advance was taken',
              }),
              cell: ({ takenAt }) => <DateTime value={takenAt} />,
            },
            {
              key: 'amount',
              header: t({ message: 'Advance', comment: 'Movement of a credit line: the agent has taken money' }),
              align: 'end',
              cell: ({ amount }) => <Money amount={amount} currency={currency} isSymbolHidden />,
            },
            {
              key: 'rest',
              header: t({ message: 'To repay', comment: 'Heading of a column: what of an advance is not repaid' }),
              align: 'end',
              cell: ({ amount, repaid }) => (
                <Money amount={wireOf(unitsOf(amount) - unitsOf(repaid))} currency={currency} isSymbolHidden />
              ),
            },
          ]}
          rows={advances}
          rowKey={({ no }) => no}
        />
      )}
    </>
  );
}
