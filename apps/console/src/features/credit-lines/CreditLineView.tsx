import { Plural, useLingui } from '@lingui/react/macro';
import { getCreditLineOptions } from '@mekong/api-client/admin/queries/getCreditLine';
import type { CreditAdvance, CreditLineDetail, CreditMovement } from '@mekong/api-client/admin/types';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { Table } from '@mekong/ui/Table';
import { Tag } from '@mekong/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { ageLabels, lineStateLabels, lineTones, movementLabels } from '../../parts/credit-labels.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { lookIn } from '../../parts/tones.ts';
import { ZoneNote } from '../../parts/ZoneNote.tsx';
import { useMay } from '../../queries/operator.ts';
import { CreditLineDialog } from './CreditLineDialog.tsx';

/** One credit line: what is used and how old it is, what has moved it, and what operators can do. */
export function CreditLineView({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const label = useLabel();
  const [task, setTask] = useState<'change' | 'close'>();
  const query = useQuery(getCreditLineOptions({ path: { id } }));
  const maySet = useMay('setCreditLine');
  const line = query.data?.line;
  const agent = line?.agent ?? '';
  return (
    <>
      <PageHeader
        title={line ? t`Credit line of ${agent}` : t`Credit line`}
        text={line && <Tag {...lookIn(lineTones, line.state)}>{label(lineStateLabels, line.state)}</Tag>}
        isTextBeside
        actions={
          <>
            <ButtonLink href="/credit-lines" icon={ArrowLeft}>
              {t`All credit lines`}
            </ButtonLink>
            {maySet && line && line.state !== 'CLOSED' && (
              <Button onClick={() => setTask('change')}>{t`Change the line`}</Button>
            )}
            {maySet && line?.state === 'OPEN' && <Button onClick={() => setTask('close')}>{t`Close the line`}</Button>}
          </>
        }
      />
      <Loaded query={query}>{(detail) => <Facts detail={detail} />}</Loaded>
      {line && task && (
        <CreditLineDialog key={task} line={line} isClosing={task === 'close'} onClose={() => setTask(undefined)} />
      )}
    </>
  );
}

function Facts({ detail: { line, advances, movements } }: { readonly detail: CreditLineDetail }) {
  const { t } = useLingui();
  const label = useLabel();
  const mayOpen = useMay('getMember');
  const { currency, agent, memberId, limit, used, ageing, termDays, acceptedAt, createdAt } = line;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <>
      <StatCards
        label={t({ message: 'How old what is used is', comment: 'Name of a group of figures of a credit line' })}
        stats={ageing.map(({ bucket, amount }) => ({
          key: String(bucket),
          label: label(ageLabels, bucket),
          value: money(amount),
        }))}
      />
      <Card>
        <DescriptionList
          label={t`Credit line`}
          items={[
            {
              key: 'agent',
              label: t({ message: 'Agent', context: 'contract', comment: 'Column: user name of an agent' }),
              value: mayOpen ? (
                <Link href={`/members?member=${memberId}`}>
                  <bdi>{agent}</bdi>
                </Link>
              ) : (
                <bdi>{agent}</bdi>
              ),
            },
            {
              key: 'limit',
              label: t({ message: 'Limit', context: 'credit line', comment: 'Column: most that may be used' }),
              value: money(limit),
            },
            {
              key: 'used',
              label: t({ message: 'Used', context: 'credit line', comment: 'Column: what is not repaid' }),
              value: money(used),
            },
            {
              key: 'days',
              label: t`Days to repay an advance`,
              value: <Plural value={termDays} one="# day" other="# days" />,
            },
            {
              key: 'accepted',
              label: t`Terms accepted`,
              value: acceptedAt === undefined ? '–' : <DateTime value={acceptedAt} />,
            },
            { key: 'since', label: t`Since`, value: <DateTime value={createdAt} /> },
          ]}
        />
      </Card>
      <ZoneNote />
      {advances.length > 0 && (
        <Section title={t`Advances to repay`}>
          <Table<CreditAdvance>
            caption={t`Advances to repay`}
            rows={advances}
            rowKey={({ no }) => no}
            columns={[
              {
                key: 'due',
                header: t({ message: 'Due', context: 'credit line', comment: 'Filter: overdue or not' }),
                priority: 'high',
                cell: ({ dueAt }) => <DateTime value={dueAt} />,
              },
              {
                key: 'taken',
                header: t({ message: 'Taken', context: 'credit line', comment: 'Column: when an advance was taken' }),
                cell: ({ takenAt }) => <DateTime value={takenAt} />,
              },
              {
                key: 'amount',
                header: t({
                  message: 'Advance',
                  context: 'credit line',
                  comment: 'Movement: the agent has taken money',
                }),
                align: 'end',
                cell: ({ amount }) => money(amount),
              },
              {
                key: 'repaid',
                header: t({
                  message: 'Repaid',
                  context: 'credit line',
                  comment: 'Column: what came back of an advance',
                }),
                align: 'end',
                cell: ({ repaid }) => money(repaid),
              },
            ]}
          />
        </Section>
      )}
      <Section title={t({ message: 'Movements', context: 'credit line', comment: 'What has moved a credit line' })}>
        <Table<CreditMovement>
          caption={t({ message: 'Movements', context: 'credit line', comment: 'What has moved a credit line' })}
          rows={movements}
          rowKey={({ no }) => no}
          columns={[
            { key: 'at', header: t`Time`, cell: ({ at }) => <DateTime value={at} /> },
            {
              key: 'kind',
              header: t({ message: 'Kind', context: 'credit line', comment: 'Column: what has moved a credit line' }),
              priority: 'high',
              cell: ({ kind }) => label(movementLabels, kind),
            },
            {
              key: 'amount',
              header: t`Amount`,
              align: 'end',
              cell: ({ amount }) => <Money amount={amount} currency={currency} sign="always" />,
            },
            {
              key: 'used',
              header: t({
                message: 'Used after',
                context: 'credit line',
                comment: 'Column: what of a credit line is used then',
              }),
              align: 'end',
              cell: ({ usedAfter }) => money(usedAfter),
            },
            {
              key: 'limit',
              header: t({ message: 'Limit after', comment: 'Column: limit of a credit line then' }),
              align: 'end',
              cell: ({ limitAfter }) => money(limitAfter),
            },
          ]}
        />
      </Section>
    </>
  );
}
