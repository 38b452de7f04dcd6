import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentBillDetail, AgentBillStatement, AgentBillTier } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Icon } from '@mekong/ui/Icon';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Table } from '@mekong/ui/Table';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { Check, CircleCheck, X } from 'lucide';
import type { ReactNode } from 'react';
import { useOutcomeLabels } from '../../parts/agents/tier-outcomes.ts';
import { unitsOf } from './bill-labels.tsx';

/** What the row that decided pays: a share, or an amount; a dash when none was reached. */
export function BillRate({
  statement: { rate, rateType, currency },
}: {
  readonly statement: Pick<AgentBillStatement, 'rate' | 'rateType' | 'currency'>;
}) {
  const { code } = useLanguage();
  if (rate === undefined) return '–';
  if (rateType === 'A') return <Money amount={rate} currency={currency} />;
  return <bdi dir="ltr">{formatPercent(rate, code)}</bdi>;
}

/** What each condition of a row asks for, and whether the team has met it. */
function conditionsOf({ volume, loss, active, outcome }: AgentBillTier, { team, loss: lost }: AgentBillStatement) {
  const bet = unitsOf(team.volume);
  const hasWon = unitsOf(team.ggr) > 0n;
  return {
    volume: (bet > 0n ? bet : 0n) >= unitsOf(volume),
    loss: loss === undefined || unitsOf(lost) >= unitsOf(loss),
    active: team.active >= active,
    outcome: outcome === 'PROFIT' ? hasWon : outcome === 'LOSS' ? !hasWon : true,
  };
}

/** The tiers of the contract, the one that decided, and why the next did not. */
export function BillTiers({ detail: { statement, terms } }: { readonly detail: AgentBillDetail }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { trace, currency, row: matched, kind } = statement;
  const isDividend = kind === 'DIVIDEND';
  const money = (amount: string) => <Money amount={amount} currency={currency} isSymbolHidden />;
  const isReached = (tier: AgentBillTier) => tier.isMet && conditionsOf(tier, statement).outcome;
  const next = trace.find((tier) => tier.row > (matched ?? 0) && !isReached(tier));
  const hasOutcomes = trace.some(({ outcome }) => outcome !== 'ANY');
  const outcomeLabels = useOutcomeLabels();
  return (
    <Stack gap={3}>
      <Table<AgentBillTier>
        caption={t`Tiers of the contract`}
        rows={trace}
        rowKey={({ row }) => String(row)}
        density="compact"
        columns={[
          {
            key: 'tier',
            header: t({ message: 'Tier', comment: 'Row of a contract: thresholds and a rate' }),
            priority: 'high',
            // on a phone it is the title of a card, where a bare number says nothing
            cell: ({ row }) => {
              const no = formatNumber(row, code);
              return t({ message: `Tier ${no}`, comment: '{no} is the number of a tier' });
            },
          },
          ...(hasOutcomes
            ? [
                {
                  key: 'outcome',
                  header: t({ message: 'When', context: 'tier', comment: 'Heading: whose result a tier is for' }),
                  cell: (tier: AgentBillTier) => (
                    <Condition isMet={conditionsOf(tier, statement).outcome}>
                      {lookUp(outcomeLabels, tier.outcome, outcomeLabels.ANY)}
                    </Condition>
                  ),
                },
              ]
            : []),
          {
            key: 'volume',
            header: t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' }),
            align: 'end',
            cell: (tier) => <Condition isMet={conditionsOf(tier, statement).volume}>{money(tier.volume)}</Condition>,
          },
          ...(isDividend
            ? [
                {
                  key: 'loss',
                  header: t`Cycle loss`,
                  align: 'end' as const,
                  cell: (tier: AgentBillTier) => (
                    <Condition isMet={conditionsOf(tier, statement).loss}>{money(tier.loss ?? '0.0000')}</Condition>
                  ),
                },
              ]
            : []),
          {
            key: 'active',
            header: t`Active members`,
            align: 'end',
            cell: (tier) => (
              <Condition isMet={conditionsOf(tier, statement).active}>{formatNumber(tier.active, code)}</Condition>
            ),
          },
          {
            key: 'rate',
            header: t`Rate`,
            align: 'end',
            cell: ({ row }) => <BillRate statement={{ ...terms.tiers[row - 1], currency }} />,
          },
          {
            key: 'met',
            header: t({ message: 'Result', context: 'tier', comment: 'Whether a tier of a contract was reached' }),
            cell: (tier) =>
              tier.row === matched ? (
                <Tag tone="accent" icon={CircleCheck}>
                  {t({ message: 'Applies', comment: 'The tier of a contract that a bill was made by' })}
                </Tag>
              ) : isReached(tier) ? (
                t({ message: 'Met', comment: 'A tier that was reached too; a higher one counts' })
              ) : (
                t({ message: 'Not reached', comment: 'State of a bill: no tier of the contract was reached' })
              ),
          },
        ]}
      />
      {next && <WhyNot tier={next} statement={statement} />}
    </Stack>
  );
}

/** A threshold, with a sign and a word that say whether it was met. */
function Condition({ isMet, children }: { readonly isMet: boolean; readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Inline as="span" gap={1} justify="end" isWrapping={false}>
      <VisuallyHidden>
        {isMet
          ? t({ message: 'met:', comment: 'Read out before a threshold that was reached' })
          : t({ message: 'not met:', comment: 'Read out before a threshold that was not reached' })}
      </VisuallyHidden>
      {children}
      {/* behind the words: the line that labels of a card stand on is that of the first thing, which is no icon */}
      <Icon glyph={isMet ? Check : X} size="sm" />
    </Inline>
  );
}

/** One sentence for each condition of a tier that the team has not met. */
function WhyNot({ tier, statement }: { readonly tier: AgentBillTier; readonly statement: AgentBillStatement }) {
  const { code } = useLanguage();
  const { currency, team, loss } = statement;
  const met = conditionsOf(tier, statement);
  const no = formatNumber(tier.row, code);
  const short = (needed: string, had: string) => <Money amount={unitsOf(needed) - unitsOf(had)} currency={currency} />;
  const missing = formatNumber(tier.active - team.active, code);
  return (
    <Stack gap={1}>
      {!met.volume && (
        <Text tone="muted" size="small">
          <Trans comment="{no} is the number of a tier">
            Tier {no} was not reached: valid bets were short by {short(tier.volume, team.volume)}.
          </Trans>
        </Text>
      )}
      {!met.loss && tier.loss !== undefined && (
        <Text tone="muted" size="small">
          <Trans comment="{no} is the number of a tier">
            Tier {no} was not reached: the cycle loss was short by {short(tier.loss, loss)}.
          </Trans>
        </Text>
      )}
      {!met.active && (
        <Text tone="muted" size="small">
          <Trans comment="{no} is the number of a tier, {missing} how many members were missing">
            Tier {no} was not reached: active members missing: {missing}.
          </Trans>
        </Text>
      )}
      {!met.outcome && (
        <Text tone="muted" size="small">
          {tier.outcome === 'PROFIT' ? (
            <Trans comment="{no} is the number of a tier">Only when the house has won does tier {no} apply.</Trans>
          ) : (
            <Trans comment="{no} is the number of a tier">Only when the team has won does tier {no} apply.</Trans>
          )}
        </Text>
      )}
    </Stack>
  );
}
