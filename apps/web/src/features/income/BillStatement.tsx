import { useLingui } from '@lingui/react/macro';
import type { AgentBillDetail } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { type Description, DescriptionList } from '@mekong/ui/DescriptionList';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';
import { BillCorrection } from './BillCorrection.tsx';
import { BillOutcome } from './BillOutcome.tsx';
import { BillRate, BillTiers } from './BillTiers.tsx';
import { unitsOf } from './bill-labels.tsx';
import type { IncomeSearch } from './income-search.ts';

interface BillStatementProps {
  readonly detail: AgentBillDetail;
  readonly hrefOf: (change: Partial<IncomeSearch>) => string;
}

/** Of the address of another bill: none of its rows is open. */
const noRows = { rows: undefined, member: undefined } satisfies Partial<IncomeSearch>;

/** The amount with the other sign: what is taken off. */
const less = (amount: string): bigint => -unitsOf(amount);

/** A bill in three steps: what the team brought, the tier that decided, and what is left of it. */
export function BillStatement({ detail, hrefOf }: BillStatementProps) {
  const { t } = useLingui();
  const team = useTeamLines(detail, hrefOf);
  const yours = useOwnLines(detail, hrefOf);
  const { correction } = detail.statement;
  if (correction)
    return (
      <BillCorrection
        statement={detail.statement}
        correction={correction}
        href={hrefOf({ bill: correction.bill, ...noRows })}
      >
        <BillOutcome detail={detail} />
      </BillCorrection>
    );
  return (
    <Stack gap={5}>
      <Section title={t`1. Results of the team`}>
        <Card>
          <DescriptionList items={team} />
        </Card>
      </Section>
      <Section title={t`2. The tier that decided, and why the next did not`}>
        <BillTiers detail={detail} />
      </Section>
      <Section title={t`3. What is left`}>
        <Card>
          <Stack gap={4}>
            <DescriptionList items={yours} />
            <BillOutcome detail={detail} />
          </Stack>
        </Card>
      </Section>
    </Stack>
  );
}

/** A figure with the way to the rows behind it. */
function Figure({
  children,
  href,
  rows,
}: {
  readonly children: ReactNode;
  readonly href: string;
  readonly rows: string;
}) {
  return (
    <Inline justify="end" gap={2}>
      <Link href={href}>{rows}</Link>
      {children}
    </Inline>
  );
}

function useEarlierBill(): string {
  const { t } = useLingui();
  return t({ message: 'That bill', comment: 'Link to the earlier bill that an amount comes from' });
}

function useTeamLines(
  { statement, terms, carriedFrom }: AgentBillDetail,
  hrefOf: BillStatementProps['hrefOf'],
): Description[] {
  const { t } = useLingui();
  const earlier = useEarlierBill();
  const { code } = useLanguage();
  const { team, currency, wages, carryIn, loss, kind } = statement;
  const money = (amount: string | bigint) => <Money amount={amount} currency={currency} />;
  const bets = t({ message: 'Bets', context: 'rows', comment: 'Link to the bets that a figure is the sum of' });
  const behind = (amount: ReactNode) => (
    <Figure
      href={hrefOf({ rows: 'members' })}
      rows={t({ message: 'Members', context: 'rows', comment: 'Link to the members that a figure is the sum of' })}
    >
      {amount}
    </Figure>
  );
  const lines: Description[] = [
    {
      key: 'volume',
      label: t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' }),
      value: behind(money(team.volume)),
    },
    {
      key: 'bets',
      label: t({ message: 'Bets', context: 'bill', comment: 'Number of bets that a bill counts' }),
      value: (
        <Figure href={hrefOf({ rows: 'bets' })} rows={bets}>
          {formatNumber(team.bets, code)}
        </Figure>
      ),
    },
    { key: 'active', label: t`Active members`, value: behind(formatNumber(team.active, code)) },
    {
      key: 'ggr',
      label: t({ message: 'Stakes less payouts', comment: 'What the house has won from the team' }),
      value: behind(money(team.ggr)),
    },
  ];
  if (kind !== 'DIVIDEND') return lines;
  if (terms.deductions.includes('BONUS'))
    lines.push({
      key: 'bonus',
      label: t({ message: 'Bonuses of the team', comment: 'Taken off what the house has won' }),
      value: (
        <Figure
          href={hrefOf({ rows: 'bonuses' })}
          rows={t({
            message: 'Bonuses',
            context: 'rows',
            comment: 'Link to the bonuses that a figure is the sum of',
          })}
        >
          {money(less(team.bonus))}
        </Figure>
      ),
    });
  if (terms.deductions.includes('DAILY_WAGE'))
    lines.push({
      key: 'wages',
      label: t({ message: 'Daily wages of the team', comment: 'Taken off what the house has won' }),
      value: (
        <Figure
          href={hrefOf({ rows: 'wages' })}
          rows={t({
            message: 'Wages',
            context: 'rows',
            comment: 'Link to the daily wages that a figure is the sum of',
          })}
        >
          {money(less(wages))}
        </Figure>
      ),
    });
  if (terms.carry !== 'NONE')
    lines.push({
      key: 'carryIn',
      label: t({ message: 'Carried over from before', comment: 'What the cycle before has left, zero or below' }),
      value:
        carriedFrom === undefined ? (
          money(carryIn)
        ) : (
          <Figure href={hrefOf({ bill: carriedFrom, ...noRows })} rows={earlier}>
            {money(carryIn)}
          </Figure>
        ),
    });
  lines.push({
    key: 'loss',
    label: t`Cycle loss`,
    value: (
      <Text as="span" weight="bold">
        {money(loss)}
      </Text>
    ),
  });
  return lines;
}

