import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentContract, AgentContractTerms } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Table } from '@mekong/ui/Table';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { PencilLine } from 'lucide';
import type { ReactNode } from 'react';
import { useTermsLabels } from './terms-labels.ts';
import { exampleOf } from './tier-example.ts';

type Tier = AgentContractTerms['tiers'][number];

/** What is shown of a contract, or of one that is only being written. */
type ShownContract = Pick<AgentContract, 'kind' | 'currency' | 'open' | 'signed' | 'inForce' | 'last'>;

interface Row {
  readonly key: string;
  readonly label: string;
  readonly write: (terms: AgentContractTerms) => ReactNode;
  /** What the two sides are compared by. */
  readonly say: (terms: AgentContractTerms) => string;
}

/** Props of {@link ContractTerms}. */
export interface ContractTermsProps {
  readonly contract: ShownContract;
  /**
   * Whether it is known who pays what the contract comes to; until then the terms do not say it.
   * @default true
   */
  readonly isPayerKnown?: boolean;
}

/** The terms of a contract in plain words; beside those in force, the ones that wait or start later, with what differs. */
export function ContractTerms({ contract, isPayerKnown = true }: ContractTermsProps) {
  const rows = useRows(contract, isPayerKnown);
  const { open, signed, inForce, last } = contract;
  const now = inForce ?? (open && signed) ?? undefined;
  const next = open ?? signed;
  const only = next ?? inForce ?? last;
  if (!only) return null;
  if (now === undefined || next === undefined || now === next)
    return <OneTerms terms={only} facts={rows.facts} tiers={rows.tiers(only.tiers.length)} />;
  const tiers = rows.tiers(Math.max(now.tiers.length, next.tiers.length));
  return <ChangedTerms now={now} next={next} isOffer={open !== undefined} rows={[...rows.facts, ...tiers]} />;
}

interface OneTermsProps {
  readonly terms: AgentContractTerms;
  readonly facts: readonly Row[];
  readonly tiers: readonly Row[];
}

