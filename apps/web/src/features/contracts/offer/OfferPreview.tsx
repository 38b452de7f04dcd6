import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentContractPreview } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Heading } from '@mekong/ui/Heading';
import { Money } from '@mekong/ui/Money';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useWindowLabel } from '../../../parts/agents/window-label.ts';

type Worked = NonNullable<AgentContractPreview['worked']>;
type Earned = Worked['downline']['offered'];

interface OfferPreviewProps {
  readonly downline: string;
  /** Undefined while terms cannot be worked out. */
  readonly check: AgentContractPreview | undefined;
  /** It is of what stands there now. */
  readonly isCurrent: boolean;
}

/** What both parties would have got of the last finished cycle: by the terms in force, and by these. */
export function OfferPreview({ downline, check, isCurrent }: OfferPreviewProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const windowOf = useWindowLabel();
  const worked = check?.worked;
  const currency = check?.currency ?? '';
  return (
    <Card as="section" aria-label={t`Last cycle, with these terms`}>
      <Stack gap={4}>
        <Heading level={2} size="subtitle">
          <Trans>Last cycle, with these terms</Trans>
        </Heading>
        {worked ? (
          <>
            <Text tone="muted" size="small">
              {windowOf(worked)}
            </Text>
            <DescriptionList
              label={t({ message: 'What the team has done', comment: 'Figures of the team of a downline in a cycle' })}
              items={[
                {
                  key: 'volume',
                  label: t({ message: 'Valid bets', comment: 'Figure of a team' }),
                  value: <Money amount={worked.team.volume} currency={currency} />,
                },
                {
                  key: 'loss',
                  label: t({ message: 'Cycle loss', comment: 'What the house has won from a team' }),
                  value: <Money amount={worked.team.loss} currency={currency} />,
                },
                {
                  key: 'active',
                  label: t`Active members`,
                  value: formatNumber(worked.team.active, code),
                },
                {
                  key: 'tier',
                  label: t({ message: 'Tier reached', comment: 'Which row of the terms decides' }),
                  value:
                    worked.downline.offered.row === undefined
                      ? t({ message: 'None', context: 'tier', comment: 'No tier was reached' })
                      : formatNumber(worked.downline.offered.row, code),
                },
              ]}
            />
            <Side name={downline} currency={currency} now={worked.downline.now} offered={worked.downline.offered} />
            {worked.own && (
              <Side
                name={t({ message: 'You keep, after all downlines', comment: 'What is left for the upline' })}
                currency={currency}
                now={worked.own.now}
                offered={worked.own.offered}
              />
            )}
          </>
        ) : isCurrent || check === undefined ? (
          <Text tone="muted">
            <Trans>Fill in sound terms to see what both of you would have earned.</Trans>
          </Text>
        ) : (
          <Skeleton shape="control" />
        )}
      </Stack>
    </Card>
  );
}

interface SideProps {
  readonly name: string;
  readonly currency: string;
  readonly now: Earned | undefined;
  readonly offered: Earned;
}

const unitsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

function Side({ name, currency, now, offered }: SideProps) {
  const { t } = useLingui();
  const change = unitsOf(offered.net) - unitsOf(now?.net ?? '0.0000');
  return (
    <Stack gap={2}>
      <Heading level={3}>
        <bdi>{name}</bdi>
      </Heading>
      <DescriptionList
        label={name}
        items={[
          {
            key: 'now',
            label: t({ message: 'Now', context: 'contract', comment: 'By the terms in force' }),
            value: <Money amount={now?.net ?? '0'} currency={currency} />,
          },
          {
            key: 'offered',
            label: t({ message: 'By this offer', context: 'contract', comment: 'By the terms that are offered' }),
            value: <Money amount={offered.net} currency={currency} />,
          },
          {
            key: 'change',
            label: t({ message: 'Change', context: 'contract', comment: 'Difference of two sums of money' }),
            value: <Money amount={change} currency={currency} sign="always" />,
          },
        ]}
      />
    </Stack>
  );
}
