import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AgentPlan } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Table, type TableColumn } from '@mekong/ui/Table';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { Check } from 'lucide';
import { type KnownKind, useGamesLabel } from '../../parts/agents/contract-labels.ts';
import { useTermsLabels } from '../../parts/agents/terms-labels.ts';
import { useOutcomeLabels } from '../../parts/agents/tier-outcomes.ts';

type Tier = AgentPlan['terms']['tiers'][number];

/** A row of the table with its number, from 1. */
interface Row {
  readonly no: number;
  readonly tier: Tier;
}

/** What a kind pays, for whoever has never heard of it. */
const explained: Readonly<Record<KnownKind, MessageDescriptor>> = {
  DIVIDEND: msg`A share of what the house wins from your team in a cycle.`,
  DAILY: msg`A wage for each day, by what your team bets.`,
  DAILY_MR: msg`A wage for each day, with rates of their own for these games.`,
  HOURLY: msg`A salary for each hour, by what your team bets.`,
  REALTIME: msg`A salary every five minutes, by what your team bets.`,
};

interface PlanTiersProps {
  readonly plan: AgentPlan;
  /** Number of the tier that the example reaches. */
  readonly reached: number | undefined;
}

/** What a plan asks for and pays, as a table. */
export function PlanTiers({ plan, reached }: PlanTiersProps) {
  const { t, i18n } = useLingui();
  const columns = useColumns(plan, reached);
  return (
    <>
      <Text>{i18n._(lookUp(explained, plan.kind, explained.DAILY))}</Text>
      <Table<Row>
        caption={t({
          message: 'Tiers',
          comment: 'Rows of a contract: what the team has to reach, and what is paid then',
        })}
        columns={columns}
        rows={plan.terms.tiers.map((tier, n) => ({ tier, no: n + 1 }))}
        rowKey={({ no }) => String(no)}
      />
    </>
  );
}

/** What goes for all tiers of a plan. */
export function PlanFacts({ plan }: Pick<PlanTiersProps, 'plan'>) {
  const { t } = useLingui();
  const { period, activeFrom, carry, deductions } = plan.terms;
  const { periods, taken, carries } = useTermsLabels();
  const gamesOf = useGamesLabel();
  const title = t({ message: 'Terms', context: 'contract', comment: 'What a contract lays down' });
  const items = [
    {
      key: 'games',
      label: t({ message: 'Games', context: 'contract', comment: 'Which games a contract is for' }),
      value: gamesOf(plan.gameType),
    },
    {
      key: 'period',
      label: t({ message: 'Settled', context: 'contract', comment: 'How often a contract is settled' }),
      value: lookUp(periods, period, periods.day),
    },
    {
      key: 'activeFrom',
      label: t({ message: 'Active from valid bets of', comment: 'When a member counts as active; an amount follows' }),
      value: <Money amount={activeFrom} currency={plan.currency} />,
    },
  ];
  const ofDividend = [
    {
      key: 'deductions',
      label: t({ message: 'Deducted first', comment: 'What is taken off before a dividend' }),
      value:
        deductions.map((one) => lookUp(taken, one, taken.BONUS)).join(' · ') ||
        t({ message: 'Nothing', context: 'contract', comment: 'Nothing is deducted' }),
    },
    {
      key: 'carry',
      label: t({ message: 'A cycle that the team wins', comment: 'What becomes of it' }),
      value: lookUp(carries, carry, carries.NONE),
    },
  ];
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={3}>{title}</Heading>
        <DescriptionList label={title} items={plan.kind === 'DIVIDEND' ? [...items, ...ofDividend] : items} />
      </Stack>
    </Card>
  );
}

function useColumns({ kind, currency, terms }: AgentPlan, reached: number | undefined): TableColumn<Row>[] {
  const { t } = useLingui();
  const { code } = useLanguage();
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const tierName = (no: string) => t({ message: `Tier ${no}`, comment: '{no} is the number of a tier' });
  const outcomeLabels = useOutcomeLabels();
  const hasOutcomes = terms.tiers.some(({ outcome }) => outcome !== 'ANY');
  return [
    {
      key: 'tier',
      header: t({ message: 'Tier', comment: 'Row of a contract: thresholds and a rate' }),
      priority: 'high',
      cell: ({ no }) => (
        <Inline gap={2}>
          <span>{tierName(formatNumber(no, code))}</span>
          {no === reached && (
            <Tag tone="positive" icon={Check}>
              {t({ message: 'Reached', context: 'tier', comment: 'The example reaches this tier' })}
            </Tag>
          )}
        </Inline>
      ),
    },
    ...(hasOutcomes
      ? [
          {
            key: 'outcome',
            header: t({ message: 'When', context: 'tier', comment: 'Heading: whose result a tier is for' }),
            cell: ({ tier: { outcome } }: Row) => lookUp(outcomeLabels, outcome ?? 'ANY', outcomeLabels.ANY),
          },
        ]
      : []),
    ...(kind === 'REALTIME'
      ? []
      : [
          {
            key: 'volume',
            header: t({ message: 'Valid bets from', comment: 'Least valid bets that a tier asks for' }),
            align: 'end' as const,
            cell: ({ tier }: Row) => money(tier.minimumBet),
          },
        ]),
    ...(kind === 'DIVIDEND'
      ? [
          {
            key: 'loss',
            header: t({ message: 'Cycle loss from', comment: 'Least loss of the team that a tier asks for' }),
            align: 'end' as const,
            cell: ({ tier: { netLoss = '0' } }: Row) => money(netLoss),
          },
        ]
      : []),
    ...(kind === 'REALTIME'
      ? []
      : [
          {
            key: 'active',
            header: t({ message: 'Active members from', comment: 'Least number of active members of a tier' }),
            align: 'end' as const,
            cell: ({ tier }: Row) => formatNumber(tier.activeMember, code),
          },
        ]),
    {
      key: 'pays',
      header: t({ message: 'Pays', context: 'tier', comment: 'How a tier pays: a share or an amount' }),
      align: 'end',
      cell: ({ tier: { rateType, rate } }) => (rateType === 'A' ? money(rate) : formatPercent(rate, code)),
    },
  ];
}