/** Terms with nothing to compare them with: one card, since rows of a table would be a card each on a phone. */
function OneTerms({ terms, facts, tiers }: OneTermsProps) {
  const { t } = useLingui();
  return (
    <Card>
      <Stack gap={4}>
        <DescriptionList
          label={t({ message: 'Terms', context: 'contract', comment: 'What a contract lays down' })}
          items={facts.map(({ key, label, write }) => ({ key, label, value: write(terms) }))}
        />
        {tiers.map(({ key, label, write }) => (
          <Stack key={key} gap={1}>
            <Text weight="bold">{label}</Text>
            {write(terms)}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

interface ChangedTermsProps {
  readonly now: AgentContractTerms;
  readonly next: AgentContractTerms;
  /** Whether the next terms wait for an answer; otherwise they are signed. */
  readonly isOffer: boolean;
  readonly rows: readonly Row[];
}

/** Terms in force beside those that are to follow. */
function ChangedTerms({ now, next, isOffer, rows }: ChangedTermsProps) {
  const { t } = useLingui();
  return (
    <Table<Row>
      caption={t({ message: 'Terms', context: 'contract', comment: 'What a contract lays down' })}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'label',
          header: t({ message: 'Term', comment: 'Heading of a column: what a contract lays down' }),
          priority: 'high',
          cell: ({ label, say }) => (
            <Stack gap={1} align="start">
              <span>{label}</span>
              {say(now) !== say(next) && (
                <Tag tone="accent" icon={PencilLine}>
                  {t({
                    message: 'Changes',
                    context: 'contract',
                    comment: 'This term of a contract would be another one',
                  })}
                </Tag>
              )}
            </Stack>
          ),
        },
        {
          key: 'now',
          header: t({
            message: 'In force',
            context: 'contract',
            comment: 'A step of a contract: its terms have started',
          }),
          cell: ({ write }) => write(now),
        },
        {
          key: 'next',
          header: isOffer
            ? t({ message: 'Offered', comment: 'A step of a contract' })
            : t({ message: 'Signed', context: 'contract', comment: 'A step of a contract' }),
          cell: ({ write }) => write(next),
        },
      ]}
    />
  );
}

interface Rows {
  readonly facts: readonly Row[];
  /** Rows of so many tiers. */
  readonly tiers: (count: number) => readonly Row[];
}

function useRows({ kind, currency }: ShownContract, isPayerKnown: boolean): Rows {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { periods, taken, carries } = useTermsLabels();
  const nothing = t({ message: 'Nothing', context: 'contract', comment: 'Nothing is deducted' });
  const line = (key: string, label: string, say: Row['say']): Row => ({ key, label, say, write: say });
  const ofDividend: Row[] = [
    line(
      'deductions',
      t({ message: 'Deducted first', comment: 'What is taken off before a dividend' }),
      ({ deductions }) => deductions.map((one) => lookUp(taken, one, taken.BONUS)).join(' · ') || nothing,
    ),
    line('carry', t({ message: 'A cycle that the team wins', comment: 'What becomes of it' }), ({ carry }) =>
      lookUp(carries, carry, carries.NONE),
    ),
  ];
  const payer = line(
    'funding',
    t({ message: 'Paid by', comment: 'Who pays what a contract comes to' }),
    ({ funding }) =>
      funding === undefined
        ? t({ message: 'The house', comment: 'Party of a contract: the site itself' })
        : t({ message: 'The upline, from its own wallet', comment: 'Who pays what a contract comes to' }),
  );
  const facts = [
    line(
      'period',
      t({ message: 'Settled', context: 'contract', comment: 'How often a contract is settled' }),
      ({ period }) => lookUp(periods, period, periods.day),
    ),
    {
      key: 'activeFrom',
      label: t({ message: 'Active from valid bets of', comment: 'When a member counts as active; an amount follows' }),
      write: ({ activeFrom }: AgentContractTerms) => <Money amount={activeFrom} currency={currency} />,
      say: ({ activeFrom }: AgentContractTerms) => activeFrom,
    },
    ...(kind === 'DIVIDEND' ? ofDividend : []),
    ...(isPayerKnown ? [payer] : []),
  ];
  const tiers = (count: number) =>
    Array.from({ length: count }, (_, n): Row => {
      const no = formatNumber(n + 1, code);
      return {
        key: `tier ${n}`,
        label: t({ message: `Tier ${no}`, comment: '{no} is the number of a tier' }),
        write: (terms) => {
          const tier = terms.tiers[n];
          return tier ? <TierSentence tier={tier} isDividend={kind === 'DIVIDEND'} currency={currency} /> : '–';
        },
        say: (terms) => JSON.stringify(terms.tiers[n] ?? null),
      };
    });
  return { facts, tiers };
}

/** Props of {@link TierSentence}. */
export interface TierSentenceProps {
  readonly tier: Tier;
  readonly isDividend: boolean;
  readonly currency: string;
}

/** A tier in plain sentences: whose cycles it is for, what it pays, and an example of that. */
export function TierSentence({ tier, isDividend, currency }: TierSentenceProps) {
  const { code } = useLanguage();
  const { outcome, netLoss = '0', minimumBet, rateType, rate } = tier;
  const { base, pays } = exampleOf(rate, isDividend ? netLoss : minimumBet);
  const money = (amount: bigint) => <Money amount={amount} currency={currency} />;
  return (
    <Stack gap={1}>
      {outcome === 'PROFIT' && (
        <Text align="start">
          <Trans comment="A condition of a tier of a contract; what it pays follows">
            Only for cycles that the house wins.
          </Trans>
        </Text>
      )}
      {outcome === 'LOSS' && (
        <Text align="start">
          <Trans comment="A condition of a tier of a contract; what it pays follows">
            Only for cycles that the team wins, or that end even.
          </Trans>
        </Text>
      )}
      <Text align="start">
        {rateType === 'A' ? (
          <PaidAmount tier={tier} currency={currency} />
        ) : (
          <PaidShare tier={tier} isDividend={isDividend} share={formatPercent(rate, code)} currency={currency} />
        )}
      </Text>
      {rateType !== 'A' && (
        <Text size="small" tone="muted" align="start">
          <Trans comment="An example of what a rate pays of an amount">
            Of {money(base)} that is {money(pays)}.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

type PaidProps = Omit<TierSentenceProps, 'isDividend'>;

/** Whether a tier asks for nothing; its outcome is said before. */
const asksNothing = ({ minimumBet, netLoss = '0', activeMember }: Tier) =>
  activeMember === 0 && [minimumBet, netLoss].every((least) => Number(least) === 0);

function PaidAmount({ tier, currency }: PaidProps) {
  const { code } = useLanguage();
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const { outcome, minimumBet, rate } = tier;
  const active = formatNumber(tier.activeMember, code);
  if (!asksNothing(tier))
    return (
      <Trans comment="A tier of a contract; {active} is a number of members">
        From {money(minimumBet)} valid bets, with active members: {active}, it pays {money(rate)}.
      </Trans>
    );
  return outcome === 'ANY' ? (
    <Trans comment="A tier of a contract that has no condition; an amount follows">It always pays {money(rate)}.</Trans>
  ) : (
    <Trans comment="A tier of a contract, after whose cycles it is for; an amount follows">
      It pays {money(rate)}.
    </Trans>
  );
}

function PaidShare({ tier, isDividend, share, currency }: PaidProps & { isDividend: boolean; share: string }) {
  const { code } = useLanguage();
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const { outcome, minimumBet, netLoss = '0' } = tier;
  const active = formatNumber(tier.activeMember, code);
  if (isDividend)
    return (
      <Trans comment="A tier of a contract; {active} is a number of members, {share} a rate in percent">
        From {money(minimumBet)} valid bets and a cycle loss of {money(netLoss)}, with active members: {active}, it pays{' '}
        {share} of the cycle loss.
      </Trans>
    );
  if (!asksNothing(tier))
    return (
      <Trans comment="A tier of a contract; {active} is a number of members, {share} a rate in percent">
        From {money(minimumBet)} valid bets, with active members: {active}, it pays {share} of the valid bets.
      </Trans>
    );
  return outcome === 'ANY' ? (
    <Trans comment="A tier of a contract that has no condition; {share} is a rate in percent">
      It always pays {share} of the valid bets.
    </Trans>
  ) : (
    <Trans comment="A tier of a contract, after whose cycles it is for; {share} is a rate in percent">
      It pays {share} of the valid bets.
    </Trans>
  );
}
