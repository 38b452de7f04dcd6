import { Trans, useLingui } from '@lingui/react/macro';
import type { BonusContribution } from '@mekong/api-client/types';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Accordion } from '@mekong/ui/Accordion';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useSessionValue } from '../../state/session.ts';
import { categoryLabels } from '../records/category-labels.ts';

/** What a bonus asks for, in full: what is staked first, what counts, and what ends it. */
export function BonusRules({ contributions }: { readonly contributions: readonly BonusContribution[] }) {
  const { i18n, t } = useLingui();
  const { code: language } = useLanguage();
  const isSingle = useSessionValue('wallet')?.isSingle ?? true;
  return (
    <Accordion
      level={3}
      items={[
        {
          key: 'rules',
          title: t`How the bonus works`,
          content: (
            <Stack gap={3}>
              <Text size="small">
                <Trans>
                  Your cash is bet first, then bonus money. Winnings are split the way the bet was paid. Bonus money
                  cannot be withdrawn or passed on.
                </Trans>
              </Text>
              {!isSingle && (
                <Text size="small">
                  <Trans>Bonus money is bet once no cash is left in any of your wallets.</Trans>
                </Text>
              )}
              <Text size="small">
                <Trans>
                  While a bonus is in play or waits, you cannot withdraw or transfer money. You can give it up at any
                  time on the page Bonuses.
                </Trans>
              </Text>
              <Text size="small">
                <Trans>
                  When enough bets count, the bonus money that is left becomes cash. If the time runs out first, or you
                  give the bonus up, it goes back. Your cash stays yours in every case.
                </Trans>
              </Text>
              <Text size="small">
                <Trans>
                  If part of the deposit is taken back, the bonus becomes smaller, in line with what is left. If too
                  little is left, it ends.
                </Trans>
              </Text>
              <Text size="small" weight="bold">
                <Trans>How much of a bet counts</Trans>
              </Text>
              <DescriptionList
                items={contributions.map(({ category, percent }) => ({
                  key: category,
                  label: i18n._(categoryLabels[category]),
                  value: formatPercent(percent / 100, language),
                }))}
              />
            </Stack>
          ),
        },
      ]}
    />
  );
}
