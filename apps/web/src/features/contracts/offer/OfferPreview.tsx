import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentContractPreview } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Heading } from '@mekong/ui/Heading';
import { Money } from '@mekong/ui/Money';
import { EarningsComparison } from '@mekong/ui/patterns/EarningsComparison';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { Text } from '@mekong/ui/Text';
import { useWindowLabel } from '../../../parts/agents/window-label.ts';
import { useSessionValue } from '../../../state/session.ts';
import { type ComparedCycles, comparedCycles } from './offer-state.ts';
import { sumCycles, type TriedCycle } from './sum-cycles.ts';

/** What terms are compared over, and what came of trying them. */
export interface OfferComparison {
  /** Undefined while terms cannot be worked out. */
  readonly check: AgentContractPreview | undefined;
  /** It is of what stands there now. */
  readonly isCurrent: boolean;
  /** Finished cycles that are compared. */
  readonly cycles: ComparedCycles;
  readonly onCyclesChange: (cycles: ComparedCycles) => void;
}

interface OfferPreviewProps extends OfferComparison {
  readonly downline: string;
}

/** What both parties would have got of the last finished cycles: by the terms in force, and by these. */
export function OfferPreview({ downline, check, isCurrent, cycles, onCyclesChange }: OfferPreviewProps) {
  const { t } = useLingui();
  const worked = check?.worked;
  const title =
    cycles === 1
      ? t`Last cycle, with these terms`
      : t`${plural(cycles, { one: 'Last # cycle, with these terms', other: 'Last # cycles, with these terms' })}`;
  const labelOf = (count: ComparedCycles): string =>
    count === 1
      ? t({ message: 'Last cycle', context: 'overview', comment: 'Of a contract: the one before' })
      : t({
          message: plural(count, { one: '# cycle', other: '# cycles' }),
          comment: 'How many cycles of a contract are compared',
        });
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="subtitle">
          {title}
        </Heading>
        <Tabs
          label={t({
            message: 'Compare over',
            comment: 'How many cycles of a contract are compared; their number follows',
          })}
          tabs={comparedCycles.map((count) => ({ value: `${count}`, label: labelOf(count) }))}
          value={`${cycles}`}
          onValueChange={(value) => onCyclesChange(comparedCycles.find((count) => `${count}` === value) ?? 1)}
          isFullWidth
        >
          {worked ? (
            <Sums downline={downline} currency={check.currency} tried={[worked, ...check.earlier]} />
          ) : isCurrent || check === undefined ? (
            <Text tone="muted">
              <Trans>Fill in sound terms to see what both of you would have earned.</Trans>
            </Text>
          ) : (
            <Skeleton shape="control" />
          )}
        </Tabs>
      </Stack>
    </Card>
  );
}

interface SumsProps {
  readonly downline: string;
  readonly currency: string;
  /** At least one, the newest first. */
  readonly tried: readonly [TriedCycle, ...TriedCycle[]];
}

function Sums({ downline, currency, tried }: SumsProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const windowOf = useWindowLabel();
  const account = useSessionValue('account') ?? '';
  const sums = sumCycles(tried);
  const tierOf = ({ offered }: TriedCycle['downline']): string => {
    if (offered.row === undefined) return t({ message: 'None', context: 'tier', comment: 'No tier was reached' });
    return formatNumber(offered.row, code);
  };
  const [last, ...earlier] = tried;
  return (
    <Stack gap={4}>
      <Text tone="muted" size="small">
        {windowOf(sums)}
      </Text>
      <EarningsComparison
        currency={currency}
        nowLabel={t({ message: 'Now', context: 'contract', comment: 'By the terms in force' })}
        offeredLabel={t({ message: 'By this offer', context: 'contract', comment: 'By the terms that are offered' })}
        parties={[
          { ...{ key: 'downline', name: downline, account: downline, tone: 'gain' }, ...sums.downline },
          ...(sums.own
            ? [
                {
                  name: t({ message: 'You keep, after all downlines', comment: 'What is left for the upline' }),
                  ...{ key: 'own', account, tone: 'own' as const },
                  ...sums.own,
                },
              ]
            : []),
        ]}
      />
      <DescriptionList
        label={t({ message: 'What the team has done', comment: 'Figures of the team of a downline in a cycle' })}
        items={[
          {
            key: 'volume',
            label: t({ message: 'Valid bets', comment: 'Figure of a team' }),
            value: <Money amount={sums.volume} currency={currency} />,
          },
          {
            key: 'loss',
            label: t({ message: 'Cycle loss', comment: 'What the house has won from a team' }),
            value: <Money amount={sums.loss} currency={currency} />,
          },
          ...(earlier.length
            ? []
            : [
                { key: 'active', label: t`Active members`, value: formatNumber(last.team.active, code) },
                {
                  key: 'tier',
                  label: t({ message: 'Tier reached', comment: 'Which row of the terms decides' }),
                  value: tierOf(last.downline),
                },
              ]),
        ]}
      />
      {earlier.length > 0 && (
        <Stack gap={2}>
          <Heading level={3}>{t({ message: 'Tier reached', comment: 'Which row of the terms decides' })}</Heading>
          <DescriptionList
            label={t({ message: 'Tier reached', comment: 'Which row of the terms decides' })}
            items={tried.map((cycle) => ({ key: cycle.start, label: windowOf(cycle), value: tierOf(cycle.downline) }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
