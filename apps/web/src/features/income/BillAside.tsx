import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AgentBillCheck, AgentBillDetail } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Heading } from '@mekong/ui/Heading';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { BillRate } from './BillTiers.tsx';
import type { BillCheck } from './use-bill-check.ts';

interface BillAsideProps {
  readonly detail: AgentBillDetail;
  readonly check: BillCheck;
}

/** Beside a bill: what a check has found, and the contract behind it. */
export function BillAside({ detail: { bill, terms, hash, payee }, check }: BillAsideProps) {
  const { t } = useLingui();
  const { no } = terms;
  return (
    <Stack gap={4}>
      {check.error !== null && check.error !== undefined && <FailureAlert error={check.error} />}
      {/* it stands there before its text: a region that comes with it is not read out */}
      <div role="status">
        {check.isPending && (
          <Text tone="muted">
            <Trans>Every result of the period is read again. A long one takes some seconds.</Trans>
          </Text>
        )}
      </div>
      {check.result && <Found result={check.result} />}
      <Card as="section" aria-label={t`The contract behind it`}>
        <Stack gap={3}>
          <Heading level={2} size="subtitle">
            <Trans>The contract behind it</Trans>
          </Heading>
          <Text tone="muted">
            {terms.signedAt ? (
              <Trans comment="{no} is the number of the terms of a contract">
                Terms {no}, signed <DateTime value={terms.signedAt} show="date" />. Nothing is deducted that they do not
                list.
              </Trans>
            ) : (
              <Trans comment="{no} is the number of the terms of a contract">
                Terms {no}. Nothing is deducted that they do not list.
              </Trans>
            )}
          </Text>
          <ButtonLink
            href={`/agentHome?page=contracts&contract=${bill.contractId}${payee === undefined ? '' : '&side=UPLINE'}`}
            size="sm"
          >
            {t`Terms and history`}
          </ButtonLink>
          <Text size="small" tone="muted">
            <Trans comment="A checksum of the bill follows">Fingerprint of this bill</Trans>{' '}
            <bdi dir="ltr">{hash.slice(0, 16)}</bdi>
          </Text>
        </Stack>
      </Card>
    </Stack>
  );
}

/** What the server came to when it made the bill again, and how. */
function Found({ result }: { readonly result: AgentBillCheck }) {
  const { t } = useLingui();
  const { isSame, results, statement, checkedAt, differs, hash } = result;
  const money = (amount: string) => <Money amount={amount} currency={statement.currency} />;
  return (
    <Stack gap={3}>
      <Alert
        tone={isSame ? 'positive' : 'negative'}
        title={isSame ? t`Computed again: the same to the cent` : t`Computed again: something differs`}
        description={
          <>
            <Plural
              value={results}
              one="From # result and the signed terms, on our server."
              other="From # results and the signed terms, on our server."
            />{' '}
            <DateTime value={checkedAt} hasSeconds />
            {differs !== undefined && (
              <>
                {' '}
                <bdi dir="ltr">{differs}</bdi>
              </>
            )}
          </>
        }
      />
      <DescriptionList
        label={t`How it was computed again`}
        items={[
          {
            key: 'volume',
            label: t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' }),
            value: money(statement.team.volume),
          },
          {
            key: 'base',
            label: t({ message: 'Base', comment: 'What a rate is a share of' }),
            value: money(statement.base),
          },
          { key: 'rate', label: t`Rate`, value: <BillRate statement={statement} /> },
          {
            key: 'gross',
            label: t({ message: 'Before downlines', comment: 'What a contract pays before downlines get their part' }),
            value: money(statement.gross),
          },
          {
            key: 'delta',
            label: t({ message: 'Bill', comment: 'What a bill comes to' }),
            value: money(statement.delta),
          },
          {
            key: 'hash',
            label: t({ message: 'Fingerprint', comment: 'Checksum of a bill' }),
            value: <bdi dir="ltr">{hash.slice(0, 16)}</bdi>,
          },
        ]}
      />
    </Stack>
  );
}