/** What is below a cent, in units of the currency: exact, without zeros at its end. */
function remainderOf(remainder: string): string {
  const [sign, digits] = remainder.startsWith('-') ? ['-', remainder.slice(1)] : ['', remainder];
  const places = digits.padStart(11, '0');
  return `${sign}${places.slice(0, -10)}.${places.slice(-10).replace(/0+$/, '').padEnd(4, '0')}`;
}

function useOwnLines(
  { statement, below, bill, previous }: AgentBillDetail,
  hrefOf: BillStatementProps['hrefOf'],
): Description[] {
  const { t } = useLingui();
  const earlier = useEarlierBill();
  const { base, gross, remainder, downlines, net, before, delta, due, currency, rateType, carryOut } = statement;
  const money = (amount: string | bigint) => <Money amount={amount} currency={currency} />;
  const left = downlines.reduce((sum, one) => sum - unitsOf(one.gross), unitsOf(gross));
  const shortfall = unitsOf(net) - left;
  return [
    {
      key: 'gross',
      label: t({ message: 'What the tier pays', comment: 'A share of a base, or an amount' }),
      value: (
        <Inline justify="end" gap={2}>
          {rateType === 'P' && (
            <Text as="span" tone="muted">
              {money(base)} × <BillRate statement={statement} />
            </Text>
          )}
          {money(gross)}
        </Inline>
      ),
    },
    {
      key: 'remainder',
      label: t({ message: 'Below a cent, not paid', comment: 'Rest of a division, below the smallest amount paid' }),
      value: <bdi dir="ltr">{remainderOf(remainder)}</bdi>,
    },
    ...downlines.map((one, n) => {
      const { partner = '', billId } = below[n] ?? {};
      return {
        key: `downline ${one.contract}`,
        label: one.funding
          ? t({
              message: `To ${partner}, from the wallet`,
              comment: 'What an agent pays a downline; its user name follows',
            })
          : t({ message: `To ${partner}`, comment: 'What a downline gets; its user name follows' }),
        value:
          billId === undefined ? (
            money(less(one.gross))
          ) : (
            <Figure
              href={hrefOf({ bill: billId, ...noRows })}
              rows={t({ message: 'Their bill', comment: 'Link to the bill of a downline' })}
            >
              {money(less(one.gross))}
            </Figure>
          ),
      };
    }),
    ...(shortfall > 0n
      ? [{ key: 'shortfall', label: t`Shortfall that the house bears`, value: money(shortfall) }]
      : []),
    ...(bill.no > 1
      ? [
          {
            key: 'before',
            label: t({ message: 'Bills of this period before', comment: 'Taken off: they were made already' }),
            value:
              previous === undefined ? (
                money(less(before))
              ) : (
                <Figure href={hrefOf({ bill: previous, ...noRows })} rows={earlier}>
                  {money(less(before))}
                </Figure>
              ),
          },
        ]
      : []),
    {
      key: 'delta',
      label: t({ message: 'Bill', comment: 'What a bill comes to' }),
      value: (
        <Text as="span" weight="bold">
          {money(delta)}
        </Text>
      ),
    },
    ...below.flatMap(({ contract, partner, unpaid }) =>
      unpaid === undefined
        ? []
        : [
            {
              key: `unpaid ${contract}`,
              label: t({ message: `Still to be paid to ${partner}`, comment: 'What a wallet could not pay yet' }),
              value: money(unpaid),
            },
          ],
    ),
    ...(due === undefined
      ? []
      : [
          {
            key: 'due',
            label: t({ message: 'Goes to the wallet', comment: 'Of a bill: downlines are paid out of it' }),
            value: money(due.delta),
          },
        ]),
    ...(unitsOf(carryOut) === 0n
      ? []
      : [
          {
            key: 'carryOut',
            label: t({ message: 'Carried over to the next', comment: 'What a cycle leaves, zero or below' }),
            value: money(carryOut),
          },
        ]),
  ];
}
