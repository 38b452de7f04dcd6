import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentOverview } from '@mekong/api-client/types';
import { formatDayMonth } from '@mekong/i18n/formats/day-month';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatChange } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import type { ReactNode } from 'react';
import { changeOf } from './change.ts';
import type { overviewPeriods } from './overview-search.ts';

interface OverviewFiguresProps {
  readonly period: (typeof overviewPeriods)[number];
  /** Undefined while it is loading. */
  readonly overview: AgentOverview | undefined;
}

/** Size of the team, and what it has done in a period beside the one before it. */
export function OverviewFigures({ period, overview }: OverviewFiguresProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const money = (amount: string) => <Money amount={amount} currency={overview?.currency} />;
  const number = (value: number) => formatNumber(value, code);
  /** The figure of the period before; of one that is over the change, which of one that runs would only say how far it is. */
  const before = (value: ReactNode, now: string | number, last: string | number) => (
    <>
      {period === 'LAST_CYCLE' && <Change value={changeOf(now, last)} />}
      <Before period={period} value={value} />
    </>
  );
  return (
    <Stack gap={2}>
      <StatCards label={t`Figures of your team`} expected={8} stats={overview && statsOf(overview)} />
      {overview && <About overview={overview} />}
    </Stack>
  );

  function statsOf({ team, figures, before: last }: AgentOverview) {
    return [
      {
        key: 'team',
        label: t({ message: 'Members of the team', comment: 'How many accounts stand below an agent' }),
        value: number(team.members),
        note: (
          <>
            {t`${plural(team.joinedToday, { one: '# joined today', other: '# joined today' })}`}
            {' · '}
            {t({
              message: plural(team.online, { one: '# online', other: '# online' }),
              comment: 'Members of a team who are on the site now',
            })}
          </>
        ),
      },
      {
        key: 'active',
        label:
          figures.activeFrom === undefined
            ? t({ message: 'Players today', comment: 'Members of a team who have bet today' })
            : t`Active members`,
        value: (
          <Trans comment="How many members of a team have played, and how many there are: 86 of 214">
            {number(figures.active)}{' '}
            <Text as="span" tone="muted">
              of {number(team.members)}
            </Text>
          </Trans>
        ),
        note: before(number(last.active), figures.active, last.active),
      },
      {
        key: 'volume',
        label: t`Valid bets`,
        value: money(figures.validBet),
        note: before(money(last.validBet), figures.validBet, last.validBet),
      },
      {
        key: 'net',
        label: t({
          message: 'Net of the team',
          comment: 'What the house has won from a team: stakes less payouts and bonuses',
        }),
        value: money(figures.net),
        note: before(money(last.net), figures.net, last.net),
      },
      {
        key: 'in',
        label: t`Deposits`,
        value: money(figures.deposits),
        note: before(money(last.deposits), figures.deposits, last.deposits),
      },
      {
        key: 'out',
        label: t`Withdrawals`,
        value: money(figures.withdrawals),
        note: before(money(last.withdrawals), figures.withdrawals, last.withdrawals),
      },
      {
        key: 'income',
        label: t({ message: 'My income', comment: 'Page of the agent centre' }),
        value: money(figures.income),
        note: before(money(last.income), figures.income, last.income),
      },
      {
        key: 'paid',
        label: t({
          message: 'Paid of it',
          context: 'income',
          comment: 'What of the income of a period was paid by now',
        }),
        value: money(figures.paid),
        note: before(money(last.paid), figures.paid, last.paid),
      },
    ];
  }
}

/** A change by arrow and sign; nothing where there is nothing to compare with. */
function Change({ value }: { readonly value: number | undefined }) {
  const { code } = useLanguage();
  if (value === undefined) return null;
  const text = <bdi>{formatChange(value, code)}</bdi>;
  if (value === 0) return <>{text} · </>;
  return (
    <>
      <Text as="span" size="small" weight="semibold" tone={value < 0 ? 'negative' : 'positive'}>
        {/* a letter, as an icon is a block of its own; the sign says it to screen readers */}
        <span aria-hidden>{value < 0 ? '\u2193' : '\u2191'}</span>
        {'\u00a0'}
        {text}
      </Text>
      {' · '}
    </>
  );
}

/** The figure of the period before. */
function Before({ period, value }: { readonly period: OverviewFiguresProps['period']; readonly value: ReactNode }) {
  if (period === 'TODAY') return <Trans comment="Note below a figure of today">Yesterday: {value}</Trans>;
  if (period === 'CYCLE') return <Trans comment="Note below a figure of the running cycle">Last cycle: {value}</Trans>;
  return <Trans comment="Note below a figure of the last cycle">The cycle before: {value}</Trans>;
}

/** What the figures are of, up to when, and who is active. */
function About({ overview: { currency, asOf, figures } }: { readonly overview: AgentOverview }) {
  const { code } = useLanguage();
  const { from, to, activeFrom } = figures;
  const [first, last] = [formatDayMonth(from, code), formatDayMonth(to, code)];
  return (
    <Text size="small" tone="muted">
      {from === to ? first : `${first} – ${last}`}
      {' · '}
      <Trans context="overview" comment="Up to which time figures are">
        As of <DateTime value={asOf} show="time" hasSeconds />
      </Trans>
      {activeFrom !== undefined && (
        <>
          {' · '}
          <Trans comment="From which valid bets of a cycle a member counts as active">
            Active: valid bets of at least <Money amount={activeFrom} currency={currency} />
          </Trans>
        </>
      )}
    </Text>
  );
}
