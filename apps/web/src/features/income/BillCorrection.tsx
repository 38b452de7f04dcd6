import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentBillStatement } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';

interface BillCorrectionProps {
  readonly statement: AgentBillStatement;
  readonly correction: NonNullable<AgentBillStatement['correction']>;
  /** Where the bill is that it corrects. */
  readonly href: string;
  /** What became of it. */
  readonly children: ReactNode;
}

/** A bill by which operators correct another one: which, by how much, and why. */
export function BillCorrection({ statement, correction, href, children }: BillCorrectionProps) {
  const { t } = useLingui();
  const { net, before, delta, currency } = statement;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <Section title={t({ message: 'Correction of a bill', comment: 'Heading: operators have corrected a bill' })}>
      <Card>
        <Stack gap={4}>
          <Text>
            <bdi>{correction.note}</bdi>
          </Text>
          <DescriptionList
            items={[
              {
                key: 'bill',
                label: t({ message: 'Corrected bill', comment: 'A link to the bill follows' }),
                value: (
                  <Link href={href}>
                    <bdi dir="ltr">{correction.bill}</bdi>
                  </Link>
                ),
              },
              {
                key: 'before',
                label: t({ message: 'Bills of this period before', comment: 'Taken off: they were made already' }),
                value: money(before),
              },
              {
                key: 'delta',
                label: t({ message: 'Correction', context: 'bill', comment: 'Amount by which a bill is corrected' }),
                value: (
                  <Text as="span" weight="bold">
                    <Money amount={delta} currency={currency} sign="always" />
                  </Text>
                ),
              },
              {
                key: 'net',
                label: t({ message: 'Bills of this period now', comment: 'With a correction' }),
                value: money(net),
              },
            ]}
          />
          {children}
          <Text size="small" tone="muted">
            <Trans>It was decided by two operators. The bill that it corrects stays as it is.</Trans>
          </Text>
        </Stack>
      </Card>
    </Section>
  );
}
